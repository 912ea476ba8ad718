// @ts-check
// The index of one language: how it is made and how it is asked, for the build and the page.

import { meanings, stem, tokenize } from "./search-words.mjs";

/** @typedef {import("./search-words.mjs").Language} Language */
/**
 * A page that can be found.
 * @typedef {{path: string, title: string, kind: string, summary: string, place: string}} Found
 */
/**
 * What is written for a language: pages in the order of their numbers in the index.
 * @typedef {{language: Language, same: string[][], pages: Found[], index: object}} Written
 */

/** How much a word weighs by where it stands. */
const BOOST = { title: 3, terms: 3, summary: 1.5, text: 0.5 };
/** Clauses first; readings close behind. */
const KINDS = new Map([["clause", 1.6], ["reading", 1.25], ["rules", 0.9], ["glossary", 0.9]]);

/**
 * What MiniSearch is made with.
 * @param {Language} language
 * @param {string[][]} same groups of words that mean the same
 */
export function options(language, same) {
  const meant = meanings(same, language);
  return {
    idField: "id",
    fields: ["title", "terms", "summary", "text"],
    storeFields: [],
    tokenize,
    /** @param {string} word */
    processTerm: (word) => {
      const one = stem(word, language);
      return one ? (meant.get(one) ?? one) : null;
    },
  };
}

/**
 * The pages that answer, the best first.
 * @param {any} index a MiniSearch made with `options`
 * @param {Written} written
 * @param {string} question
 * @param {number} [most]
 * @returns {Found[]}
 */
export function ask(index, written, question, most = 12) {
  const { pages } = written;
  const found = index.search(question, {
    boost: BOOST,
    combineWith: "OR",
    prefix: (/** @type {string} */ term) => term.length > 3,
    fuzzy: (/** @type {string} */ term) => (term.length > 5 ? 1 : false),
    weights: { prefix: 0.3, fuzzy: 0.2 },
    boostDocument: (/** @type {number} */ id) => KINDS.get(pages[id].kind) ?? 0.7,
  });
  // A page that has all the words of the question comes before one that has a word often.
  for (const one of found) one.score *= new Set(one.queryTerms).size;
  found.sort((/** @type {any} */ one, /** @type {any} */ other) => other.score - one.score);
  return found.slice(0, most).map((/** @type {{id: number}} */ one) => pages[one.id]);
}
