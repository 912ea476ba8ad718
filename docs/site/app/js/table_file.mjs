// @ts-check
/**
 * A table's own rules as the small TOML file that `hombre judge --table` reads.
 * Whoever reads one hands in the TOML parser: it is loaded only then.
 */
import { EDITIONS } from "./reading_names.mjs";
import { FORMAT, isKnown, tableOf } from "./readings.mjs";

/** @typedef {import("./readings.mjs").Table} Table */
/** @typedef {import("./table_law.mjs").Law} Law */
/** `kind` is a word of the page's table; `line` is 0 where it is not known. */
/** @typedef {{kind: string, name: string, line: number}} Problem */
/** @typedef {(text: string) => Record<string, any>} Parse throws with a `line` */

const LARGEST = 64_000;
const MEMBERS = ["format", "game", "name", "edition", "readings"];

/** @param {Table} table @returns {string} */
export function writeTable(table) {
  const lines = [`format = ${quoted(FORMAT)}`];
  if (table.name) lines.push(`name = ${quoted(table.name)}`);
  lines.push(`edition = ${quoted(table.edition)}`, "", "[readings]");
  for (const [slug, one] of Object.entries(table.readings)) lines.push(`${slug} = ${quoted(one)}`);
  return lines.join("\n") + "\n";
}

/** JSON's quotes are TOML's but for DEL, and for halves of characters. */
/** @param {string} text */
function quoted(text) {
  return JSON.stringify(text.replace(/\p{Cs}/gu, "\ufffd")).replace(/\x7f/g, "\\u007f");
}

/**
 * The table of a file, or everything that is wrong with it.
 * @param {string} text
 * @param {Law | null} law knows the French words by which readings may be called
 * @param {Parse} parse
 * @returns {{table: Table | null, problems: Problem[]}}
 */
export function readTableFile(text, law, parse) {
  if (text.length > LARGEST) return failed("too-big");
  let content;
  try {
    content = parse(text.replace(/^\ufeff/, ""));
  } catch (error) {
    const line = /** @type {{line?: unknown}} */ (error)?.line;
    if (typeof line !== "number") throw error; // not the parser's: a fault of ours
    return failed("not-toml", line);
  }
  /** @type {Problem[]} */
  const problems = [];
  const complain = (/** @type {string} */ kind, /** @type {unknown} */ name = "") =>
    void problems.push({ kind, name: String(name), line: 0 });
  if (content.format !== FORMAT) complain("bad-format");
  if ((content.game ?? "bete-hombree") !== "bete-hombree") complain("bad-member", content.game);
  for (const name of Object.keys(content)) if (!MEMBERS.includes(name)) complain("bad-member", name);
  if (typeof (content.name ?? "") !== "string") complain("bad-member", "name");
  const edition = editionOf(content.edition ?? "text/1");
  if (!edition) complain("bad-edition", content.edition);
  const readings = readingsOf(content.readings ?? {}, law, complain);
  if (problems.length || !edition) return { table: null, problems };
  return { table: tableOf(content.name ?? "", edition, readings), problems };
}

/** @param {string} kind @param {number} [line] @returns {{table: null, problems: Problem[]}} */
function failed(kind, line = 0) {
  return { table: null, problems: [{ kind, name: "", line }] };
}

/** The edition in full; without a version, its newest one. */
/** @param {unknown} written @returns {string | undefined} */
function editionOf(written) {
  const [name, version = ""] = String(written).split(/\/(.*)/s);
  const plain = name === "texte" ? "text" : name;
  const versions = Object.keys(EDITIONS).filter((one) => one.startsWith(`${plain}/`));
  return version ? versions.find((one) => one === `${plain}/${version}`) : versions.at(-1);
}

/**
 * @param {unknown} written @param {Law | null} law
 * @param {(kind: string, name?: unknown) => void} complain
 */
function readingsOf(written, law, complain) {
  /** @type {Record<string, string>} */
  const found = {};
  if (written === null || typeof written !== "object") {
    complain("bad-member", "readings");
    return found;
  }
  for (const [name, one] of Object.entries(written)) {
    const slug = slugOf(name, law);
    const choice = typeof one === "string" ? alternativeOf(slug, one, law) : String(one);
    if (typeof one !== "string" || !isKnown(slug, choice)) complain("unknown", `${name}=${one}`);
    else if (Object.hasOwn(found, slug) && found[slug] !== choice) complain("twice", name);
    else found[slug] = choice;
  }
  return found;
}

/** @param {string} name @param {Law | null} law */
function slugOf(name, law) {
  const all = Object.entries(law?.readings ?? {});
  if (all.some(([slug]) => slug === name)) return name;
  return all.find(([, reading]) => reading.name === labelled(name))?.[0] ?? name;
}

/** @param {string} slug @param {string} one @param {Law | null} law */
function alternativeOf(slug, one, law) {
  const known = Object.hasOwn(law?.readings ?? {}, slug) ? law?.readings[slug].alternatives : [];
  if (known?.some((each) => each.slug === one)) return one;
  return known?.find((each) => each.name === labelled(one))?.slug ?? one;
}

/** A French label as it may be typed: without accents, hyphens for spaces. */
/** @param {string} words */
function labelled(words) {
  const folded = words.toLowerCase().replaceAll("œ", "oe").normalize("NFKD").replace(/\p{Mn}/gu, "");
  return folded.replace(/['’]/g, " ").trim().split(/\s+/).join("-");
}
