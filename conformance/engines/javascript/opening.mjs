// Opening the sitting: a king is drawn.
import { isKing, suitOf } from './cards.mjs';
import { refuse } from './refusal.mjs';
import { rightOf } from './table.mjs';

const LONGEST = 21; // §burnt-card: one card is burnt, and three kings at least remain

/** §draw-king, §draw-order, §king-deals, §first-belle, §new-sitting, §reading-king-dealer */
export function drawKing(table, { chair, cards }, readings) {
  if (cards.length > LONGEST) return refuse('burnt-card');
  if (new Set(cards).size < cards.length) return refuse('draw-pack');
  if (cards.findIndex(isKing) !== cards.length - 1) return refuse('draw-king');
  const receiver = rightOf(chair, cards.length);
  const dealer = readings['king-dealer'] === 'neighbour' ? rightOf(receiver) : receiver;
  return {
    ...table,
    phase: 'dealing',
    dealer,
    belle: suitOf(cards.at(-1)),
    number: 0,
    firstDealer: dealer,
    counted: true,
  };
}
