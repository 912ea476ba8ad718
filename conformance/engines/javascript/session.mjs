// From one deal to the next: the belle, the dealer, and the end of the sitting.
import { outcomeOf } from './outcome.mjs';
import { Refusal } from './refusal.mjs';
import { settle, settlePass } from './settlement.mjs';
import { CHAIRS, distance, isBete, rightOf } from './table.mjs';

const NOTHING = [0, 0, 0, 0, 0];

/** §five-tricks, §belle-changes: the tricks are played, and the deal is settled. */
export function endPlay(table, readings) {
  const judged = outcomeOf(table.deal, readings);
  if (judged.outcome === 'void') return voidDeal(table);
  const result = settle(table, judged, readings);
  if (result instanceof Refusal) return result;
  return endDeal(table, judged.outcome, result, nextBelle(table), readings);
}

/** §all-pass, §deal-after-pass */
export function passedOut(table, readings) {
  return endDeal(table, 'passed', settlePass(table), table.belle, readings);
}

/** §void-again: nobody pays, the deal has no number, and the same dealer deals again. */
export function voidDeal(table) {
  return between(table, 'void', NOTHING, table);
}

/** §belle-changes, §belle-next-deal, §belle-even-if-lost, §belle-false, §nine-swapped */
function nextBelle({ belle, deal: { contract } }) {
  return contract.matadors > 0 && !contract.falseMatadors ? contract.trump : belle;
}

/** §deal-passes-right, §tour-last-deal: a deal that counts is over. */
function endDeal(table, outcome, { payments, ...changes }, belle, readings) {
  const settled = tour({ ...table, ...changes }, readings);
  if (settled.finished) return finish(table, settled, outcome, payments);
  const next = {
    ...settled,
    belle,
    dealer: rightOf(table.dealer),
    number: table.number + 1,
  };
  return between(next, outcome, payments, next);
}

/** The table between two deals. */
function between(table, outcome, payments, { belle, dealer }) {
  const { finished, ...rest } = table;
  return {
    ...rest,
    ...paid(table, payments),
    phase: 'dealing',
    deal: null,
    ended: { outcome, payments, ledger: table.ledger, belle, dealer, over: false },
  };
}

const paid = ({ purses, cloth }, payments) => ({
  purses: CHAIRS.map((chair) => purses[chair] + payments[chair]),
  cloth: cloth + payments[4],
});

// The tour des gueux

/** §tour-des-gueux, §ending-agreed, §tour-needs-bete, §tour-pinandele, §tour-cancelled */
function tour(table, readings) {
  if (table.ledger.some(isBete)) {
    return { ...table, last: null, calledOff: table.calledOff || table.last !== null };
  }
  if (!table.closing || !table.marked) return table;
  if (table.calledOff && readings['tour-cancelled'] === 'stop') return { ...table, finished: true };
  const last = table.last ?? (table.counted ? lastDeal(table, readings) : null);
  return { ...table, last, finished: last !== null && table.number >= last };
}

/** §tour-count, §reading-tour-count: the number of the last deal. */
function lastDeal({ number, dealer, firstDealer }, readings) {
  const toFirst = distance(dealer, firstDealer);
  const toLast = distance(dealer, rightOf(firstDealer, 3));
  switch (readings['tour-count']) {
    case 'round':
      return number + toLast;
    case 'already-dealt':
      return number + toFirst + 3;
    default:
      return number + (toFirst || 4) + 3;
  }
}

// The end

/** §may-stop, §stop-between-deals */
export const stop = (table) => finish(table, table, null, NOTHING);

/** §over, §pinandele-returned, §carried, §carried-as-they-are */
function finish(before, table, outcome, payments) {
  const onCloth = table.ledger.reduce((sum, entry) => sum + (entry.pinandele ?? 0), 0);
  const share = Math.floor(onCloth / 4);
  const rest = onCloth - 4 * share;
  const final = [...payments.slice(0, 4).map((gain) => gain + share), payments[4] - 4 * share];
  const ledger = [...table.ledger.filter(isBete), ...(rest > 0 ? [{ pinandele: rest }] : [])];
  const { finished, ...kept } = table;
  return {
    ...kept,
    ...paid(before, final),
    ledger,
    phase: 'over',
    belle: null,
    dealer: null,
    deal: null,
    ended: { outcome, payments: final, ledger, belle: null, dealer: null, over: true },
  };
}
