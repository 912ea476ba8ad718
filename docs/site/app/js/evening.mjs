// @ts-check
/**
 * « La marque du soir »: the page.  An evening is a plain value; every change makes a new one,
 * keeps it in the browser, writes its sheet and asks the engine what follows from that.
 */
import { byId, download, el, fill, words } from "./element.mjs";
import { board, history, lastEnded, signed } from "./evening_board.mjs";
import { coupForm } from "./evening_form.mjs";
import { Judge, megabytes } from "./evening_judge.mjs";
import { coupLines, dealers, heading, quoted, sheetOf } from "./evening_sheet.mjs";
import { startForm } from "./evening_start.mjs";
import { coupAlone, redo, step, undo } from "./evening_steps.mjs";
import { importPart, shelf, takePart } from "./evening_tools.mjs";
import { pack } from "./links.mjs";
import * as readings from "./readings.mjs";
import { say } from "./site.mjs";
import * as store from "./store.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./evening_sheet.mjs").Coup} Coup */
/** @typedef {import("./evening_sheet.mjs").Suit} Suit */
/** @typedef {import("./store.mjs").Kept} Kept */

const { language, said, sheets } = words("evening-words");
const root = byId("evening");

/** @type {Kept | null} */
let kept = null;
/** The engine's answer, and the sheet that it is the answer to. */
/** @type {any} */
let told = null;
let toldSheet = "";
/** @type {number | null} the coup that is being mended */
let mending = null;
/** Whether what is announced next waits for the engine. @type {string} */
let announcing = "";
let starting = false;

const places = {
  notes: el("div", { class: "evening-notes" }),
  engine: el("div", { class: "evening-engine screen-only" }),
  board: el("div"),
  entry: el("div", { class: "screen-only" }),
  history: el("div"),
  tools: el("div", { class: "screen-only" }),
};

const judge = new Judge({
  language,
  onState: ({ phase, message }) => showEngine(phase, message),
  onAnswer: (sheet, answer) => answered(sheet, answer),
  onFailure: (message) => showEngine("failed", message || said["no-engine"]),
});

// --- changes -------------------------------------------------------------------------------------

/** Take a new state: keep it, show it, have it judged. */
/** @param {Kept} next @param {string} [announced] */
function take(next, announced = "") {
  kept = next;
  announcing = announced;
  if (announced) say(announced);
  note("unkept", store.keep(kept) ? "" : said.unkept);
  show();
  ask();
}

/** @param {Partial<Evening>} changes @param {string} [announced] */
function change(changes, announced = "") {
  if (kept) take(step(kept, { ...kept.evening, ...changes }), announced);
}

/** @param {Coup} coup */
function enter(coup) {
  if (!kept) return;
  const { coups } = kept.evening;
  const at = mending ?? coups.length;
  const done = mending === null ? said.entered : said.replaced;
  mending = null;
  change({ coups: coups.toSpliced(at, 1, coup) }, fill(done, { number: at + 1 }));
  focusEntry();
}

/** The next thing to do has the focus: the form for the coup to come. */
function focusEntry() {
  const next = places.entry.querySelector("h2");
  if (next instanceof HTMLElement) next.focus();
}

const doing = {
  edit: (/** @type {number} */ at) => {
    mending = at;
    show();
    focusEntry();
    places.entry.scrollIntoView({ block: "start" });
  },
  remove: (/** @type {number} */ at) => {
    mending = null;
    change({ coups: kept?.evening.coups.toSpliced(at, 1) }, fill(said.deleted, { number: at + 1 }));
    focusEntry();
  },
  settle: (/** @type {number} */ at) => void settle(at),
};

/** To the page of quarrels with this coup alone, and where the table stood before it. */
/** @param {number} at */
async function settle(at) {
  if (!kept || !told) return;
  const { evening } = kept;
  const words = sheets[evening.language];
  const lines = coupLines(evening, words, evening.coups[at], dealers(evening)[at]);
  const head = heading(evening, words);
  const named = head.findIndex((one) => one.startsWith(words.keys.players));
  const alone = at
    ? coupAlone(lines, evening, words, told, at, (name) => quoted(name, words), head.slice(0, named + 1))
    : [...head, ...lines].join("\n") + "\n";
  location.href = `../quarrel/#${await pack({ sheet: alone })}`;
}

// --- the engine ----------------------------------------------------------------------------------

/** Have the evening judged; before the first coup only if the engine is there anyway. */
function ask() {
  if (!kept) return;
  const sheet = sheetOf(kept.evening, sheets);
  if (sheet !== toldSheet && (kept.evening.coups.length || told)) void judge.ask(sheet);
}

