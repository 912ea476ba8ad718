// @ts-check
// node questions.mjs [DATA]: every question in players' words finds its rule among the first
// three pages, however it is written, and never a page of the other language.
// The questions are in two halves: the words of the pages were tuned on one, the other was
// held out at first, and both are told apart.

import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import MiniSearch from "minisearch";
import { ask, options } from "../app/js/search-index.mjs";
import { fold } from "../app/js/search-words.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const data = process.argv[2] ?? path.join(here, "..", "..", "_pages", "data");
const FIRST = 3;
const FEWEST = 60;

/** Nouns whose number may be changed in a question without changing what is asked. */
const NOUNS = {
  fr: ["carte", "couleur", "atout", "levée", "pli", "bête", "matador", "joueur", "partenaire",
    "adversaire", "donneur", "jeton", "enchère", "demande", "nombre", "belle", "cagnot", "talon",
    "pinandèle", "paquet", "coup", "contrat", "défenseur", "défense", "roi", "punition"],
  en: ["card", "suit", "trump", "trick", "bête", "matador", "player", "partner", "opponent",
    "dealer", "bid", "number", "belle", "kitty", "cagnot", "pinandèle", "deck", "deal",
    "contract", "defender", "king", "penalty", "declarer", "payment", "winner"],
};

/**
 * @param {string} question
 * @param {"fr" | "en"} language
 */
function otherNumber(question, language) {
  return question.replace(/[\p{L}]+/gu, (word) => {
    const low = word.toLowerCase();
    for (const noun of NOUNS[language]) {
      const many = noun.endsWith("y") ? `${noun.slice(0, -1)}ies` : `${noun}s`;
      if (low === noun) return many;
      if (low === many) return noun;
    }
    return word;
  });
}

/**
 * A question as different people type it.
 * @param {string} question
 * @param {"fr" | "en"} language
 * @returns {Record<string, string>}
 */
function ways(question, language) {
  return {
    "as written": question,
    "without accents": fold(question),
    "in capitals": question.toUpperCase(),
    "curly apostrophe": question.replaceAll("'", "’"),
    "apostrophe left out": question.replaceAll("'", " "),
    "without elided words": question.replace(/\b(?:[cdjlmnst]|qu|lorsqu)'/gi, ""),
    "without punctuation": question.replace(/[?!,«»]/g, " ").replaceAll("-", " "),
    "other number": otherNumber(question, language),
  };
}

let bad = 0;
for (const language of /** @type {("fr" | "en")[]} */ (["fr", "en"])) {
  const written = JSON.parse(fs.readFileSync(path.join(data, `search.${language}.json`), "utf8"));
  const index = MiniSearch.loadJS(written.index, options(language, written.same));
  const asked = JSON.parse(fs.readFileSync(path.join(here, `questions.${language}.json`), "utf8"));
  /** @type {Record<string, number[]>} */
  const halves = {};
  const there = new Set(written.pages.map((/** @type {any} */ page) => page.path));
  for (const { ask: question, half, pages } of asked) {
    for (const page of pages) {
      if (!there.has(page)) { console.log(`  ${language} « ${question} »: no page ${page}`); bad++; }
    }
    const tally = (halves[half] ??= [0, 0, 0, 0]);
    tally[1]++;
    for (const [way, typed] of Object.entries(ways(question, language))) {
      const first = ask(index, written, typed, FIRST).map((page) => page.path);
      const hit = first.some((one) => pages.includes(one));
      tally[3]++;
      if (hit) tally[2]++;
      if (hit && way === "as written") tally[0]++;
      if (!hit) { console.log(`  ${language} ${half} « ${typed} » (${way}): ${first.join(", ")}`); bad++; }
    }
  }
  if (asked.length < FEWEST) { console.log(`  ${language}: only ${asked.length} questions`); bad++; }
  for (const [half, [hits, all, ways, typed]] of Object.entries(halves)) {
    console.log(`questions ${language}, ${half}: ${hits} of ${all} found; ${ways} of ${typed} ways of typing them`);
  }
}
process.exit(bad ? 1 : 0);
