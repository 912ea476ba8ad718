// The acts that the law would accept: candidates, sifted by the law itself.
import { mayRaiseAtOnce } from './auction.mjs';
import { SUITS } from './cards.mjs';
import { apply } from './law.mjs';
import { turnOf } from './play.mjs';
import { Refusal } from './refusal.mjs';

const NUMBERS = [2, 3, 4, 5];
const PLAIN_OR_BELLE = [false, true];

const WORDS = [
  { say: 'pass' },
  ...product(NUMBERS, (tricks, belle) => ({ say: 'demand', tricks, belle })),
  ...product([0, ...NUMBERS], (tricks, belle) => ({ say: 'cagnotte', tricks, belle })),
  ...PLAIN_OR_BELLE.map((belle) => ({ say: 'tout', belle })),
  { say: 'sans-prejudice' },
  { say: 'retiens' },
  { say: 'curieuse' },
];

function product(numbers, make) {
  return numbers.flatMap((number) => PLAIN_OR_BELLE.map((belle) => make(number, belle)));
}

export function legalActs(table, readings) {
  return candidates(table, readings).filter(
    (event) => !(apply(table, event, readings) instanceof Refusal),
  );
}

function candidates(table, readings) {
  switch (table.phase) {
    case 'bidding':
      return speakers(table, readings).flatMap((chair) =>
        WORDS.map((word) => ({ do: 'call', chair, ...word })),
      );
    case 'exchanging':
      return discards(table).map((discard) => ({ do: 'exchange', discard }));
    case 'declaring':
      return declarations(table);
    case 'playing': {
      const chair = turnOf(table.deal);
      return (table.deal.hands[chair] ?? []).map((card) => ({ do: 'play', chair, card }));
    }
    default:
      return [];
  }
}

/** The player whose turn it is, and the maker of a blind bid who may raise it at once. */
function speakers(table, readings) {
  const { turn, standing } = table.deal;
  const maker = standing?.chair ?? turn;
  return maker !== turn && mayRaiseAtOnce(table, maker, readings) ? [turn, maker] : [turn];
}

function discards({ dealer, deal: { hands, cagnot, standing } }) {
  const hand = hands[dealer] ?? [];
  const cards = standing.kind === 'tout' ? [...hand, ...(cagnot ?? [])] : hand;
  return subsets(cards, 3);
}

function subsets(cards, most) {
  if (most === 0 || cards.length === 0) return [[]];
  const [first, ...rest] = cards;
  return [...subsets(rest, most), ...subsets(rest, most - 1).map((set) => [first, ...set])];
}

function declarations({ deal: { standing } }) {
  const numbers = standing.kind === 'cagnotte' ? [0, ...NUMBERS] : [0];
  return [
    ...[0, 3, 4, 5].map((count) => ({ do: 'matadors', count })),
    ...SUITS.flatMap((suit) => numbers.map((tricks) => ({ do: 'trump', suit, tricks }))),
  ];
}
