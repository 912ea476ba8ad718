// @ts-check
/** The sheets being written, kept in this browser so that nothing typed is lost. */

export const KEY = "hombre.quarrel";
/** The draft that a link or an example has taken the place of. */
export const BEFORE = "hombre.quarrel.before";
const LONGEST = 200_000;

/** @typedef {{sheet: string, other: string}} Draft */

/** @param {string} [key] @returns {Draft} */
export function loadDraft(key = KEY) {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "{}");
    const text = (/** @type {unknown} */ one) => (typeof one === "string" ? one.slice(0, LONGEST) : "");
    return { sheet: text(kept?.sheet), other: text(kept?.other) };
  } catch {
    return { sheet: "", other: "" }; // storage refused, or not ours
  }
}

/**
 * @param {Draft} draft @param {string} [key]
 * @returns {boolean} false if the browser refuses
 */
export function saveDraft(draft, key = KEY) {
  try {
    if (draft.sheet || draft.other) localStorage.setItem(key, JSON.stringify(draft));
    else localStorage.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** @param {Draft} one @param {Draft} other */
export function sameDraft(one, other) {
  return one.sheet.trim() === other.sheet.trim() && one.other.trim() === other.other.trim();
}

/** @param {Draft} draft */
export function isEmpty(draft) {
  return !draft.sheet.trim() && !draft.other.trim();
}
