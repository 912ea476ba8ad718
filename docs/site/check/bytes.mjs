// @ts-check
/** What a page, the search and the engine weigh on the wire (brotli), against their limits. */
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { addressOf, LANGUAGES, pagesOf, report, SITE } from "./lib.mjs";

const PAGE = 100_000;
const INDEX = 250_000;
const ENGINE = 6_000_000;
/** Not the highest: that takes a minute, and hosts do not take it either. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
const { check, end } = report("bytes");

/** @type {Map<string, number>} */
const weights = new Map();

/** @param {string} file below the site @returns {number} */
function weight(file) {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const size = brotliCompressSync(readFileSync(join(SITE, file)), QUALITY).length;
  weights.set(file, size);
  return size;
}

/**
 * A file and all that it loads at once: style sheets, scripts and what they import statically.
 * @param {string} file
 * @param {Set<string>} all
 */
function loads(file, all) {
  if (all.has(file)) return all;
  if (!existsSync(join(SITE, file))) throw new Error(`${file} is not there`);
  all.add(file);
  const text = readFileSync(join(SITE, file), "utf8");
  const patterns = file.endsWith(".html")
    ? [/<script\b(?![^>]*nomodule)[^>]*\bsrc="([^"]+)"/g, /<link\b[^>]*rel="(?:stylesheet|icon)"[^>]*href="([^"]+)"/g, /<img\b[^>]*src="([^"]+)"/g]
    : file.endsWith(".mjs")
      ? [/^\s*(?:import|export)\b[^"';(]*?["'](\.[^"']+)["']/gm]
      : file.endsWith(".css")
        ? [/@import\s+(?:url\()?["']([^"']+)/g]
        : [];
  for (const pattern of patterns)
    for (const [, to] of text.matchAll(pattern))
      if (!/^(data|https?):/.test(to)) loads(relative(".", join(dirname(file), to)), all);
  return all;
}

for (const kind of ["home", "clause"]) {
  let heaviest = { place: "none", size: 0 };
  let count = 0;
  const over = [];
  for (const language of LANGUAGES)
    for (const page of pagesOf(language).filter((one) => one.kind === kind)) {
      const place = `${addressOf(language, page.path)}index.html`;
      const size = [...loads(place, new Set())].reduce((sum, one) => sum + weight(one), 0);
      count += 1;
      if (size > heaviest.size) heaviest = { place, size };
      if (size > PAGE) over.push(`${place}: ${size}`);
    }
  if (!count) over.push("there is no such page");
  check(`${kind} with all it loads, at most ${PAGE / 1000} KB`, over, `${count}, heaviest ${(heaviest.size / 1000).toFixed(1)} KB`);
}

for (const language of LANGUAGES) {
  const index = `data/search.${language}.json`;
  const size = existsSync(join(SITE, index)) ? weight(index) : Infinity;
  check(`search index ${language}, at most ${INDEX / 1000} KB`, size <= INDEX, `${(size / 1000).toFixed(0)} KB`);
}

const folder = join(SITE, "app", "engine");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((one) => statSync(join(folder, one)).isFile());
const engine = files.reduce((sum, one) => sum + weight(join("app", "engine", one)), 0);
check(`engine, at most ${ENGINE / 1e6} MB`, files.length > 0 && engine <= ENGINE, `${(engine / 1e6).toFixed(2)} MB in ${files.length} files`);
end();
