// @ts-check
/**
 * The readings that a table has chosen: kept in this browser, and written short for links.
 *
 * Everywhere `chosen` is `{reading: alternative}` with what differs from the house's defaults,
 * the edition's own choices included: what the engine takes as `table`.
 */
import { EDITIONS, READINGS } from "./reading_names.mjs";

/** @typedef {Record<string, string>} Chosen */
/**
 * A table: its name, the edition it starts from, and every choice that departs from that edition.
 * @typedef {{name: string, edition: string, readings: Chosen}} Table
 */

export const KEY = "hombre.table";
export const FORMAT = "hombre-table/1";
const LONGEST = 4000;

/** @returns {Table} a table that plays the text as the house reads it */
export function plainTable() {
  return { name: "", edition: "text/1", readings: {} };
}

/** @param {string} reading @param {string} alternative @returns {boolean} whether both exist */
export function isKnown(reading, alternative) {
  return Object.hasOwn(READINGS, reading) && READINGS[reading].includes(alternative);
}

/**
 * The answer to every open point: the defaults, the edition's choices, and then the table's.
 * @param {Table} table
 * @returns {Chosen}
 */
export function answers(table) {
  const defaults = Object.entries(READINGS).map(([slug, known]) => [slug, known[0]]);
  return { ...Object.fromEntries(defaults), ...EDITIONS[table.edition], ...table.readings };
}

/** @param {Table} table @returns {Chosen} what differs from the defaults */
export function chosenOf(table) {
  const all = Object.entries(answers(table));
  return Object.fromEntries(all.filter(([slug, one]) => READINGS[slug]?.[0] !== one));
}

/**
 * A table with these answers; what the edition answers in the same way is not written down.
 * @param {string} name @param {string} edition @param {Chosen} wanted
 * @returns {Table}
 */
export function tableOf(name, edition, wanted) {
  const base = answers({ name, edition, readings: {} });
  const own = Object.entries({ ...base, ...wanted }).filter(([slug, one]) => base[slug] !== one);
  return { name, edition, readings: Object.fromEntries(own) };
}

/** @param {Table} table @returns {number} how many choices depart from the edition */
export function departures(table) {
  return Object.keys(table.readings).length;
}

// --- kept in this browser ----------------------------------------------------------------------

/**
 * The table kept in this browser, and what in it this version does not know.
 * @returns {{table: Table, dropped: string[]}}
 */
export function load() {
  let content;
  try {
    content = JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    content = null; // storage refused, or not ours: the plain table
  }
  return readTable(content);
}

/**
 * A table from any JSON value; what is unknown in it is dropped and named.
 * @param {any} content
 * @returns {{table: Table, dropped: string[]}}
 */
export function readTable(content) {
  const table = plainTable();
  if (content === null || typeof content !== "object" || content.format !== FORMAT) {
    return { table, dropped: [] };
  }
  table.name = typeof content.name === "string" ? content.name.slice(0, 200) : "";
  /** @type {string[]} */
  const dropped = [];
  if (Object.hasOwn(EDITIONS, content.edition)) table.edition = content.edition;
  else dropped.push(String(content.edition));
  for (const [slug, one] of Object.entries(content.readings ?? {})) {
    if (isKnown(slug, String(one))) table.readings[slug] = String(one);
    else dropped.push(`${slug}=${one}`);
  }
  return { table: tableOf(table.name, table.edition, table.readings), dropped };
}

/**
 * Keep a table in this browser.
 * @param {Table} table
 * @returns {boolean} false if the browser refuses (storage full or forbidden)
 */
export function save(table) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ format: FORMAT, ...table }));
    return true;
  } catch {
    return false;
  }
}

/** @returns {Chosen} what the table of this browser has chosen besides the defaults */
export function chosen() {
  return chosenOf(load().table);
}

// --- in links ----------------------------------------------------------------------------------

/** @param {Chosen} wanted @returns {string} `pass=final,pinandele=any-win`, or "" */
export function compact(wanted) {
  const all = Object.entries(wanted).filter(([slug, one]) => READINGS[slug]?.[0] !== one);
  return all
    .map(([slug, one]) => `${slug}=${one}`)
    .sort()
    .join(",");
}

/**
 * The choices of a link, and the words in it that this version does not know.
 * @param {string} text
 * @returns {{chosen: Chosen, unknown: string[]}}
 */
export function expand(text) {
  /** @type {Chosen} */
  const found = {};
  /** @type {string[]} */
  const unknown = [];
  for (const word of text.slice(0, LONGEST).split(",").filter(Boolean)) {
    const [slug, one = ""] = word.split("=", 2);
    if (!isKnown(slug, one) || word !== `${slug}=${one}`) unknown.push(word);
    else if (READINGS[slug][0] !== one) found[slug] = one;
  }
  return { chosen: found, unknown };
}
