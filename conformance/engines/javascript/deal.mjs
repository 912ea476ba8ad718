// Dealing, and what may go wrong with it.
import { isForgotten, nineOf } from './cards.mjs';
import { refuse } from './refusal.mjs';
import { voidDeal } from './session.mjs';
import { CHAIRS, freshDeal, known, replaced, rightOf, withDeal } from './table.mjs';

const NONE = [null, null, null, null];

/** §cagnot, §pack, §nine-out: the cards of a new deal; refused if they are not the pack. */
export function deal(table, event) {
  const { hands, cagnot } = event.pack ? distribute(event.pack, table.dealer) : event;
  const cards = [...hands.flatMap((hand) => hand ?? []), ...(cagnot ?? [])];
  const seen = cards.filter((card) => !isForgotten(card));
  if (seen.includes(nineOf(table.belle))) return refuse('nine-out');
  if (new Set(seen).size < seen.length) return refuse('pack');
  return lay(table, hands, cagnot);
}

/** §false-pack: a deal whose cards were wrong, as long as nobody noticed. */
export function dealUnnoticed(table, event) {
  const { hands, cagnot } = event.pack ? distribute(event.pack, table.dealer) : event;
  return lay(table, hands, cagnot);
}

const lay = (table, hands, cagnot) => ({
  ...table,
  phase: 'bidding',
  deal: freshDeal(table, hands.map(known), known(cagnot)),
});

/** §two-then-three, §dealing-order: two cards to each, then three to each; three are left. */
export function distribute(pack, dealer) {
  const hands = [...NONE];
  for (const seat of CHAIRS) {
    const pair = pack.slice(2 * seat, 2 * seat + 2);
    const three = pack.slice(8 + 3 * seat, 11 + 3 * seat);
    hands[rightOf(dealer, 1 + seat)] = [...pair, ...three];
  }
  return { hands, cagnot: pack.slice(20) };
}

/** §misdeal-before, §misdeal-after: a card shown matters only before anybody has spoken. */
export function misdeal(table, { mishap }) {
  const tooLate = table.phase !== 'dealing' && table.deal.spoken;
  return mishap === 'faced' && tooLate ? table : voidDeal(table);
}

/** §false-pack: found before the settlement, it voids the deal. */
export const falsePack = (table) => voidDeal(table);

/** §looked-first: a player sees his cards before it is his turn. */
export function look(table, { chair }) {
  return withDeal(table, { looked: replaced(table.deal.looked, chair, true) });
}

/** §peek-dealer, §peek-other, §peek-after, §peek-exchange: somebody looks at the cagnot. */
export function peek(table, { chair }) {
  if (table.phase === 'bidding') {
    return withDeal(table, { peeked: replaced(table.deal.peeked, chair, true) });
  }
  const forfeits =
    table.phase === 'exchanging' &&
    chair === table.dealer &&
    table.deal.standing.kind === 'cagnotte';
  return forfeits ? { ...table, phase: 'declaring' } : table;
}
