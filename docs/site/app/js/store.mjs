// @ts-check
/**
 * Evenings kept in this browser, with what can be undone.  A browser may refuse at any time
 * (storage full, or forbidden): every function says so instead of throwing.
 */
import { EDITIONS } from "./reading_names.mjs";
import { isKnown } from "./readings.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./evening_sheet.mjs").Coup} Coup */
/** @typedef {{evening: Evening, past: Evening[], future: Evening[]}} Kept */

export const FORMAT = "hombre-evening/1";
const PREFIX = "hombre.evening.";
const LAST = "hombre.evening-last";
const STEPS = 30;

/** @returns {string} an id that no other evening of this browser has */
export function newId() {
  return `${Date.now().toString(36)}-${Math.floor(Math.random() * 0xffffff).toString(36)}`;
}

/** @returns {Evening[]} the evenings of this browser, the newest first */
export function list() {
  try {
    const keys = Object.keys(localStorage).filter((one) => one.startsWith(PREFIX));
    const all = keys.map((key) => load(key.slice(PREFIX.length))?.evening);
    return all.filter((one) => one !== undefined).sort((one, other) => (one.id < other.id ? 1 : -1));
  } catch {
    return [];
  }
}

/** @param {string} id @returns {Kept | undefined} */
export function load(id) {
  let content;
  try {
    content = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
  } catch {
    return undefined;
  }
  if (content === null || typeof content !== "object" || content.format !== FORMAT) return undefined;
  const evening = readEvening(content.evening);
  if (!evening) return undefined;
  const steps = (/** @type {unknown} */ all) =>
    Array.isArray(all) ? all.map(readEvening).filter((one) => one !== undefined) : [];
  return { evening, past: steps(content.past), future: steps(content.future) };
}

/**
 * What is kept here but cannot be read by this version: it stays where it is.
 * @returns {string[]} the texts, as they were kept
 */
export function unreadable() {
  try {
    const keys = Object.keys(localStorage).filter((one) => one.startsWith(PREFIX));
    const lost = keys.filter((key) => load(key.slice(PREFIX.length)) === undefined);
    return lost.map((key) => localStorage.getItem(key) ?? "");
  } catch {
    return [];
  }
}

/** @returns {string} the evening looked at last, or "" */
export function last() {
  try {
    return localStorage.getItem(LAST) ?? "";
  } catch {
    return "";
  }
}

/**
 * Keep an evening; where there is no room for what can be undone, the evening alone.
 * @param {Kept} kept
 * @returns {boolean} false if the browser refuses
 */
export function keep({ evening, past, future }) {
  const steps = { past: past.slice(-STEPS), future: future.slice(-STEPS) };
  for (const more of [steps, { past: [], future: [] }]) {
    try {
      localStorage.setItem(PREFIX + evening.id, JSON.stringify({ format: FORMAT, evening, ...more }));
      localStorage.setItem(LAST, evening.id);
      return true;
    } catch {
      continue;
    }
  }
  return false;
}

/** @param {string} id @returns {boolean} */
export function forget(id) {
  try {
    localStorage.removeItem(PREFIX + id);
    return true;
  } catch {
    return false;
  }
}

/** @param {string | null} key @returns {string} the id of the evening under that key, or "" */
export function idOf(key) {
  return key?.startsWith(PREFIX) ? key.slice(PREFIX.length) : "";
}

// --- what was kept may be old, or anybody's --------------------------------------------------------

const SUITS = ["S", "H", "D", "C"];
const HOWS = ["demand", "sans-prejudice", "retiens", "cagnotte", "tout", "curieuse"];

/** @param {any} one @returns {Evening | undefined} the evening, if it is one through and through */
export function readEvening(one) {
  try {
    return isEvening(one) ? one : undefined;
  } catch (error) {
    if (error instanceof TypeError) return undefined; // a member is missing
    throw error;
  }
}

/** @param {any} one @returns {boolean} */
function isEvening(one) {
  const { names, start, carried, table, coups } = one;
  const begun = start.mode === "king" ? isChair(start.receiver) : isChair(start.dealer);
  const suit = start.mode === "king" ? start.suit : start.belle;
  return (
    [one.id, one.title, ...names].every(isText) &&
    ["fr", "en"].includes(one.language) &&
    names.length === 4 &&
    begun &&
    SUITS.includes(suit) &&
    carried.every(isEntry) &&
    Object.hasOwn(EDITIONS, table.edition) &&
    Object.entries(table.readings).every(([slug, each]) => isKnown(slug, String(each))) &&
    coups.every(isCoup)
  );
}

/** @param {any} one */
function isText(one) {
  return typeof one === "string" && one.length <= 200;
}

/** @param {any} one */
function isChair(one) {
  return Number.isInteger(one) && one >= 0 && one < 4;
}

/** @param {any} one */
function isEntry(one) {
  if ("pinandele" in one) return Number.isSafeInteger(one.pinandele) && one.pinandele >= 0;
  return (isChair(one.owner) || one.owner === "absent") && Number.isSafeInteger(one.bete);
}

/** @param {any} one @returns {boolean} */
function isCoup(one) {
  switch (one.kind) {
    case "passed":
      return true;
    case "void":
      return ["faced", "count", "false"].includes(one.why);
    case "raw":
      return one.lines.every((/** @type {any} */ each) => typeof each === "string");
    default:
      return (
        one.kind === "played" && isChair(one.demander) && HOWS.includes(one.how) &&
        [2, 3, 4, 5].includes(one.tricks) && SUITS.includes(one.trump) &&
        [0, 3, 4, 5].includes(one.matadors) && one.won.every(isChair) &&
        (one.won.length === 5 || one.noted === "made" || one.noted === "lost")
      );
  }
}
