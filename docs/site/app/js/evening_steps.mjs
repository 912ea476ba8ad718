// @ts-check
/** What can be undone, and how the list of bêtes came about: plain values, nothing of the page. */

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./store.mjs").Kept} Kept */

/** @param {Kept} kept @param {Evening} evening @returns {Kept} a change that can be undone */
export function step(kept, evening) {
  return { evening, past: [...kept.past, kept.evening], future: [] };
}

/** @param {Kept} kept @returns {Kept} the same where nothing can be undone */
export function undo(kept) {
  const before = kept.past.at(-1);
  if (!before) return kept;
  return { evening: before, past: kept.past.slice(0, -1), future: [kept.evening, ...kept.future] };
}

/** @param {Kept} kept @returns {Kept} the same where nothing was undone */
export function redo(kept) {
  const [next, ...future] = kept.future;
  return next ? { evening: next, past: [...kept.past, kept.evening], future } : kept;
}

/** An entry of the list as the engine tells it; the owner is null where he is absent. */
/** @typedef {{owner?: number | null, bete?: number, pinandele?: number}} Entry */
/**
 * An entry with its history: marked in coup `coup` (0: before), struck in coup `struck` (0: not
 * yet) by a win, or `returned` to the players.
 * @typedef {{entry: Entry, coup: number, struck: number, returned: boolean}} Written
 */

/**
 * The list of bêtes as it stands on paper: nothing is rubbed out, what was won is struck.
 * @param {Entry[]} opening
 * @param {{struck: Entry[], ledger: Entry[], ended: boolean}[]} coups
 * @returns {Written[]}
 */
export function written(opening, coups) {
  const fresh = (/** @type {Entry} */ entry, coup = 0) => ({ entry, coup, struck: 0, returned: false });
  /** @type {Written[]} */
  const list = opening.map((entry) => fresh(entry));
  coups.forEach(({ struck, ledger, ended }, at) => {
    if (!ended) return;
    const number = at + 1;
    for (const entry of struck) {
      const found = list.find((one) => !one.struck && same(one.entry, entry));
      if (found) found.struck = number;
    }
    let next = 0;
    for (const one of list.filter((each) => !each.struck)) {
      if (next < ledger.length && same(one.entry, ledger[next])) next += 1;
      else Object.assign(one, { struck: number, returned: true });
    }
    list.push(...ledger.slice(next).map((entry) => fresh(entry, number)));
  });
  return list;
}

/** @param {Entry} one @param {Entry} other */
function same(one, other) {
  return (one.owner ?? null) === (other.owner ?? null) && one.bete === other.bete && one.pinandele === other.pinandele;
}

/**
 * A coup alone, with where the table stood before it: a sheet to settle a quarrel about it.
 * @param {string[]} lines of the coup
 * @param {import("./evening_sheet.mjs").Evening} evening
 * @param {import("./evening_sheet.mjs").SheetWords} said
 * @param {any} answer the engine's, on the whole evening
 * @param {number} at the index of the coup, not the first
 * @param {(name: string) => string} quoted
 * @param {string[]} head the lines of the evening's own head: edition, readings, names
 * @returns {string}
 */
export function coupAlone(lines, evening, said, answer, at, quoted, head) {
  const { keys } = said;
  const before = answer.coups[at - 1];
  const earlier = answer.coups.slice(0, at);
  const opened = answer.coups[0].dealer;
  const number = 1 + earlier.filter((/** @type {any} */ one) => one.outcome !== "void").length;
  const { dealer, belle, deals_left: left } = before.next;
  const names = evening.names.map(quoted);
  const kept = [
    ...head,
    `${keys.dealer} ${names[dealer]}  ${keys.belle} ${said.suits[/** @type {"S"} */ (belle)]}`,
    `${keys.number} ${number}  ${keys.first} ${names[opened]}`,
  ];
  if (before.ledger.length) kept.push(`${keys.ledger} ${entries(before.ledger, names, said)}`);
  const struck = earlier.flatMap((/** @type {any} */ one) => one.struck).filter((/** @type {Entry} */ one) => one.bete);
  const owed = evening.carried.some((one) => "bete" in one);
  const marked = owed || earlier.some((/** @type {any} */ one) => one.marked);
  if (marked) kept.push(`${keys.marked} ${struck.length ? struck.at(-1).bete : said.words.yes}`);
  kept.push(`${keys.purses} ${before.purses.join(" ")}`);
  if (left !== null) kept.push(`${keys.last} ${number + left - 1}`);
  if (!evening.closing) kept.push(keys.open);
  return [...kept, ...lines].join("\n") + "\n";
}

/** @param {Entry[]} ledger @param {string[]} names @param {import("./evening_sheet.mjs").SheetWords} said */
function entries(ledger, names, said) {
  const told = ledger.map((one) => {
    if (one.pinandele !== undefined) return `${said.words.pinandele}:${one.pinandele}`;
    const absent = one.owner === null || one.owner === undefined;
    return `${absent ? said.words.absent : names[Number(one.owner)]}:${one.bete}`;
  });
  return told.join(" ");
}
