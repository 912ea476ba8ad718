// @ts-check
/** The facts as they are written: one sheet or two, and examples to begin with. */
import { el, words } from "./element.mjs";
import { loadCases } from "./quarrel_cases.mjs";

/** @typedef {import("./quarrel_draft.mjs").Draft} Draft */
/** @typedef {import("./quarrel_told.mjs").Saying} Saying */

/**
 * @param {{say: Saying["say"], texts: any, saying: Saying, onInput: () => void,
 *          onExample: (draft: Draft) => void}} given
 */
export function facts({ say, texts, saying, onInput, onExample }) {
  const hint = "bete 1 fr\ndonneur Sud   belle C\nencheres: 1 passe 2 trois 3 passe 4 passe 1 passe";
  const english = "bete 1 en\ndealer South   belle H\ncalls: 1 pass 2 three 3 pass 4 pass 1 pass";
  const first = area("quarrel-sheet", texts.language === "en" ? english : hint, onInput);
  const second = area("quarrel-other", "", onInput);
  const label = el("label", { for: first.id }, say("first"));
  const box = el("div", { hidden: true }, el("label", { for: second.id }, say("version-b")), second);
  const two = el("input", { type: "checkbox", id: "quarrel-two", change: () => setTwo(two.checked, true) });

  /** @param {boolean} on @param {boolean} [byHand] */
  function setTwo(on, byHand = false) {
    two.checked = on;
    box.hidden = !on;
    label.textContent = say(on ? "version-a" : "first");
    if (on && byHand && !second.value) second.value = first.value;
    if (byHand) onInput();
  }

  const element = el(
    "section",
    { class: "quarrel-facts" },
    el("h2", {}, say("facts")),
    el("p", {}, el("label", { for: "quarrel-example" }, say("examples")), " ", examples()),
    label,
    first,
    el("p", { class: "quarrel-check" }, two, " ", el("label", { for: two.id }, say("two"))),
    box,
  );

  function examples() {
    /** @type {Map<string, string>} */
    const sheets = new Map();
    const list = el("select", { id: "quarrel-example" }, el("option", { value: "" }, say("choose")));
    for (const one of words("quarrel-examples")) {
      sheets.set(one.name, one.sheet);
      list.append(el("option", { value: one.name }, one.title));
    }
    let asked = false;
    const more = () => {
      if (asked) return;
      asked = true;
      loadCases(saying).then(
        (cases) => {
          for (const one of cases) {
            sheets.set(`case:${one.slug}`, one.sheet[texts.language]);
            list.append(el("option", { value: `case:${one.slug}` }, one.title[texts.language]));
          }
        },
        () => (asked = false), // the guide's examples remain
      );
    };
    list.addEventListener("focus", more);
    list.addEventListener("pointerdown", more);
    list.addEventListener("change", () => {
      const sheet = sheets.get(list.value);
      if (sheet) onExample({ sheet, other: "" });
      list.value = "";
    });
    return list;
  }

  return {
    element,
    /** @returns {Draft} */
    draft: () => ({ sheet: first.value, other: second.value }),
    two: () => two.checked,
    /** @param {Draft} draft */
    set(draft) {
      first.value = draft.sheet;
      second.value = draft.other;
      setTwo(draft.other.trim() !== "");
    },
    focus: () => first.focus(),
    /**
     * Put the cursor where a fault is.
     * @param {boolean} other @param {number} line @param {number} column
     */
    show(other, line, column) {
      const place = other ? second : first;
      const lines = place.value.split("\n");
      const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
      place.focus();
      place.setSelectionRange(start + column - 1, start + (lines[line - 1]?.length ?? 0));
    },
  };
}

/** @param {string} id @param {string} placeholder @param {() => void} input */
function area(id, placeholder, input) {
  return el("textarea", {
    id,
    rows: 12,
    placeholder,
    spellcheck: "false",
    autocomplete: "off",
    autocapitalize: "off",
    maxlength: 65536,
    input,
  });
}
