// @ts-check
/** How things stand after the engine's answer: purses, list of bêtes, and every coup. */
import { el, fill } from "./element.mjs";
import { suitText } from "./evening_picks.mjs";
import { written } from "./evening_steps.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./evening_sheet.mjs").Coup} Coup */
/** @typedef {Record<string, string>} Said */
/** The engine's answer to `sitting`, or null while there is none. @typedef {any} Told */

/** @param {number} amount @returns {string} with its sign, and a real minus */
export function signed(amount) {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : "0";
}

/** @param {Told} told @returns {any} the last coup that came to its end */
export function lastEnded(told) {
  return told?.coups.filter((/** @type {any} */ one) => one.ended).at(-1);
}

// --- where it stands -----------------------------------------------------------------------------

/** @param {Said} said @param {Evening} evening @param {Told} told @param {number} dealer @param {boolean} waiting */
export function board(said, evening, told, dealer, waiting) {
  const last = lastEnded(told);
  const at = last ?? told?.opening;
  const next = last?.next?.over ? null : dealer;
  const rows = evening.names.map((name, chair) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, name, chair === next ? el("span", { class: "evening-deals" }, said.deals) : null),
      el("td", {}, at ? signed(at.purses[chair]) : "…"),
      el("td", {}, last?.payments ? signed(last.payments[chair]) : ""),
    ),
  );
  const head = ["col-player", "col-purse", "col-last"].map((one) => el("th", { scope: "col" }, said[one]));
  const table = el("table", { class: "evening-purses" }, el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...rows));
  const facts = standing(said, evening, told, dealer).map((one) => el("li", {}, one));
  return el(
    "section",
    { class: `evening-board ${waiting ? "evening-stale" : ""}`, "aria-labelledby": "evening-board" },
    el("h2", { id: "evening-board" }, said.board),
    waiting ? el("p", { class: "evening-pending" }, said.stale) : null,
    told?.tables > 1 ? el("p", { class: "help-note" }, said.uncertain) : null,
    table,
    el("ul", { class: "evening-facts" }, ...facts),
    ...list(said, evening, told),
    told ? el("p", { class: "evening-foot" }, [told.edition.edition, told.edition.provisional].join(" ")) : null,
  );
}

/** @param {Said} said @param {Evening} evening @param {Told} told @param {number} dealer */
function standing(said, evening, told, dealer) {
  const last = lastEnded(told);
  if (last?.next?.over || evening.stopped) return [said.over];
  const begun = evening.start.mode === "belle" ? evening.start.belle : evening.start.suit;
  const belle = last?.next?.belle ?? (told?.coups.length ? told.coups[0].belle : null) ?? begun;
  const facts = [
    fill(said["belle-now"], { suit: suitText(belle, said) }),
    fill(said["next-dealer"], { name: evening.names[dealer] }),
  ];
  const cloth = (last ?? told?.opening)?.cloth;
  if (cloth) facts.push(fill(said.cloth, { amount: cloth }));
  if (last && last.next.deals_left !== null) facts.push(fill(said["deals-left"], { count: last.next.deals_left }));
  return facts;
}

/** The list as on paper: what was won is struck, not rubbed out. */
/** @param {Said} said @param {Evening} evening @param {Told} told */
function list(said, evening, told) {
  if (!told) return [];
  const entries = written(told.opening.ledger, told.coups);
  const items = entries.map(({ entry, coup, struck, returned }) => {
    const mine = evening.names[entry.owner ?? -1] ?? said.absent;
    const owner = entry.pinandele === undefined ? mine : said.pinandele;
    const text = fill(said["list-entry"], { owner, amount: entry.pinandele ?? entry.bete ?? 0 });
    const from = coup ? ` (${fill(said["of-coup"], { number: coup })})` : "";
    if (!struck) return el("li", {}, text + from);
    const how = fill(returned ? said.returned : said.struck, { number: struck });
    return el("li", {}, el("s", {}, text), ` — ${how}`);
  });
  const shown = items.length ? el("ol", { class: "evening-list" }, ...items) : el("p", {}, said["list-empty"]);
  return [el("h3", {}, said.list), shown];
}

// --- the coups -----------------------------------------------------------------------------------

/**
 * @typedef {object} Doing
 * @property {(at: number) => void} edit
 * @property {(at: number) => void} remove
 * @property {(at: number) => void} settle
 */

/** Every coup, the newest first. */
/** @param {Said} said @param {Evening} evening @param {Told} told @param {Doing} doing @param {boolean} waiting */
export function history(said, evening, told, doing, waiting) {
  const items = evening.coups.map((coup, at) => entry(said, evening, told, coup, at, doing, waiting));
  return el(
    "section",
    { class: "evening-history", "aria-labelledby": "evening-history" },
    el("h2", { id: "evening-history" }, said.history),
    el("ol", { reversed: true, class: "evening-coups" }, ...items.reverse()),
  );
}

/**
 * @param {Said} said @param {Evening} evening @param {Told} told @param {Coup} coup
 * @param {number} at @param {Doing} doing @param {boolean} waiting
 */
function entry(said, evening, told, coup, at, doing, waiting) {
  const one = told?.coups[at];
  const number = at + 1;
  const item = el("li", { id: `evening-coup-${number}` });
  const title = fill(said["of-coup"], { number });
  if (one) item.append(...ruled(said, evening, one, told.coups.length === number));
  else if (waiting || !told) item.append(el("p", { class: "evening-pending" }, said.pending));
  else item.append(el("p", { class: "evening-unjudged" }, said.unjudged));
  if (coup.kind === "raw") item.append(el("pre", {}, el("code", {}, coup.lines.join("\n"))));
  const button = (/** @type {"edit"|"remove"|"settle"} */ what, /** @type {string} */ word) =>
    el("button", { type: "button", class: "quiet-button", click: () => doing[what](at) }, word, el("span", { class: "visually-hidden" }, ` (${title})`));
  item.append(
    el("p", { class: "evening-row screen-only" }, button("edit", said.edit), button("remove", said.delete), one ? button("settle", said.settle) : null),
  );
  return item;
}

/** What the engine says of one coup. */
/** @param {Said} said @param {Evening} evening @param {any} one @param {boolean} last */
function ruled(said, evening, one, last) {
  const lines = [el("p", { class: "evening-headline" }, one.told.headline)];
  if (one.payments) {
    const paid = evening.names.map((name, chair) => `${name}\u00a0${signed(one.payments[chair])}`);
    lines.push(el("p", { class: "evening-paid" }, paid.join(" · ")));
  }
  for (const text of [one.told.ledger, ...one.told.changes, last ? one.told.next : ""]) {
    if (text) lines.push(el("p", {}, text));
  }
  if (one.refused) lines.push(refusal(said, one.refused));
  for (const text of one.checks) lines.push(el("p", { class: "evening-refused" }, text));
  return lines;
}

/** @param {Said} said @param {any} refused */
function refusal(said, refused) {
  const link = el("a", { href: `../${refused.kind}/${refused.slug}/` }, refused.title);
  const told = fill(said.refused, { told: refused.event });
  return el("p", { class: "evening-refused" }, `${told} ${refused.why} `, link, ".");
}
