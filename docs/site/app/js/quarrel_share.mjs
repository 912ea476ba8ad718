// @ts-check
/** A link to the facts, and the facts, edition, versions and code that a printed ruling carries. */
import { el } from "./element.mjs";
import { MOST_LINK, pack, shown } from "./links.mjs";
import { qrCode } from "./qr.mjs";

/** @typedef {import("./links.mjs").Facts} Facts */
/** @typedef {import("./quarrel_draft.mjs").Draft} Draft */

/**
 * @param {{say: import("./quarrel_told.mjs").Saying["say"], engine: import("./engine.mjs").Engine,
 *          facts: () => Facts, announce: (text: string) => void, oneLine: () => Draft | null}} given
 */
export function sharing({ say, engine, facts, announce, oneLine }) {
  const field = el("input", { id: "quarrel-link", type: "text", readonly: true });
  const row = el("p", { hidden: true }, el("label", { for: field.id }, say("link")), " ", field);
  const copy = el("button", { type: "button", click: copyLink }, say("copy"));
  const print = el("button", { type: "button", click: () => window.print() }, say("print"));
  const before = el("div", { class: "ruling-print print-only" });
  const paper = el("div", { class: "ruling-print print-only" });
  const element = el(
    "div",
    { class: "quarrel-share", hidden: true },
    el("div", { class: "screen-only" }, el("div", { class: "quarrel-actions" }, copy, print), row),
    paper,
  );

  /** The address of these facts: as they were written, or if that is too long without remarks. */
  async function link() {
    const base = location.href.split("#")[0];
    const whole = facts();
    const full = `${base}#${await pack(whole)}`;
    const short = full.length > MOST_LINK ? oneLine() : null;
    return short ? `${base}#${await pack({ ...whole, ...short })}` : full;
  }

  async function copyLink() {
    const address = await link();
    if (address.length > MOST_LINK) {
      announce(say("link-long", { count: address.length, most: MOST_LINK }));
      return;
    }
    field.value = address;
    row.hidden = false;
    try {
      await navigator.clipboard.writeText(address);
      announce(say("copied", { count: address.length }));
    } catch {
      announce(say("copy-by-hand"));
      field.focus();
      field.select();
    }
  }

  /** @param {Draft} draft */
  async function show(draft) {
    element.hidden = false;
    row.hidden = true;
    const address = await link();
    const { version = "?", digest = "?" } = engine.about ?? {};
    const language = document.documentElement.lang;
    const date = new Date().toLocaleDateString(language, { dateStyle: "long" });
    const sheets = [draft.sheet, draft.other].filter((one) => one.trim());
    const shared = address.length <= MOST_LINK && /^https?:/.test(address);
    before.replaceChildren(el("h2", {}, say("print-facts")), ...sheets.map((one) => el("pre", {}, shown(one))));
    paper.replaceChildren(
      el("p", {}, say("print-line", { version, digest, date })),
      shared ? qrCode(address, say("qr")) : "",
      shared ? el("p", { class: "ruling-address" }, address) : "",
    );
  }

  return {
    element,
    before,
    show,
    hide: () => {
      before.replaceChildren();
      element.hidden = true;
    },
  };
}
