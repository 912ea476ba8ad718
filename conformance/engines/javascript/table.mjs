// The table: all that is known of a sitting at one moment.
//
// A table is never changed in place. Whatever happens makes a new one, so that the table from
// which an act was refused is still as it was.
import { isForgotten } from './cards.mjs';

export const CHAIRS = [0, 1, 2, 3];

/** §anticlockwise: the chair `steps` to the right. */
export const rightOf = (chair, steps = 1) => (chair + steps) % 4;

/** How many steps to the right lead from one chair to another: 0 to 3. */
export const distance = (from, to) => (to - from + 4) % 4;

/** A hand or a cagnot as the engine keeps it: null where some of it is forgotten. */
export const known = (cards) => (cards && !cards.some(isForgotten) ? cards : null);

export const isBete = (entry) => entry.pinandele === undefined;

/** The table as a record opens it. §carried: a bête that is written counts as marked. */
export function openTable(setup) {
  const ledger = setup.ledger ?? [];
  const table = {
    phase: setup.belle === undefined ? 'drawing' : 'dealing',
    dealer: setup.dealer ?? null,
    belle: setup.belle ?? null,
    ledger,
    purses: setup.purses ?? [0, 0, 0, 0],
    cloth: ledger.reduce((sum, entry) => sum + (entry.pinandele ?? 0), 0),
    ...counting(setup),
    last: setup.last ?? null,
    calledOff: false,
    closing: setup.closing ?? true,
    marked: (setup.marked ?? false) || ledger.some(isBete),
    struck: setup.struck ?? 0,
    deal: null,
    ended: null,
  };
  return setup.contract ? openAtPlay(table, setup) : table;
}

/** The number of the deal to come, from 0, who dealt the first, and whether this is known. */
function counting({ dealer, deal, first_dealer: first }) {
  if (dealer === undefined || (deal === undefined && first === undefined)) {
    return { number: 0, firstDealer: dealer ?? null, counted: false };
  }
  return {
    number: deal ?? distance(first, dealer),
    firstDealer: first ?? distance(deal % 4, dealer),
    counted: true,
  };
}

function openAtPlay(table, { contract, hands }) {
  const deal = {
    ...freshDeal(table, (hands ?? [null, null, null, null]).map(known), null),
    spoken: true,
    contract: {
      chair: rightOf(table.dealer, 1 + contract.seat),
      tricks: contract.tricks,
      trump: contract.trump,
      belle: contract.belle,
      matadors: contract.matadors ?? 0,
      falseMatadors: contract.false_matadors ?? false,
      origin: contract.origin ?? 'demand',
    },
  };
  return { ...table, phase: 'playing', deal };
}

/** A deal of which the cards lie before the players and nothing else has happened. */
export function freshDeal(table, hands, cagnot) {
  const first = rightOf(table.dealer);
  return {
    hands,
    cagnot,
    // the auction
    turn: first,
    spoken: false,
    standing: null,
    passes: 0,
    opener: null,
    fresh: false,
    hasBid: [false, false, false, false],
    hasPassed: [false, false, false, false],
    looked: [false, false, false, false],
    peeked: [false, false, false, false],
    coveredInBelle: [],
    // what the demander has announced, and undertaken
    announced: null,
    contract: null,
    // the play
    leader: first,
    trick: [],
    winners: [],
    unordered: 0,
    faults: [],
  };
}

/** The table with some facts of the deal changed. */
export const withDeal = (table, changes) => ({ ...table, deal: { ...table.deal, ...changes } });

/** `list` with another value at `index`. */
export const replaced = (list, index, value) =>
  list.map((old, place) => (place === index ? value : old));
