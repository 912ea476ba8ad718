// @ts-check
/** The page « La règle de notre table »: its form, the law that follows, and what is taken along. */
import { byId, copyOrShow, download, el, fileName, fill, words } from "./element.mjs";
import * as readings from "./readings.mjs";
import { houseLaw, markdown, visible } from "./table_law.mjs";
import { readTableFile, writeTable } from "./table_file.mjs";

/** @typedef {import("./readings.mjs").Table} Table */
/** @typedef {import("./table_law.mjs").Law} Law */
/** @typedef {import("./table_law.mjs").Line} Line */

const WORDS = words("table-words");
const form = /** @type {HTMLFormElement} */ (byId("table-form"));
const nameField = /** @type {HTMLInputElement} */ (byId("table-name"));
const editionField = /** @type {HTMLSelectElement} */ (byId("table-edition"));
const status = byId("table-status");
const said = byId("table-said");
const place = byId("table-law");

const kept = readings.load();
let table = kept.table;
/** Choices that came with a link are shown, but kept only when one says so. */
let visiting = false;
/** @type {Law | null} */
let law = null;

// --- from the table to the page ------------------------------------------------------------------

/** Put the table into the form. */
function showForm() {
  nameField.value = table.name;
  editionField.value = table.edition;
  const answers = readings.answers(table);
  const base = readings.answers({ ...table, readings: {} });
  for (const set of form.querySelectorAll("fieldset[data-reading]")) {
    const slug = /** @type {HTMLElement} */ (set).dataset.reading ?? "";
    set.classList.toggle("table-departs", answers[slug] !== base[slug]);
    for (const radio of set.querySelectorAll("input")) radio.checked = radio.value === answers[slug];
  }
}

/** Write the law as this table plays it. */
function showLaw() {
  if (!law) return;
  place.replaceChildren(...elements(houseLaw(law, table, readings.answers(table))));
}

/** @param {string} [first] said before the count of departures */
function showStatus(first = "") {
  const count = readings.departures(table);
  const told = count === 0 ? WORDS.none : count === 1 ? WORDS.one : fill(WORDS.many, { count });
  status.textContent = `${first} ${told}`.trim();
}

/** @param {Line[]} lines @returns {HTMLElement[]} */
function elements(lines) {
  /** @type {HTMLElement[]} */
  const made = [];
  for (const line of lines) {
    const pieces = line.pieces.map(([how, text]) => (how ? el(TAGS[how], {}, text) : text));
    if (line.kind === "li") {
      const last = made.at(-1);
      const list = last?.tagName === "UL" ? last : el("ul");
      if (list !== last) made.push(list);
      list.append(el("li", {}, ...pieces));
    } else if (line.kind === "foot") {
      made.push(el("p", { class: "table-foot" }, ...pieces));
    } else {
      const heading = line.kind === "h3" && line.clause;
      const link = heading ? el("a", { href: `../clause/${line.clause}/` }, ...pieces) : null;
      made.push(el(RANKS[line.kind], {}, ...(link ? [link] : pieces)));
    }
  }
  return made;
}

const TAGS = /** @type {const} */ ({ b: "strong", i: "em", c: "code" });
/** The page has its own title and headings: those of the law stand below them. */
const RANKS = /** @type {const} */ ({ h1: "h3", h2: "h4", h3: "h5", p: "p" });

// --- from the page to the table ------------------------------------------------------------------

/** Take a new table: show it, and keep it unless it only came with a link. */
/** @param {Table} wanted @param {string} [told] */
function take(wanted, told = "") {
  table = wanted;
  showForm();
  showLaw();
  if (visiting) return showStatus(told);
  showStatus(readings.save(table) ? `${told} ${WORDS.saved}`.trim() : `${told} ${WORDS.unsaved}`);
}

/** What the form says now. */
function fromForm() {
  /** @type {Record<string, string>} */
  const wanted = {};
  for (const radio of form.querySelectorAll("input[type=radio]:checked")) {
    const { name, value } = /** @type {HTMLInputElement} */ (radio);
    wanted[name] = value;
  }
  return readings.tableOf(nameField.value.slice(0, 80), table.edition, wanted);
}

form.addEventListener("change", (event) => {
  const changed = /** @type {HTMLInputElement} */ (event.target);
  if (event.target === editionField) {
    take({ ...table, edition: editionField.value, readings: {} });
  } else if (changed.type === "radio") {
    const reading = law?.readings[changed.name];
    const one = reading?.alternatives.find((each) => each.slug === changed.value);
    take(fromForm(), reading && one ? fill(WORDS.chosen, { title: reading.title, label: one.label }) : "");
  } else {
    take(fromForm());
  }
});
form.addEventListener("submit", (event) => event.preventDefault());

