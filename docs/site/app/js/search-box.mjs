// @ts-check
// The box in which one searches: a combobox whose list are links to pages.
// The index is fetched when a box is first shown, and once only.

import { el, fill } from "./element.mjs";
import { ask, options } from "./search-index.mjs";
import { TOLD } from "./search-told.mjs";

/** @typedef {import("./search-index.mjs").Found} Found */

/** @type {"fr" | "en"} */
export const language = document.documentElement.lang.startsWith("fr") ? "fr" : "en";
export const told = TOLD[language];
/** So many results are shown. */
const MOST = 10;

/** @type {Promise<(question: string) => Found[]> | undefined} */
let loading;

/** The index, ready to be asked; fetched once, again only after a failure. */
function index() {
  loading ??= load().catch((fault) => {
    loading = undefined;
    throw fault;
  });
  return loading;
}

async function load() {
  const [{ default: MiniSearch }, response] = await Promise.all([
    import("./vendor/minisearch.mjs"),
    fetch(new URL(`../../data/search.${language}.json`, import.meta.url)),
  ]);
  if (!response.ok) throw new Error(`search.${language}.json: ${response.status}`);
  const written = await response.json();
  const made = MiniSearch.loadJS(written.index, options(language, written.same));
  return (/** @type {string} */ question) => ask(made, written, question, MOST);
}

/** @param {string} path an address below the language's folder, or a place in one */
function address(path) {
  const base = new URL(`../../${language}/`, import.meta.url);
  return new URL(path && !path.includes("#") ? `${path}/` : path, base).href;
}

let boxes = 0;

/**
 * A box with its results below.
 * @param {{question?: string, onAsked?: (question: string) => void}} [settings]
 */
export function searchBox({ question = "", onAsked = () => {} } = {}) {
  const id = `search-${++boxes}`;
  const list = el("div", { role: "listbox", id: `${id}-list`, "aria-label": told.results, class: "search-results" });
  const status = el("p", { role: "status", class: "search-status" });
  const advice = el("ul", { class: "search-advice", hidden: true });
  const input = el("input", {
    type: "search", id, role: "combobox", autocomplete: "off", spellcheck: "false", enterkeyhint: "search",
    placeholder: told.hint, "aria-expanded": "false", "aria-controls": list.id, "aria-autocomplete": "list",
  });
  const label = el("label", { for: id, class: "search-label" }, told.label);
  const box = el("div", { class: "search-box" }, label, input, status, list, advice);
  const shown = new Results(input, list);
  input.value = question;

  async function answer() {
    const asked = input.value.trim();
    onAsked(asked);
    try {
      const find = await index();
      if (asked !== input.value.trim()) return; // typed on meanwhile
      const found = asked ? find(asked) : [];
      shown.show(found);
      status.textContent = !asked ? "" : summary(found.length);
      advise(asked && !found.length ? told.suggestions : []);
    } catch {
      shown.show([]);
      status.textContent = told.failed;
      advise(told.suggestions.slice(-1));
    }
  }

  /** @param {string[][]} links */
  function advise(links) {
    advice.hidden = !links.length;
    advice.replaceChildren(
      ...links.map(([path, text]) => el("li", {}, el("a", { href: address(path) }, text))),
    );
  }

  input.addEventListener("input", answer);
  input.addEventListener("keydown", (event) => shown.key(event));
  return {
    box,
    input,
    /** Fetch the index, and answer what stands in the box. */
    async begin() {
      if (!loading) status.textContent = told.loading;
      await index().catch(() => {});
      if (status.textContent === told.loading) status.textContent = "";
      await answer();
    },
  };
}

/** @param {number} count */
function summary(count) {
  if (!count) return told.none;
  return count === 1 ? told.one : fill(told.many, { count });
}

/** The list of results, and which of them is active: the input keeps the focus. */
class Results {
  /** @param {HTMLInputElement} input @param {HTMLElement} list */
  constructor(input, list) {
    this.input = input;
    this.list = list;
    this.active = -1;
  }

  /** @param {Found[]} found */
  show(found) {
    this.list.replaceChildren(...found.map((page, at) => this.option(page, at)));
    this.input.setAttribute("aria-expanded", String(found.length > 0));
    this.activate(-1);
  }

  /** @param {Found} page @param {number} at */
  option(page, at) {
    const kind = told.kinds[/** @type {keyof typeof told.kinds} */ (page.kind)];
    const place = [kind, page.place].filter(Boolean).join(" · ");
    return el(
      "a",
      { role: "option", id: `${this.list.id}-${at}`, href: address(page.path), tabindex: "-1", "aria-selected": "false" },
      el("span", { class: "search-title" }, page.title),
      place && el("span", { class: "search-place" }, place),
      el("span", { class: "search-summary" }, page.summary),
    );
  }

  /** @param {number} at the option that becomes active; -1 for none */
  activate(at) {
    this.active = at;
    [...this.list.children].forEach((one, other) => {
      one.setAttribute("aria-selected", String(other === at));
      if (other === at) one.scrollIntoView({ block: "nearest" });
    });
    if (at < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `${this.list.id}-${at}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const count = this.list.children.length;
    if (!count || event.isComposing) return;
    if (event.key === "ArrowDown") this.activate((this.active + 1) % count);
    else if (event.key === "ArrowUp") this.activate(this.active < 1 ? count - 1 : this.active - 1);
    else if (event.key === "Enter") /** @type {HTMLElement} */ (this.list.children[Math.max(0, this.active)]).click();
    else return;
    event.preventDefault();
  }
}
