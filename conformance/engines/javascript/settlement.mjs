// The settlement: what passes between the players, and what becomes of the list.
import { Refusal, refuse } from './refusal.mjs';
import { isBete } from './table.mjs';

const BETE_SHARES = 4; // §bete-first
const STAKE = 2; // §pinandele
const CURIOSITY = 1; // §reading-curieuse

/** §pinandele: everybody has passed. */
export function settlePass(table) {
  return {
    payments: [-STAKE, -STAKE, -STAKE, -STAKE, 4 * STAKE],
    ledger: [...table.ledger, { pinandele: 4 * STAKE }],
  };
}

/** §settlement-order: the payments and the list after a deal that was played; or a refusal. */
export function settle(table, { outcome, culprit }, readings) {
  const { contract } = table.deal;
  const curious = contract.origin === 'curieuse';
  const before = curious ? withCuriosity(table) : table;
  const result = outcome === 'made' ? won(before, culprit, readings) : lost(before, readings);
  if (!curious || result instanceof Refusal) return result;
  const payments = [...result.payments];
  payments[contract.chair] -= CURIOSITY;
  payments[4] += CURIOSITY;
  return { ...result, payments };
}

/** §reading-curieuse: the jeton lies on the cloth like any other pinandèle. */
const withCuriosity = (table) => ({
  ...table,
  ledger: [...table.ledger, { pinandele: CURIOSITY }],
});

// What is due

/** §due, §doubled-in-belle, §doubled-for-all, §quadrupled */
function due(contract, made, readings) {
  const matadors = contract.falseMatadors && made ? 0 : contract.matadors; // §matadors-false
  return (contract.tricks + matadors) * multiplier(contract, readings);
}

function multiplier({ origin, belle, tricks }, readings) {
  const all = readings['five-is-all'] === 'tout-only' ? origin === 'tout' : tricks === 5; // §five-is-all
  return (belle ? 2 : 1) * (all ? 2 : 1);
}

// Lost

/** §pays-each, §bete-marked, §bete-list, §bete-is-debt */
function lost(table, readings) {
  const { contract } = table.deal;
  const share = due(contract, false, readings);
  const payments = [share, share, share, share, 0];
  payments[contract.chair] = -3 * share;
  const base = countedOn(table, readings);
  if (base === UNKNOWN) return refuse('reading-all-struck');
  const bete = base + BETE_SHARES * share;
  return { payments, ledger: [...table.ledger, { owner: contract.chair, bete }], marked: true };
}

/** An amount that the table should know and does not. §reading-all-struck */
const UNKNOWN = null;

/** §bete-first, §bete-later, §bete-all-struck, §pinandele-not-bete, §absent-owner */
function countedOn({ ledger, marked, struck }, readings) {
  const present = ledger.filter((entry) => !isBete(entry) || entry.owner !== null);
  if (readings['pinandele-counted'] === 'yes' && present.length > 0 && !isBete(present[0])) {
    return present[0].pinandele;
  }
  const betes = present.filter(isBete);
  if (betes.length > 0) {
    const largest = readings['which-bete'] === 'largest-throughout';
    return (largest ? largestOf(betes) : betes[0]).bete;
  }
  const allStruck = marked && !ledger.some(isBete);
  if (!allStruck || readings['all-struck'] !== 'last-struck') return 0;
  return struck === 0 ? UNKNOWN : struck;
}

// Made

/** §paid-by-each, §revoke-defender: the amount due, and what is won of the list. */
function won(table, culprit, readings) {
  const { contract } = table.deal;
  const share = due(contract, true, readings);
  const payments = [0, 0, 0, 0, 0];
  for (const chair of [0, 1, 2, 3]) {
    if (chair === contract.chair) payments[chair] += 3 * share;
    else payments[culprit ?? chair] -= share;
  }
  const taken = takings(table.ledger, contract.chair, readings);
  for (const entry of taken) {
    payments[contract.chair] += amount(entry);
    payments[isBete(entry) ? entry.owner : 4] -= amount(entry);
  }
  const struck = taken.filter(isBete).at(-1);
  return {
    payments,
    ledger: table.ledger.filter((entry) => !taken.includes(entry)),
    ...(struck && { struck: struck.bete }),
  };
}

const amount = (entry) => (isBete(entry) ? entry.bete : entry.pinandele);

const largestOf = (entries) =>
  entries.reduce((best, next) => (amount(next) > amount(best) ? next : best));

/** §wins-first-bete, §reading-which-bete: the one played for, of those that wait. */
function playedFor(entries, readings) {
  if (entries.length === 0) return [];
  return [readings['which-bete'] === 'oldest' ? entries[0] : largestOf(entries)];
}

/** §absent-owner, §pinandele-taken, §pinandele-together, §reading-pinandele: what a win takes. */
function takings(ledger, winner, readings) {
  const betes = ledger.filter((entry) => isBete(entry) && entry.owner !== null);
  const pinandeles = ledger.filter((entry) => !isBete(entry));
  if (readings.pinandele === 'in-turn') {
    const first = ledger.find((entry) => !isBete(entry) || entry.owner !== null);
    if (first !== undefined && !isBete(first)) return [first];
    return withNext(playedFor(betes, readings), betes, winner, readings);
  }
  const struck = withNext(playedFor(betes, readings), betes, winner, readings);
  const all = readings.pinandele === 'any-win' || earnsPinandele(struck, winner, readings);
  return all ? [...struck, ...pinandeles] : struck;
}

/** §own-bete, §one-bete, §reading-own-bete: one's own bête, and perhaps one of another. */
function withNext(taken, betes, winner, readings) {
  const own = taken.length > 0 && taken[0].owner === winner;
  if (!own || readings['own-bete'] !== 'next-too') return taken;
  return [...taken, ...playedFor(betes.filter((entry) => entry.owner !== winner), readings)];
}

/** §pinandele-needs-bete, §pinandele-own-bete */
function earnsPinandele(struck, winner, readings) {
  if (readings['pinandele-own-bete'] === 'yes') return struck.length > 0;
  return struck.some((entry) => entry.owner !== winner);
}
