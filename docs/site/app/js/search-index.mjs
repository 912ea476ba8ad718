// @ts-check
// The index of one language: how it is made and how it is asked, for the build and the page.

import { meanings, stem, tokenize } from "./search-words.mjs";

/** @typedef {import("./search-words.mjs").Language} Language */
/**
 * A page that can be found.
 * @typedef {{path: string, title: string, kind: string, summary: string, place: string}} Found
 */
/**
 * A term of the glossary, and what is said when its forms alone are asked for.
 * @typedef {{path: string, title: string, summary: string, forms: string[]}} Term
 */
/**
 * What is written for a language: pages in the order of their numbers in the index.
 * @typedef {{language: Language, same: string[][], pages: Found[], terms: Term[], index: object}} Written
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

/** The words in which one asks what something is, folded. */
const DEFINING = {
  fr: new Set("c est quoi qu que ce un une le la les des du de d l veut veulent dire definition".split(" ")),
  en: new Set("what s is are a an the of does do mean means meaning definition".split(" ")),
};

/**
 * What is asked to be explained, as stems; small words are left out only where they ask.
 * @param {string} question
 * @param {Language} language
 */
export function thing(question, language) {
  const words = tokenize(question).filter((word) => !DEFINING[language].has(word));
  return words.map((word) => stem(word, language) || word).join(" ");
}

/**
 * The term of the glossary if it is only asked what it is, as a page.
 * @param {Written} written
 * @param {string} question
 * @returns {Found[]}
 */
function defined(written, question) {
  const asked = thing(question, written.language);
  const term = written.terms.find((one) => one.forms.includes(asked));
  return term ? [{ path: term.path, title: term.title, kind: "glossary", summary: term.summary, place: "" }] : [];
}

/**
 * The pages that answer, the best first; before them the term that is asked for, if one is.
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
  const answers = found.map((/** @type {{id: number}} */ one) => pages[one.id]);
  // « La belle » itself before what else is said of the belle.
  const asked = thing(question, written.language);
  const named = (/** @type {Found} */ page) => (thing(page.title, written.language) === asked ? 0 : 1);
  answers.sort((/** @type {Found} */ one, /** @type {Found} */ other) => named(one) - named(other));
  return [...defined(written, question), ...answers].slice(0, most);
}