/** @param {string} sheet @param {import("./engine.mjs").Answer} answer */
function answered(sheet, answer) {
  if (!kept || sheet !== sheetOf(kept.evening, sheets)) return;
  toldSheet = sheet;
  if (answer.ok) {
    told = answer;
    note("sheet", "");
  } else {
    told = null;
    const first = answer.problems[0];
    note("sheet", fill(said["sheet-wrong"], { line: first.line || "–", what: first.message }));
  }
  showJudged();
  mendEntry(kept.evening);
  const last = lastEnded(told);
  if (announcing && last) {
    const list = kept.evening.names.map((name, chair) => `${name} ${signed(last.purses[chair])}`);
    const refused = told.coups.at(-1).refused;
    const what = refused ? fill(said.refused, { told: refused.event }) : last.told.headline;
    say([announcing, what, fill(said.purses, { list: list.join(", ") })].join(" "));
  }
  announcing = "";
}

/** @param {string} phase @param {string} message */
function showEngine(phase, message) {
  const again = el("button", { type: "button", click: () => (kept?.evening.coups.length ? ask() : judge.load()) }, said.retry);
  const shown = phase === "ready" ? [] : [el("p", { role: "status" }, message), phase === "failed" ? again : ""];
  places.engine.replaceChildren(...shown);
}

/** Before the engine is there: what it is for, and a button that says how large it is. */
async function offerEngine() {
  const size = await megabytes();
  if (places.engine.childElementCount || !size) return;
  const shown = size.toFixed(1).replace(".", language === "fr" ? "," : ".");
  const button = el("button", { type: "button", click: () => void judge.load() }, fill(said.load, { size: shown }));
  places.engine.replaceChildren(el("p", {}, said["load-hint"]), el("p", {}, button));
}

// --- showing -------------------------------------------------------------------------------------

/** A sentence that stays while it is true. */
/** @param {string} name @param {string} text */
function note(name, text) {
  places.notes.querySelector(`[data-note="${name}"]`)?.remove();
  if (text) places.notes.append(el("p", { class: "help-note", role: "alert", "data-note": name }, text));
}

function show() {
  showJudged();
  const making = starting || !kept;
  if (kept) root.after(byId("evening-lead")); // who has begun knows what the page is for
  places.entry.replaceChildren(making ? beginning() : entry());
  places.tools.replaceChildren(...(making ? [importPart(tools)] : toolbox()));
}

function showJudged() {
  const evening = starting ? null : kept?.evening;
  if (!evening) {
    places.board.replaceChildren();
    places.history.replaceChildren();
    return;
  }
  const fresh = toldSheet === sheetOf(evening, sheets);
  const waiting = !fresh && (evening.coups.length > 0 || told !== null);
  places.board.replaceChildren(board(said, evening, told, dealer(evening), waiting));
  places.history.replaceChildren(
    evening.coups.length ? history(said, evening, told, doing, !fresh) : "",
  );
}

/** Who deals next: as the engine says, or as the sheet counts while it has not said. */
/** @param {Evening} evening @returns {number} */
function dealer(evening) {
  const fresh = toldSheet === sheetOf(evening, sheets);
  const next = fresh ? told?.coups[evening.coups.length - 1]?.next?.dealer : null;
  return next ?? /** @type {number} */ (dealers(evening).at(-1));
}

/** Whether there is no coup to come. */
/** @param {Evening} evening */
function isOver(evening) {
  return mending === null && (evening.stopped || Boolean(lastEnded(told)?.next?.over));
}

/** @param {Evening} evening */
function entryHeading(evening) {
  const at = mending ?? evening.coups.length;
  const name = evening.names[mending === null ? dealer(evening) : dealers(evening)[at]];
  return fill(mending === null ? said.entry : said.mend, { number: at + 1, name });
}

function entry() {
  const { evening } = /** @type {Kept} */ (kept);
  if (isOver(evening)) return el("h2", { tabindex: -1 }, said.over);
  const at = mending;
  const { keys } = sheets[evening.language];
  return coupForm({
    said,
    language,
    names: evening.names,
    heading: entryHeading(evening),
    coup: at === null ? null : evening.coups[at],
    typed: at === null ? `${evening.id}/${evening.coups.length}` : "",
    curieuse: readings.answers({ name: "", ...evening.table }).curieuse === "on",
    belle: () => belleOf(at),
    boundaries: [keys.next, keys.stop, keys.players, keys.rules, keys.readings, "bete"],
    onCoup: enter,
    onCancel: at === null ? null : () => ((mending = null), show(), focusEntry()),
    say,
  });
}

/** The belle of a coup, or of the one to come (null), once the engine has said so. */
/** @param {number | null} at @returns {Suit | null} */
function belleOf(at) {
  const { evening } = /** @type {Kept} */ (kept);
  const begun = evening.start.mode === "belle" ? evening.start.belle : evening.start.suit;
  if (at === 0 || !evening.coups.length) return begun;
  if (toldSheet !== sheetOf(evening, sheets)) return null;
  return at === null ? (lastEnded(told)?.next?.belle ?? null) : (told?.coups[at]?.belle ?? null);
}

