// @ts-check
/** The form that begins an evening: who plays, who deals, what is belle, what is carried over. */
import { el, fill } from "./element.mjs";
import { picked, picks, suits, tick, ticked } from "./evening_picks.mjs";
import { folded } from "./evening_sheet.mjs";
import { forgetTyped, keepTyped } from "./evening_typed.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./evening_sheet.mjs").Entry} Entry */
/** @typedef {import("./evening_sheet.mjs").Start} Start */
/** @typedef {import("./evening_sheet.mjs").Suit} Suit */
/**
 * @typedef {object} Asked
 * @property {Record<string, string>} said
 * @property {string[]} seats how players without a name are called
 * @property {string[]} names to begin with
 * @property {string} rules a sentence on the rules that will apply
 * @property {(begun: Pick<Evening, "names" | "start" | "carried" | "closing">) => void} onBegin
 * @property {(() => void) | null} onCancel
 */

const LARGEST = 99_999;

/** @param {Asked} asked @returns {HTMLFormElement} */
export function startForm(asked) {
  const { said } = asked;
  const form = el("form", { class: "evening-start", novalidate: true, autocomplete: "off" });
  const names = asked.seats.map((seat, at) => nameField(said, seat, at, asked.names[at] ?? ""));
  const fields = names.map((one) => /** @type {HTMLInputElement} */ (one.querySelector("input")));
  const called = () => fields.map((one, at) => one.value.trim() || asked.seats[at]);
  const options = () => called().map((label, at) => ({ value: String(at), label }));
  const carried = el("div", { class: "evening-carried" });
  const problems = el("div", { class: "evening-problems", role: "alert" });
  const more = el("details", {}, el("summary", {}, said.carried), carried);
  const add = () => carried.append(carriedRow(said, called(), carried.childElementCount));
  more.append(el("button", { type: "button", click: add }, said["carried-add"]));
  form.append(
    el("h2", { tabindex: -1 }, said.new),
    el("fieldset", { class: "evening-names" }, el("legend", {}, said.names), el("p", { class: "evening-hint" }, said["names-hint"]), ...names),
    picks("mode", said.begin, [{ value: "belle", label: said["by-belle"] }, { value: "king", label: said["by-king"] }], "belle"),
    picks("dealer", said.dealer, options(), "3"),
    suits("belle", said.belle, said),
    picks("receiver", said.receiver, options(), "3"),
    suits("suit", said["king-suit"], said),
    el("div", { class: "evening-row" }, tick("closing", said.closing, true)),
    more,
    el("p", {}, asked.rules),
    problems,
    el("p", { class: "evening-row" }, el("button", { type: "submit", class: "main-button" }, said.start), asked.onCancel ? el("button", { type: "button", click: asked.onCancel }, said.cancel) : null),
  );
  form.addEventListener("input", () => rename(form, called()));
  form.addEventListener("change", () => arrange(form));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { begun, missing } = read(form, called(), carried);
    problems.replaceChildren(...missing.map((one) => el("p", {}, said[one])));
    if (begun) {
      forgetTyped();
      asked.onBegin(begun);
    } else (missing[0] === "same-name" ? fields[0] : form.querySelector(WHERE[missing[0]]))?.focus();
  });
  arrange(form);
  keepTyped(form, "start");
  return form;
}

/** @type {Record<string, "input">} selectors of what to go back to */
const WHERE = {
  "need-belle": /** @type {"input"} */ ('input[name="belle"], input[name="suit"]'),
  "bad-amount": /** @type {"input"} */ ('input[name="amount"]'),
};

/** @param {Record<string, string>} said @param {string} seat @param {number} at @param {string} name */
function nameField(said, seat, at, name) {
  const id = `evening-name-${at}`;
  const field = el("input", { id, maxlength: 30, placeholder: seat, value: name, spellcheck: "false" });
  return el("p", {}, el("label", { for: id }, fill(said.player, { number: at + 1 })), field);
}

/** A bête carried over: whose, and how many jetons. */
/** @param {Record<string, string>} said @param {string[]} names @param {number} at */
function carriedRow(said, names, at) {
  const row = el("p", { class: "evening-row" });
  const owners = [...names.map((name, chair) => [String(chair), name]), ["absent", said.absent], ["pinandele", said.pinandele]];
  const whose = el("select", { id: `evening-owner-${at}`, name: "owner" });
  whose.append(...owners.map(([value, label]) => el("option", { value }, label)));
  const amount = el("input", { id: `evening-amount-${at}`, name: "amount", inputmode: "numeric", size: 6 });
  const off = el("button", { type: "button", click: () => row.remove() }, said["carried-remove"]);
  row.append(
    el("label", { for: whose.id }, said["carried-owner"]), whose,
    el("label", { for: amount.id }, said["carried-amount"]), amount, off,
  );
  return row;
}

/** Names typed above stand on the buttons below at once. */
/** @param {HTMLFormElement} form @param {string[]} names */
function rename(form, names) {
  for (const name of ["dealer", "receiver"]) {
    form.querySelectorAll(`[data-picks="${name}"] label span`).forEach((one, at) => {
      one.textContent = names[at];
    });
  }
  for (const option of form.querySelectorAll("option")) {
    if (/^\d$/.test(option.value)) option.textContent = names[Number(option.value)];
  }
}

/** @param {HTMLFormElement} form */
function arrange(form) {
  const king = picked(form, "mode") === "king";
  for (const [name, shown] of Object.entries({ dealer: !king, belle: !king, receiver: king, suit: king })) {
    const part = form.querySelector(`[data-picks="${name}"]`);
    if (part instanceof HTMLElement) part.hidden = !shown;
  }
}

/**
 * @param {HTMLFormElement} form @param {string[]} names @param {HTMLElement} carried
 * @returns {{begun: Pick<Evening, "names" | "start" | "carried" | "closing"> | null, missing: string[]}}
 */
function read(form, names, carried) {
  const king = picked(form, "mode") === "king";
  const suit = /** @type {Suit | null} */ (picked(form, king ? "suit" : "belle"));
  const who = Number(picked(form, king ? "receiver" : "dealer"));
  const entries = [...carried.children].map(entryOf);
  const missing = [];
  if (new Set(names.map(folded)).size < names.length) missing.push("same-name");
  if (!suit) missing.push("need-belle");
  if (entries.some((one) => one === null)) missing.push("bad-amount");
  if (missing.length || !suit) return { begun: null, missing };
  /** @type {Start} */
  const start = king ? { mode: "king", receiver: who, suit } : { mode: "belle", dealer: who, belle: suit };
  const kept = /** @type {Entry[]} */ (entries);
  return { begun: { names, start, carried: kept, closing: ticked(form, "closing") }, missing };
}

/** @param {Element} row @returns {Entry | null} */
function entryOf(row) {
  const owner = /** @type {HTMLSelectElement} */ (row.querySelector("select")).value;
  const written = /** @type {HTMLInputElement} */ (row.querySelector("input")).value.trim();
  const amount = Number(written);
  if (!/^\d+$/.test(written) || amount < 1 || amount > LARGEST) return null;
  if (owner === "pinandele") return { pinandele: amount };
  return { owner: owner === "absent" ? "absent" : Number(owner), bete: amount };
}
