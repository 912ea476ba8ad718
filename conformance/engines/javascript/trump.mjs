// After the auction: the dealer's exchange, the matadors, then the trump.
import { matadors, seenIn, SUITS, suitOf, without } from './cards.mjs';
import { refuse } from './refusal.mjs';
import { replaced, withDeal } from './table.mjs';

const CAGNOT = 3;

// The exchange

/** §exchange-blind, §exchange-own, §exchange-none, §exchange-top, §tout-exchange */
export function exchange(table, { discard }, readings) {
  const { hands, cagnot, standing } = table.deal;
  const tout = standing.kind === 'tout';
  const count = discard.length;
  if (tout && count !== 0 && count !== CAGNOT) return refuse('tout-exchange');
  if (count > CAGNOT) return refuse('exchange-blind');
  if (count === 0 && !tout && readings['exchange-none'] === 'forbidden') {
    return refuse('reading-exchange-none');
  }
  const hand = hands[table.dealer];
  const kept = exchanged(hand, cagnot, discard, tout);
  if (kept === null && hand !== null && (cagnot !== null || !tout)) return refuse('exchange-own');
  if (hand === null && seenIn(hands, discard)) return refuse('exchange-own');
  const unknown = count > 0 && (hand === null || cagnot === null);
  return {
    ...withDeal(table, { hands: replaced(hands, table.dealer, unknown ? null : kept ?? hand) }),
    phase: 'declaring',
  };
}

/** The hand after the exchange; null if it cannot be made from these cards. */
function exchanged(hand, cagnot, discard, tout) {
  const own = tout && discard.length > 0 ? [...(hand ?? []), ...(cagnot ?? [])] : hand;
  const kept = discard.reduce((cards, card) => cards && without(cards, card), own);
  if (kept === null || tout) return kept;
  return [...kept, ...(cagnot ?? []).slice(0, discard.length)];
}

// The matadors

/** §matadors, §matadors-least, §matadors-held, §matadors-corrected, §matadors-false */
export function announceMatadors(table, { count, late = false }, readings) {
  if (count === 0) return withDeal(table, { announced: null });
  if (count < 3 || count > 5) return refuse('matadors-least');
  const borneOut = SUITS.some(
    (suit) =>
      wrongSuit(table, suit, readings) === null && mayHoldMatadors(table.deal, suit, count),
  );
  if (!borneOut && !late) return refuse('matadors-held');
  return withDeal(table, { announced: { count, late } });
}

/** §matadors-held: does the demander's hand bear them out, or nobody else's belie them? */
function mayHoldMatadors({ hands, standing }, suit, count) {
  const hand = hands[standing.chair];
  const named = matadors(suit, count);
  return hand === null ? !seenIn(hands, named) : named.every((card) => hand.includes(card));
}

// The trump

/** §trump-named, §any-suit, §matadors-held, §matadors-false: the contract is complete. */
export function nameTrump(table, { suit, tricks: said = 0 }, readings) {
  const wrong = wrongSuit(table, suit, readings);
  if (wrong !== null) return refuse(wrong);
  const { standing, announced } = table.deal;
  const held = announced === null || mayHoldMatadors(table.deal, suit, announced.count);
  if (!held && !announced.late) return refuse('matadors-held');
  const isBelle =
    suit === table.belle ||
    (announced !== null && held && readings['belle-change'] === 'at-once'); // §reading-belle-change
  const tricks = number(standing, isBelle, said);
  const low = wrongNumber(standing, tricks, said, isBelle, readings);
  if (low !== null) return refuse(low);
  const contract = {
    chair: standing.chair,
    tricks,
    trump: suit,
    belle: countsInBelle(table, suit, isBelle, readings),
    matadors: announced?.count ?? 0,
    falseMatadors: !held,
    origin: standing.kind,
  };
  return { ...withDeal(table, { contract }), phase: 'playing' };
}

const PLAIN_KINDS = ['demand', 'sans-prejudice', 'raised', 'premier'];
const isPlain = (bid) => PLAIN_KINDS.includes(bid.kind) && !bid.belle;

/**
 * Why the trump may not be this suit, or null. §belle-binds, §reading-curieuse,
 * §reading-retiens-choice, §reading-premier-in-belle, §reading-plain-in-belle
 */
function wrongSuit(table, suit, readings) {
  const { standing, cagnot } = table.deal;
  const isBelle = suit === table.belle;
  if (standing.bound && !isBelle) return 'belle-binds';
  if (standing.kind === 'curieuse' && cagnot !== null && suit !== suitOf(cagnot.at(-1))) {
    return 'reading-curieuse';
  }
  if (standing.kind === 'retiens' && readings['retiens-choice'] === 'at-once' && !isBelle) {
    return 'reading-retiens-choice';
  }
  if (!isBelle || !isPlain(standing)) return null;
  if (standing.kind === 'premier' && readings['premier-in-belle'] === 'forbidden') {
    return 'reading-premier-in-belle';
  }
  return readings['plain-in-belle'] === 'forbidden' ? 'reading-plain-in-belle' : null;
}

/** §cagnotte-named, §retiens-choice: the number of tricks that the demander undertakes. */
function number(bid, isBelle, said) {
  if (bid.kind === 'retiens') return isBelle ? 2 : 3;
  if (bid.kind === 'cagnotte') return said || bid.named;
  return bid.number;
}

/** Why he may not undertake that number, or null. §no-raise-after, §cagnotte-final */
function wrongNumber(bid, tricks, said, isBelle, readings) {
  if (bid.kind !== 'cagnotte') return said === 0 || said === tricks ? null : 'no-raise-after';
  if (tricks === 0) return 'cagnotte-final';
  if (tricks < 2 || tricks > 5) return 'calls';
  if (bid.named === 0) return belowFloor(bid, tricks, isBelle, readings);
  if (tricks < bid.named) return 'cagnotte-named';
  const final = readings['cagnotte-number'] === 'at-once-final';
  return final && tricks !== bid.named ? 'reading-cagnotte-number' : null;
}

/** §cagnotte-final, §cagnotte-over-belle, §reading-floor */
function belowFloor({ before, number: ranked }, tricks, isBelle, readings) {
  if (before !== null && tricks <= before.number) {
    if (tricks < before.number || !isBelle) return 'cagnotte-final';
    if (before.belle && readings.floor !== 'previous-even-belle') return 'cagnotte-over-belle';
  }
  return readings.floor === 'as-ranked' && tricks < ranked ? 'reading-floor' : null;
}

/** §doubled-in-belle, §plain-in-belle, §cagnotte-doubles, §retiens-choice */
function countsInBelle(table, suit, isBelle, readings) {
  const { standing } = table.deal;
  if (standing.kind === 'curieuse') return false;
  if (!PLAIN_KINDS.includes(standing.kind)) return isBelle;
  const doubled = suit === table.belle && readings['plain-in-belle'] === 'doubled';
  return standing.belle || doubled;
}
