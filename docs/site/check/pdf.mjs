// @ts-check
/**
 * The printed editions: tagged, with title and language, every font embedded, of the right size,
 * and with the whole law in them.
 */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, SITE, report } from "./lib.mjs";

/** @type {Record<string, {size: [number, number], tagged: boolean, pages: [number, number]}>} */
const EDITIONS = {
  booklet: { size: [595, 842], tagged: true, pages: [8, 20] },
  "booklet-large": { size: [595, 842], tagged: true, pages: [24, 80] },
  pocket: { size: [420, 595], tagged: true, pages: [6, 16] },
  "pocket-imposed": { size: [842, 595], tagged: false, pages: [4, 8] },
};
const PROVISIONAL = { fr: "n’a pas été consultée", en: "has not been consulted" };

/** @param {string} tool @param {string[]} args */
function run(tool, args) {
  const done = spawnSync(tool, args, { encoding: "utf8", maxBuffer: 1 << 26 });
  if (done.error) {
    console.error(`${tool} is missing: on Debian and Ubuntu, apt install poppler-utils`);
    process.exit(1);
  }
  return done.stdout;
}

/** @param {string} file a field of pdfinfo by its name */
function facts(file) {
  return new Map(
    run("pdfinfo", [file])
      .split("\n")
      .map((line) => /** @type {[string, string]} */ (line.split(/:\s+/, 2))),
  );
}

const clauses = JSON.parse(readFileSync(join(SITE, "data", "sentences.json"), "utf8"));
const { check, end } = report("print");
for (const language of LANGUAGES) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [name, { size, tagged, pages }] of Object.entries(EDITIONS)) {
    const file = join(SITE, "data", "print", `${name}.${language}.pdf`);
    if (!existsSync(file)) {
      check(`${name}.${language}.pdf`, ["is missing"]);
      continue;
    }
    const known = facts(file);
    const wrong = [];
    const count = Number(known.get("Pages"));
    counts.set(name, count);
    if (tagged && known.get("Tagged") !== "yes") wrong.push("is not tagged");
    if (!(known.get("Title") ?? "").trim()) wrong.push("has no title");
    if (!readFileSync(file, "latin1").includes(`/Lang (${language})`)) wrong.push("says no language");
    const [width, height] = (known.get("Page size") ?? "").split(" x ").map(parseFloat);
    if (Math.abs(width - size[0]) > 1 || Math.abs(height - size[1]) > 1) {
      wrong.push(`pages of ${width} × ${height} points, not ${size.join(" × ")}`);
    }
    if (!(count >= pages[0] && count <= pages[1])) {
      wrong.push(`${count} pages, not ${pages[0]} to ${pages[1]}`);
    }
    const fonts = run("pdffonts", [file]).split("\n").slice(2).filter(Boolean);
    if (!fonts.length) wrong.push("has no font");
    for (const font of fonts) {
      // name, type, encoding, emb, sub, uni, object: type and encoding may hold spaces
      if (font.trim().split(/\s+/).at(-5) !== "yes") wrong.push(`not embedded: ${font.trim()}`);
    }
    const text = run("pdftotext", ["-q", file, "-"]).replace(/\s+/g, " ");
    if (!text.includes(PROVISIONAL[/** @type {"fr" | "en"} */ (language)])) {
      wrong.push("does not say that it is provisional");
    }
    if (!/hombre.{0,12}20\d\d|20\d\d/.test(text)) wrong.push("bears no date");
    if (name === "booklet") {
      const cited = clauses.filter((/** @type {any} */ one) => one.disposition === "clauses");
      const gone = cited.filter((/** @type {any} */ one) => !text.includes(one.id));
      wrong.push(...gone.map((/** @type {any} */ one) => `${one.id} is cited nowhere`));
    }
    check(`${name}.${language}.pdf`, wrong, `${count} pages`);
  }
  const [small, sides] = [counts.get("pocket") ?? 0, counts.get("pocket-imposed") ?? 0];
  check(
    `${language}: the sheets hold the pocket edition`,
    sides === Math.ceil(small / 4) * 2 ? true : [`${small} pages on ${sides} sides`],
  );
}
end();
