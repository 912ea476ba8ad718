// @ts-check
/** What is done with whole evenings: taking the sheet along, bringing one back, choosing one. */
import { copyOrShow, download, el, fileName, fill } from "./element.mjs";
import { LARGEST, readSheet } from "./evening_read.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/**
 * @typedef {object} Tools
 * @property {Record<string, string>} said
 * @property {Record<string, import("./evening_sheet.mjs").SheetWords>} sheets
 * @property {() => string} sheet of the evening
 * @property {(begun: Omit<Evening, "id" | "title">, announced?: string) => void} open
 * @property {(id: string) => void} choose
 * @property {(title: string) => unknown} rename
 * @property {(id: string) => void} forget
 * @property {() => void} begin
 */

const TITLE = 80;

/** @param {Tools} tools @param {Evening} evening */
export function takePart({ said, sheet }, evening) {
  const place = el("div", { role: "status" });
  const name = `${fileName(evening.title) || "bete"}.txt`;
  const button = (/** @type {string} */ word, /** @type {() => unknown} */ click, /** @type {string} */ does) =>
    el("button", { type: "button", click, "data-do": does }, word);
  return el(
    "details",
    { class: "evening-take" },
    el("summary", {}, said.take),
    el(
      "p",
      { class: "evening-row" },
      button(said.download, () => download(name, sheet()), "download"),
      button(said.copy, () => copyOrShow(place, sheet(), { copied: said.copied, uncopied: said.uncopied }), "copy"),
      button(said.print, () => window.print(), "print"),
    ),
    place,
    el("pre", { class: "evening-sheet", tabindex: 0, "aria-label": said.take }, sheet()),
  );
}

/** @param {Tools} tools */
export function importPart(tools) {
  const { said } = tools;
  const place = el("div", { role: "status" });
  const file = el("input", { type: "file", id: "evening-file", accept: ".txt,text/plain" });
  const area = el("textarea", { id: "evening-text", rows: 5, spellcheck: "false" });
  file.addEventListener("change", async () => {
    const chosen = file.files?.[0];
    file.value = "";
    if (!chosen) return;
    bringBack(tools, place, chosen.size > 2 * LARGEST ? "x".repeat(LARGEST + 1) : await chosen.text());
  });
  const go = el("button", { type: "button", click: () => bringBack(tools, place, area.value) }, said["import-do"]);
  return el(
    "details",
    { class: "evening-import" },
    el("summary", {}, said.import),
    el("p", { class: "evening-row" }, el("label", { for: "evening-file" }, said["import-file"]), file),
    el("p", {}, el("label", { for: "evening-text" }, said["import-text"]), area),
    el("p", {}, go),
    place,
  );
}

/** A sheet becomes an evening of its own; nothing that is there is overwritten. */
/** @param {Tools} tools @param {HTMLElement} place @param {string} text */
function bringBack({ said, sheets, open }, place, text) {
  const { evening, trouble } = readSheet(text, sheets);
  if (evening) {
    const count = evening.coups.length;
    const coups = count === 1 ? said["coups-one"] : fill(said["coups-many"], { count });
    open(evening, fill(said.imported, { count: coups }));
    return;
  }
  if (!trouble) return;
  const what = fill(said[`trouble-${trouble.kind}`], { what: trouble.what });
  place.replaceChildren(el("p", {}, fill(said.trouble, { line: trouble.line || "–", what })));
}

/** Several evenings: choosing, naming, forgetting, and a new one. */
/** @param {Tools} tools @param {Evening[]} all @param {Evening} evening */
export function shelf({ said, choose, rename, forget, begin }, all, evening) {
  const known = all.some((one) => one.id === evening.id) ? all : [evening, ...all];
  const chooser = el("select", { id: "evening-choose" });
  for (const one of known) {
    chooser.append(el("option", { value: one.id, selected: one.id === evening.id }, `${one.title} — ${one.names.join(", ")}`));
  }
  chooser.addEventListener("change", () => choose(chooser.value));
  const title = el("input", { id: "evening-title", maxlength: TITLE, value: evening.title });
  title.addEventListener("change", () => rename(title.value.trim().slice(0, TITLE)));
  const gone = () => {
    if (window.confirm(fill(said["forget-sure"], { title: evening.title }))) forget(evening.id);
  };
  return el(
    "details",
    { class: "evening-shelf" },
    el("summary", {}, said.evenings),
    el("p", { class: "evening-row" }, el("label", { for: "evening-choose" }, said.choose), chooser),
    el("p", { class: "evening-row" }, el("label", { for: "evening-title" }, said["title-field"]), title),
    el(
      "p",
      { class: "evening-row" },
      el("button", { type: "button", click: begin }, said.new),
      el("button", { type: "button", click: gone }, said.forget),
    ),
  );
}