/** What the engine has found may change who deals, or end the evening. */
/** @param {Evening} evening */
function mendEntry(evening) {
  const title = places.entry.querySelector("h2");
  const inForm = places.entry.querySelector(".evening-entry") !== null;
  if (!title || starting) return;
  if (isOver(evening) === inForm) places.entry.replaceChildren(entry());
  else if (inForm) title.textContent = entryHeading(evening);
}

/** The form of a new evening, with the names of the last one and the rules of the table. */
function beginning() {
  const { table } = readings.load();
  const count = readings.departures(table);
  const own = count ? fill(said[count === 1 ? "rules-own-one" : "rules-own"], { count }) : "";
  const seats = language === "fr" ? ["Est", "Nord", "Ouest", "Sud"] : ["East", "North", "West", "South"];
  return startForm({
    said,
    seats,
    names: (kept?.evening.names ?? []).map((name, at) => (name === seats[at] ? "" : name)),
    rules: fill(said.rules, { edition: table.edition, count: own }),
    onBegin: (begun) => {
      const { edition, readings: chosen } = table;
      open({ ...begun, language, table: { edition, readings: chosen }, coups: [], stopped: false });
    },
    onCancel: kept ? () => ((starting = false), show(), focusEntry()) : null,
  });
}

/** Open an evening that is new here. */
/** @param {Omit<Evening, "id" | "title">} begun @param {string} [announced] */
function open(begun, announced) {
  const title = new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(new Date());
  const evening = { ...begun, id: store.newId(), title };
  starting = false;
  mending = null;
  told = null;
  toldSheet = "";
  const name = evening.names[/** @type {number} */ (dealers(evening).at(-1))];
  take({ evening, past: [], future: [] }, announced ?? fill(said.begun, { name }));
  focusEntry();
}

// --- tools ---------------------------------------------------------------------------------------

/** @type {import("./evening_tools.mjs").Tools} */
const tools = {
  said,
  sheets,
  sheet: () => (kept ? sheetOf(kept.evening, sheets) : ""),
  open,
  choose: (id) => {
    const found = store.load(id);
    if (!found) return;
    starting = false;
    mending = null;
    told = null;
    toldSheet = "";
    take(found);
  },
  rename: (title) => kept && take({ ...kept, evening: { ...kept.evening, title } }),
  forget: (id) => {
    store.forget(id);
    const next = store.list()[0];
    kept = null;
    told = null;
    if (next) tools.choose(next.id);
    else show();
  },
  begin: () => {
    starting = true;
    show();
    focusEntry();
  },
};

function toolbox() {
  const now = /** @type {Kept} */ (kept);
  const { evening, past, future } = now;
  const button = (/** @type {string} */ word, /** @type {() => void} */ click, disabled = false) =>
    el("button", { type: "button", disabled, click }, word);
  const back = button(said.undo, () => ((mending = null), take(undo(now), said.undone)), !past.length);
  const again = button(said.redo, () => ((mending = null), take(redo(now), said.redone)), !future.length);
  const stopped = !evening.stopped;
  const stop = button(evening.stopped ? said["go-on"] : said.stop, () => change({ stopped }));
  const row = el("p", { class: "evening-row evening-steps" }, back, again, evening.coups.length ? stop : null);
  return [row, ...rulesPart(evening), takePart(tools, evening), importPart(tools), shelf(tools, store.list(), evening)];
}

/** Where the table plays otherwise by now, one may say so for this evening too. */
/** @param {Evening} evening */
function rulesPart(evening) {
  const { table } = readings.load();
  const mine = readings.compact(readings.chosenOf({ name: "", ...evening.table }));
  if (mine === readings.compact(readings.chosenOf(table))) return [];
  const { edition, readings: chosen } = table;
  const take = () => change({ table: { edition, readings: chosen } });
  return [el("p", {}, said["rules-differ"], " ", el("button", { type: "button", click: take }, said["rules-now"]))];
}

// --- opening the page ----------------------------------------------------------------------------

window.addEventListener("storage", (event) => {
  if (!kept || store.idOf(event.key) !== kept.evening.id) return;
  const found = store.load(kept.evening.id);
  if (!found || JSON.stringify(found.evening) === JSON.stringify(kept.evening)) return;
  kept = found;
  mending = null;
  say(said.elsewhere);
  show();
  ask();
});

kept = store.load(store.last()) ?? null;
if (!kept) {
  const [newest] = store.list();
  kept = newest ? (store.load(newest.id) ?? null) : null;
}
root.replaceChildren(...Object.values(places));
const lost = store.unreadable();
if (lost.length) {
  const take = () => download("hombre-evening.json", `[${lost.join(",\n")}]\n`, "application/json");
  note("unreadable", said.unreadable);
  places.notes.append(el("p", {}, el("button", { type: "button", click: take }, said["unreadable-take"])));
}
show();
ask();
void offerEngine();
