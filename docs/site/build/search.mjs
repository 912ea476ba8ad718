// @ts-check
// node search.mjs PAGES: from the Markdown pages, one search index a language in PAGES/data.

import fs from "node:fs";
import path from "node:path";
import MiniSearch from "minisearch";
import { options, thing } from "../app/js/search-index.mjs";

const MOST = 250 * 1024;
/** So many words of a page's own text are looked at; title, terms and summary are whole, and
 * the summary of a clause is its sentence. */
const WORDS = { clause: 0, reading: 60, glossary: 2000, learn: 1200, casebook: 30, other: 60 };

const folder = process.argv[2];
if (!folder) throw new Error("say the folder of pages: node search.mjs docs/_pages");

/**
 * The text of a Markdown page, without front matter, markup, code, drawings and addresses.
 * @param {string} markdown
 */
function text(markdown) {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/```[\s\S]*?```/g, " ")
    .replace(/<(svg|script|pre)[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]*>/g, " ")
    .replace(/\]\([^)]*\)/g, " ")
    .replace(/\{[^}]*\}/g, " ")
    .replace(/&\w+;/g, " ");
}

/**
 * The terms of the glossary, to be found by who asks what they are: « c'est quoi, la belle ? »
 * @param {"fr" | "en"} language
 */
function terms(language) {
  const glossary = JSON.parse(fs.readFileSync(path.join(folder, "data", `glossary.${language}.json`), "utf8"));
  return glossary.map((/** @type {{id: string, term: string, forms: string[], text: string}} */ one) => ({
    path: `glossary/#${one.id}`,
    title: one.term,
    summary: one.text.replace(/([.;])\s.*$/s, "$1"),
    forms: [...new Set(one.forms.map((form) => thing(form, language)))].filter(Boolean),
  }));
}

/**
 * @param {string} language
 * @param {any[]} pages
 * @param {any} book
 */
function write(language, pages, book) {
  const found = pages.filter((page) => page.searched);
  const index = new MiniSearch(options(/** @type {any} */ (language), book.same[language]));
  found.forEach((page, id) => {
    const file = path.join(folder, language, `${page.path || "index"}.md`);
    const words = text(fs.readFileSync(file, "utf8")).split(/\s+/);
    const most = WORDS[/** @type {keyof WORDS} */ (page.kind)] ?? WORDS.other;
    const { title, terms, summary } = page;
    index.add({ id, title, terms, summary, text: words.slice(0, most).join(" ") });
  });
  const written = {
    language,
    same: book.same[language],
    pages: found.map(({ path, title, kind, summary }) => {
      const place = book.places[path]?.[language] ?? "";
      return { path, title, kind, summary, place };
    }),
    terms: terms(/** @type {any} */ (language)),
    index,
  };
  const json = JSON.stringify(written);
  const size = Buffer.byteLength(json);
  fs.writeFileSync(path.join(folder, "data", `search.${language}.json`), json);
  console.log(`search ${language}: ${found.length} pages, ${size} bytes`);
  if (size > MOST) throw new Error(`the index of ${language} is over ${MOST} bytes`);
}

const known = JSON.parse(fs.readFileSync(path.join(folder, "pages.json"), "utf8"));
const book = JSON.parse(fs.readFileSync(path.join(folder, "data", "search-book.json"), "utf8"));
for (const [language, pages] of Object.entries(known)) write(language, pages, book);
