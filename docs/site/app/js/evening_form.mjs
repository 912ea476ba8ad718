// @ts-check
/** The form in which one coup is entered or mended: big buttons, nothing judged. */
import { el, fill } from "./element.mjs";
import { pick, picked, picks, suits, tick, ticked } from "./evening_picks.mjs";
import { forgetTyped, keepTyped, typedIn } from "./evening_typed.mjs";

/** @typedef {import("./evening_sheet.mjs").Coup} Coup */
/** @typedef {import("./evening_sheet.mjs").Played} Played */
/** @typedef {import("./evening_sheet.mjs").Suit} Suit */
/** @typedef {import("./evening_sheet.mjs").How} How */
/**
 * @typedef {object} Asked
 * @property {Record<string, string>} said
 * @property {string} language of the page
 * @property {string[]} names
 * @property {string} heading
 * @property {Coup | null} coup to mend
 * @property {string} typed the name under which what is typed is kept, "" for not
 * @property {boolean} curieuse whether the table plays it
 * @property {() => Suit | null} belle where it is known for certain
 * @property {string[]} boundaries words that a line by hand must not begin with
 * @property {(coup: Coup) => void} onCoup
 * @property {(() => void) | null} onCancel
 * @property {(text: string) => void} say
 */

const HOWS = /** @type {const} */ (["demand", "cagnotte", "tout", "sans-prejudice", "retiens", "curieuse"]);
const NUMBERED = ["demand", "cagnotte"];
const BELLE = ["demand", "cagnotte", "tout"];
const MOST = 5;

