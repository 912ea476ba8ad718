// @ts-check
/**
 * Terms of art explain themselves where they stand: on focus, under the pointer, by tap.
 * Without script they are plain links to the glossary, and they stay links.
 */

/** @typedef {{id: string, term: string, lang: string, text: string}} Entry */

const WAIT = 250;
const MORE = document.documentElement.lang === "fr" ? "Glossaire" : "Glossary";

/** @type {Promise<Map<string, Entry>> | undefined} */
let loading;

/** The glossary of the page's language, fetched when the first term is asked for. */
function entries() {
  const address = new URL(`../../data/glossary.${document.documentElement.lang}.json`, import.meta.url);
  loading ??= fetch(address)
    .then((response) => (response.ok ? response.json() : []))
    .then((list) => new Map(list.map((/** @type {Entry} */ one) => [one.id, one])));
  return loading;
}

/** @type {HTMLElement | undefined} */
let note;
/** @type {HTMLAnchorElement | undefined} */
let shown;
let timer = 0;

/** @param {(text: string) => void} say announces politely */
export function startGlossary(say) {
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse") return;
    const term = termOf(event.target);
    if (term) later(() => open(term));
    else if (note?.contains(/** @type {Node} */ (event.target))) clearTimeout(timer);
    else if (shown) later(close);
  });
  document.addEventListener("focusin", (event) => {
    const term = termOf(event.target);
    if (term) open(term);
    else if (shown && !note?.contains(/** @type {Node} */ (event.target))) close();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown) close();
  });
  // A finger has no hover: its first tap explains, the link in the note leads on.
  document.addEventListener("click", (event) => {
    const term = termOf(event.target);
    const byFinger = /** @type {PointerEvent} */ (event).pointerType === "touch";
    if (term && byFinger) {
      event.preventDefault();
      open(term).then((entry) => entry && say(`${entry.term}. ${entry.text}`));
    } else if (shown && !note?.contains(/** @type {Node} */ (event.target))) close();
  });
  addEventListener("resize", close);
  addEventListener("scroll", () => note && shown && place(note, shown), { passive: true });
}

/** @param {EventTarget | null} target */
function termOf(target) {
  const term = target instanceof Element ? target.closest("a.term") : null;
  return /** @type {HTMLAnchorElement | null} */ (term);
}

/** @param {() => void} act */
function later(act) {
  clearTimeout(timer);
  timer = setTimeout(act, WAIT);
}

/** @param {HTMLAnchorElement} term @returns {Promise<Entry | undefined>} */
async function open(term) {
  clearTimeout(timer);
  if (shown !== term) close();
  shown = term;
  const entry = (await entries().catch(() => undefined))?.get(term.hash.slice(1));
  if (!entry || shown !== term || note) return entry; // closed meanwhile, or open already
  note = written(entry, term.href);
  term.after(note);
  place(note, term);
  term.setAttribute("aria-describedby", note.id);
  return entry;
}

function close() {
  clearTimeout(timer);
  shown?.removeAttribute("aria-describedby");
  note?.remove();
  note = shown = undefined;
}

/**
 * @param {Entry} entry
 * @param {string} href
 */
function written(entry, href) {
  const made = document.createElement("span");
  made.id = "term-note";
  made.className = "term-note screen-only";
  made.setAttribute("role", "tooltip");
  const head = document.createElement("strong");
  head.textContent = entry.term;
  if (entry.lang) head.lang = entry.lang;
  const more = document.createElement("a");
  more.href = href;
  more.textContent = `${MORE} →`;
  made.append(head, ` ${entry.text} `, more);
  return made;
}

/**
 * Beneath the term, inside the window; above it where there is no room below.
 * @param {HTMLElement} made
 * @param {HTMLElement} term
 */
function place(made, term) {
  const at = term.getClientRects()[0] ?? term.getBoundingClientRect();
  const gap = 6;
  const left = Math.max(gap, Math.min(at.left, document.documentElement.clientWidth - made.offsetWidth - gap));
  const below = at.bottom + gap + made.offsetHeight <= innerHeight;
  const top = below ? at.bottom + gap : Math.max(gap, at.top - gap - made.offsetHeight);
  made.style.left = `${left}px`;
  made.style.top = `${top}px`;
}
