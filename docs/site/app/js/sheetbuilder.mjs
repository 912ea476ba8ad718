// @ts-check
/**
 * A sheet put together with buttons.  No law is known here: the engine says what may be done,
 * which clause forbids the rest, and how an act is written.
 */
import { el } from "./element.mjs";
import { actsPanel } from "./sheetbuilder_acts.mjs";
import { setupForm } from "./sheetbuilder_setup.mjs";

/**
 * @typedef {{say: import("./quarrel_told.mjs").Saying["say"],
 *            saying: import("./quarrel_told.mjs").Saying, announce: (text: string) => void,
 *            ask: (request: {op: string, [member: string]: any}) => Promise<import("./engine.mjs").Answer>,
 *            sheet: () => string, setSheet: (sheet: string) => void}} Given
 */

/** @param {Given} given @returns {HTMLElement} */
export function sheetBuilder(given) {
  const { say, announce, ask, sheet, setSheet } = given;
  /** @type {string[]} the sheets before each act, to go back to */
  const past = [];
  const panel = el("div", { class: "builder-now" });
  const setup = setupForm({ say, begin });
  const undoButton = el("button", { type: "button", disabled: true, click: undo }, say("undo"));
  const goOn = el("button", { type: "button", click: () => look("") }, say("now"));
  const root = el(
    "div",
    { class: "builder" },
    setup,
    el("div", { class: "quarrel-actions" }, goOn, undoButton),
    panel,
  );

  /** @param {object} record */
  async function begin(record) {
    await write({ op: "sheet", record }, "");
  }

  /**
   * Let the engine write, and show what may follow.
   * @param {{op: string, [member: string]: any}} request @param {string} told what was done
   */
  async function write(request, told) {
    const answer = await asked(request);
    if (!answer) return;
    past.push(sheet());
    setSheet(answer.sheet);
    await look(told && say("written", { event: told }));
  }

  /** @param {object[]} events @param {string} told */
  function add(events, told) {
    return write({ op: "sheet", sheet: sheet(), append: events }, told);
  }

  async function undo() {
    const before = past.pop();
    if (before === undefined) return;
    setSheet(before);
    if (before.trim()) await look(say("undone"));
    else panel.replaceChildren();
    undoButton.disabled = !past.length;
  }

  /** Show what may be done now. @param {string} told to be announced first */
  async function look(told) {
    undoButton.disabled = !past.length;
    const answer = await asked({ op: "position", sheet: sheet() });
    if (!answer) return;
    panel.replaceChildren(actsPanel(answer, { ...given, add }));
    announce([told, ...answer.text].filter(Boolean).join(" "));
    const next = /** @type {HTMLElement | null} */ (panel.querySelector("button:not([disabled])"));
    if (told) next?.focus({ preventScroll: true });
  }

  /**
   * An answer, or null after what is wrong has been told.
   * @param {{op: string, [member: string]: any}} request
   */
  async function asked(request) {
    try {
      const answer = await ask(request);
      if (answer.ok) return answer;
      announce(answer.problems.map((one) => [one.message, one.hint].filter(Boolean).join(" – ")).join(" "));
    } catch (error) {
      announce(/** @type {Error} */ (error).message);
    }
    return null;
  }

  return root;
}