/** @param {Asked} asked @returns {HTMLFormElement} */
export function coupForm(asked) {
  const { said, coup } = asked;
  const played = coup?.kind === "played" ? coup : null;
  const form = el("form", { class: "evening-entry", novalidate: true, autocomplete: "off" });
  const won = [...(played?.won ?? typedIn(asked.typed)?.won ?? [])];
  const tricks = trickPart(asked, won, played?.noted ?? null);
  const problems = el("div", { class: "evening-problems", role: "alert" });
  const buttons = el(
    "p",
    { class: "evening-row" },
    el("button", { type: "submit", class: "main-button" }, coup ? said.replace : said.enter),
    asked.onCancel ? el("button", { type: "button", click: asked.onCancel }, said.cancel) : null,
  );
  form.append(
    el("h2", { tabindex: -1 }, asked.heading),
    whoPart(asked),
    ...playedParts(asked, played),
    tricks,
    ...otherParts(asked),
    problems,
    buttons,
  );
  form.addEventListener("change", (event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    const suit = box.name === "belle" && box.checked ? asked.belle() : null;
    if (suit) pick(form, "trump", suit);
    arrange(form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const { coup: made, missing } = read(form, asked, won);
    problems.replaceChildren(...missing.map((one) => el("p", {}, said[one.told])));
    if (made) {
      forgetTyped();
      return asked.onCoup(made);
    }
    const first = form.querySelector(missing[0].where);
    if (first instanceof HTMLElement) first.focus();
  });
  arrange(form);
  if (asked.typed) keepTyped(form, asked.typed, won);
  return form;
}

// --- its parts -----------------------------------------------------------------------------------

/** @param {Asked} asked */
function whoPart({ said, names, coup }) {
  const value = !coup ? null : coup.kind === "played" ? String(coup.demander) : coup.kind;
  const options = names.map((name, chair) => ({ value: String(chair), label: name }));
  for (const kind of ["passed", "void", "raw"]) options.push({ value: kind, label: said[kind] });
  return picks("who", said.who, options, value);
}

/** @param {Asked} asked @param {Played | null} played */
function playedParts({ said, language, curieuse }, played) {
  const hows = HOWS.filter((one) => one !== "curieuse" || curieuse || played?.how === one);
  const lang = (/** @type {How} */ one) => (language === "en" && one !== "demand" ? "fr" : undefined);
  const numbers = [2, 3, 4, 5].map((one) => ({ value: String(one), label: String(one) }));
  const matadors = [0, 3, 4, 5].map((one) => ({ value: String(one), label: one ? String(one) : said.none }));
  const number = picks("number", said.number, numbers, played ? String(played.tricks) : null);
  const belle = el("div", { class: "evening-row", "data-part": "belle" });
  belle.append(tick("belle", said["in-belle"], played?.belle));
  const count = picks("matadors", said.matadors, matadors, String(played?.matadors ?? 0));
  count.append(el("div", { "data-part": "false" }, tick("false", said.false, played?.false)));
  return [
    picks("how", said.how, hows.map((one) => ({ value: one, label: said[one], lang: lang(one) })), played?.how ?? "demand"),
    number,
    belle,
    suits("trump", said.trump, said, played?.trump ?? null),
    count,
  ];
}

/** Who won the tricks: each tap is one trick more; or only how it ended. */
/** @param {Asked} asked @param {number[]} won it is filled @param {"made"|"lost"|null} noted */
function trickPart({ said, names, say }, won, noted) {
  const shown = el("ol", { class: "evening-tricks" });
  const show = () => {
    shown.replaceChildren(...won.map((chair) => el("li", {}, names[chair])));
    shown.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const off = el("button", { type: "button", class: "evening-off", click: () => back() }, said["trick-off"]);
  const back = () => {
    won.pop();
    show();
    enable();
  };
  const taps = names.map((name, chair) =>
    el("button", { type: "button", class: "evening-tap", "data-tap": chair, click: () => tap(chair) }, name),
  );
  const tap = (/** @type {number} */ chair) => {
    won.push(chair);
    show();
    enable();
    say(fill(said.trick, { number: won.length, name: names[chair] }));
    if (won.length === MOST) off.focus();
  };
  const enable = () => {
    for (const one of taps) one.disabled = won.length >= MOST;
    off.disabled = !won.length;
  };
  show();
  enable();
  const results = [
    { value: "", label: said["by-trick"] },
    { value: "made", label: said["only-made"] },
    { value: "lost", label: said["only-lost"] },
  ];
  const only = picks("noted", said.noted, results, noted ?? "");
  const one = el("fieldset", { class: "evening-picks", "data-picks": "tricks" }, el("legend", {}, said.tricks));
  one.append(el("p", { class: "evening-hint" }, said["tricks-hint"]), el("div", { class: "evening-row" }, ...taps), shown, off);
  return el("div", { class: "evening-won" }, only, one);
}

/** @param {Asked} asked */
function otherParts({ said, coup }) {
  const whys = [
    { value: "faced", label: said.faced },
    { value: "count", label: said.count },
    { value: "false", label: said["false-pack"] },
  ];
  const why = picks("why", said.why, whys, coup?.kind === "void" ? coup.why : null);
  const lines = el("textarea", { name: "lines", rows: 6, id: "evening-lines", spellcheck: "false" });
  lines.value = coup?.kind === "raw" ? coup.lines.join("\n") : "";
  const help = el("a", { href: "../score-sheet/" }, said["lines-help"]);
  const raw = el("div", { "data-part": "raw" }, el("label", { for: "evening-lines" }, said.lines), lines, help);
  return [why, raw];
}

// --- what is shown, and what is read -------------------------------------------------------------

/** Show the parts that go with what is picked. */
/** @param {HTMLFormElement} form */
function arrange(form) {
  const who = picked(form, "who");
  const how = picked(form, "how") ?? "";
  const playing = who !== null && /^\d$/.test(who);
  const noted = picked(form, "noted");
  /** @type {Record<string, boolean>} */
  const wanted = {
    how: playing,
    number: playing && NUMBERED.includes(how),
    belle: playing && BELLE.includes(how),
    trump: playing,
    matadors: playing,
    false: Number(picked(form, "matadors")) > 0,
    tricks: playing && !noted,
    noted: playing,
    why: who === "void",
    raw: who === "raw",
  };
  for (const [name, shown] of Object.entries(wanted)) {
    const parts = form.querySelectorAll(`[data-picks="${name}"], [data-part="${name}"]`);
    for (const part of parts) {
      if (part instanceof HTMLElement) part.hidden = !shown;
    }
  }
}

/**
 * @param {HTMLFormElement} form @param {Asked} asked @param {number[]} won
 * @returns {{coup: Coup | null, missing: {told: string, where: string}[]}}
 */
function read(form, asked, won) {
  const who = picked(form, "who");
  if (who === null) return lacking(["need-who", "who"]);
  if (who === "passed") return { coup: { kind: "passed" }, missing: [] };
  if (who === "void") {
    const why = /** @type {"faced"|"count"|"false"|null} */ (picked(form, "why"));
    return why ? { coup: { kind: "void", why }, missing: [] } : lacking(["need-why", "why"]);
  }
  return who === "raw" ? readLines(form, asked) : readPlayed(form, Number(who), won);
}

/** @param {...[string, string]} all what is said, and the picks that lack an answer */
function lacking(...all) {
  const missing = all.map(([told, name]) => ({
    told,
    where: name === "tricks" ? "[data-tap]" : `[name="${name}"]`,
  }));
  return { coup: null, missing };
}

/** @param {HTMLFormElement} form @param {Asked} asked */
function readLines(form, { boundaries }) {
  const area = /** @type {HTMLTextAreaElement} */ (form.elements.namedItem("lines"));
  const lines = area.value.split(/\r\n|\n|\r/).map((one) => one.trim()).filter(Boolean);
  if (!lines.length) return lacking(["need-lines", "lines"]);
  const words = lines.flatMap((one) => one.split(" / ")).map((one) => one.trim().toLowerCase().split(/[\s:]/)[0]);
  if (words.some((one) => boundaries.includes(one))) return lacking(["bad-lines", "lines"]);
  return { coup: /** @type {Coup} */ ({ kind: "raw", lines }), missing: [] };
}

/** @param {HTMLFormElement} form @param {number} demander @param {number[]} won */
function readPlayed(form, demander, won) {
  const how = /** @type {How | null} */ (picked(form, "how"));
  const trump = /** @type {Suit | null} */ (picked(form, "trump"));
  const numbered = how !== null && NUMBERED.includes(how);
  const number = numbered ? Number(picked(form, "number")) : how === "tout" ? 5 : 2;
  const noted = /** @type {"made"|"lost"|null} */ (picked(form, "noted") || null);
  /** @type {[string, string][]} */
  const missing = [];
  if (!how) missing.push(["need-how", "how"]);
  if (!number) missing.push(["need-number", "number"]);
  if (!trump) missing.push(["need-trump", "trump"]);
  if (!noted && won.length !== MOST) missing.push(["need-tricks", "tricks"]);
  if (missing.length || !how || !trump) return lacking(...missing);
  const matadors = Number(picked(form, "matadors") ?? 0);
  /** @type {Played} */
  const coup = {
    kind: "played",
    demander,
    how,
    tricks: number,
    belle: BELLE.includes(how) && ticked(form, "belle"),
    trump,
    matadors,
    won: noted ? [] : [...won],
    noted,
  };
  if (matadors && ticked(form, "false")) coup.false = true;
  return { coup: /** @type {Coup} */ (coup), missing: [] };
}
