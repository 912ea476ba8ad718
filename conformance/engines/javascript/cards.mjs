// Cards are written as in a record: the rank, then the suit ("10S", "KH").

export const SUITS = ['S', 'H', 'D', 'C'];
export const RANKS = ['9', '10', 'A', 'J', 'Q', 'K']; // §ranks: weakest first

/** §pack: twenty-four cards, six to a suit. */
export const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));

const STRENGTH = new Map(PACK.map((card) => [card, RANKS.indexOf(card.slice(0, -1))]));

export const suitOf = (card) => card[card.length - 1];

/** §ranks: how high a card stands in its suit. */
export const strength = (card) => STRENGTH.get(card);

export const isKing = (card) => card[0] === 'K';

/** A card that nobody remembers, or of which only the suit is known. */
export const isForgotten = (card) => card[0] === '?';

/** §nine-out: the card that lies apart while `belle` is the belle. */
export const nineOf = (belle) => `9${belle}`;

/** §trump-beats, §ranks: whether `card` would take a trick from the card `best`. */
export function beats(card, best, trump) {
  if (suitOf(card) === suitOf(best)) return strength(card) > strength(best);
  return suitOf(card) === trump;
}

/** §matadors: the `count` highest trumps. */
export const matadors = (trump, count) =>
  RANKS.slice(RANKS.length - count).map((rank) => rank + trump);

/** Whether one of these cards lies in a hand that is remembered. */
export const seenIn = (hands, cards) =>
  hands.some((hand) => hand !== null && cards.some((card) => hand.includes(card)));

/** `cards` less one `card`; null if it is not among them. */
export function without(cards, card) {
  const place = cards.indexOf(card);
  return place < 0 ? null : cards.filter((_, index) => index !== place);
}
