// @ts-check
/**
 * The search of the casebook: by words, and by a clause or a reading.
 *
 * The page holds every case, and the form is hidden in it; all that is known here stands in
 * the list itself.  A search that is in the address (`#words=roi&clause=king-deals`) is made
 * at once, so that it can be sent to somebody.
 */

/**
 * Words as they are compared: without accents or case, and each after a space.
 * @param {string} text
 * @returns {string}
 */
export function folded(text) {
  const plain = text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/œ/gi, "oe")
    .toLowerCase();
  return ` ${plain.replace(/[^\p{L}\p{N}]+/gu, " ").trim()}`;
}

/**
 * Whether a case is found: each word begins a word of it, and it rests or turns on the clause.
 * @param {{words: string, clauses: string[]}} one its words are folded
 * @param {string} words as they were typed
 * @param {string} clause an id, or "" for any
 * @returns {boolean}
 */
export function found(one, words, clause) {
  if (clause && !one.clauses.includes(clause)) return false;
  return folded(words)
    .split(" ")
    .every((word) => !word || one.words.includes(` ${word}`));
}

/** @param {HTMLFormElement} form */
function serve(form) {
  const words = /** @type {HTMLInputElement} */ (form.querySelector("#case-words"));
  const clause = /** @type {HTMLSelectElement} */ (form.querySelector("#case-clause"));
  const status = /** @type {HTMLElement} */ (form.querySelector("[role=status]"));
  const cases = [...document.querySelectorAll(".case-words")].map((mark) => {
    const item = /** @type {HTMLElement} */ (mark.closest("li"));
    const { words: more = "", clauses = "" } = /** @type {HTMLElement} */ (mark).dataset;
    return { item, words: folded(`${item.textContent} ${more}`), clauses: clauses.split(" ") };
  });
  const groups = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("[data-cases]")]);

  const show = () => {
    let count = 0;
    for (const one of cases) {
      const is = found(one, words.value, clause.value);
      one.item.hidden = !is;
      if (is) count += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector("li:not([hidden])");
    const { none = "", one = "", many = "" } = form.dataset;
    status.textContent = count === 0 ? none : count === 1 ? one : many.replace("{n}", `${count}`);
  };
  const keep = () => {
    const asked = new URLSearchParams();
    if (words.value.trim()) asked.set("words", words.value.trim());
    if (clause.value) asked.set("clause", clause.value);
    const made = asked.toString();
    const fragment = made ? `#${made}` : location.pathname + location.search;
    history.replaceState(null, "", fragment);
  };

  const asked = new URLSearchParams(location.hash.slice(1));
  words.value = (asked.get("words") ?? "").slice(0, 200);
  if ([...clause.options].some((one) => one.value === asked.get("clause"))) {
    clause.value = asked.get("clause") ?? "";
  }
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", () => {
    show();
    keep();
  });
  form.hidden = false;
  show();
}

if (typeof document !== "undefined") {
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector(".casebook-search"));
  if (form) serve(form);
}