// --- taking along and bringing back --------------------------------------------------------------

/** @type {Record<string, () => unknown>} */
const DOES = {
  print: () => window.print(),
  download: () => download(`${fileName(table.name) || "table"}.toml`, writeTable(table)),
  copy: () => copyOrShow(said, writeTable(table), WORDS),
  markdown: () =>
    law &&
    download(
      `${fileName(table.name) || "table"}.md`,
      markdown(houseLaw(law, table, readings.answers(table))),
      "text/markdown;charset=utf-8",
    ),
  link: () => copyOrShow(said, linkTo(table), WORDS),
  reset: () => take({ ...table, readings: {} }),
};

/** @param {Table} wanted @returns {string} this page with the choices in the fragment */
function linkTo(wanted) {
  const parts = new URLSearchParams();
  const choices = readings.compact(readings.chosenOf(wanted));
  if (wanted.name) parts.set("name", wanted.name);
  parts.set("edition", wanted.edition);
  parts.set("readings", choices);
  return `${location.href.split("#")[0]}#${parts}`;
}

byId("table-tools").addEventListener("click", (event) => {
  const button = /** @type {Element} */ (event.target).closest("button[data-do]");
  if (button instanceof HTMLElement) void DOES[button.dataset.do ?? ""]?.();
});

byId("table-import").addEventListener("change", async (event) => {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  field.value = "";
  if (file) await bringBack(file);
});

/** @param {File} file */
async function bringBack(file) {
  const { parse } = await import("./vendor/smol-toml/index.js");
  const text = file.size > 100_000 ? "x".repeat(100_000) : await file.text();
  const { table: found, problems } = readTableFile(text, law, parse);
  if (found) {
    visiting = false;
    take(found, WORDS.imported);
    said.replaceChildren(el("p", {}, WORDS.imported));
    return;
  }
  const told = problems.map((one) => {
    const what = one.kind === "unknown" ? fill(WORDS.dropped, { list: one.name }) : WORDS[one.kind];
    return el("li", {}, fill(WORDS.unread, { line: one.line || "–", what: fill(what, one) }));
  });
  said.replaceChildren(el("ul", {}, ...told));
}

// --- opening the page ----------------------------------------------------------------------------

/** A link shows its choices beside the reader's own, which it never overwrites. */
function visit() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (!parts.has("readings")) return;
  const { chosen, unknown } = readings.expand(parts.get("readings") ?? "");
  const edition = parts.get("edition") ?? "text/1";
  const { table: found } = readings.readTable({
    format: readings.FORMAT,
    name: (parts.get("name") ?? "").slice(0, 80),
    edition,
  });
  if (found.edition !== edition) unknown.push(edition);
  const defaults = readings.answers(readings.plainTable());
  visiting = true;
  table = readings.tableOf(found.name, found.edition, { ...defaults, ...chosen });
  const keep = el("button", { type: "button", class: "md-button", click: () => settle(true) }, WORDS.keep);
  const mine = el("button", { type: "button", class: "md-button", click: () => settle(false) }, WORDS.mine);
  const lost = unknown.length ? el("p", {}, dropped(unknown)) : null;
  const note = el("div", { id: "table-visit", class: "admonition info" });
  note.append(el("p", {}, WORDS["from-link"]), ...(lost ? [lost] : []), el("p", {}, keep, " ", mine));
  form.before(note);
}

/** @param {boolean} keep whether the choices of the link take the place of one's own */
function settle(keep) {
  visiting = false;
  byId("table-visit").remove();
  history.replaceState(null, "", location.pathname);
  take(keep ? table : readings.load().table);
  form.querySelector("input")?.focus();
}

/** @param {string[]} names */
function dropped(names) {
  return fill(WORDS.dropped, { list: names.map((one) => visible(one.slice(0, 60))).join(", ") });
}

async function open() {
  visit();
  showForm();
  showStatus(!visiting && kept.dropped.length ? dropped(kept.dropped) : "");
  try {
    const answer = await fetch(new URL(`../../data/law.${WORDS.language}.json`, import.meta.url));
    if (!answer.ok) throw new TypeError(`HTTP ${answer.status}`);
    law = await answer.json();
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
    place.replaceChildren(el("p", { role: "alert" }, WORDS.failed));
    return;
  }
  showLaw();
}

window.addEventListener("hashchange", () => location.reload());
await open();
