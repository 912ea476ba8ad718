// The play: five tricks, the demander against the other three.
import { beats, seenIn, strength, suitOf, without } from './cards.mjs';
import { refuse } from './refusal.mjs';
import { endPlay } from './session.mjs';
import { CHAIRS, replaced, rightOf, withDeal } from './table.mjs';

export const TRICKS = 5;

/** §lead, §winner-leads, §play-in-turn: the first, from the leader on, who has not yet played. */
export function turnOf({ leader, trick }) {
  const first = trick.length > 0 ? trick[0].chair : leader;
  const order = CHAIRS.map((steps) => rightOf(first, steps));
  return order.find((chair) => !hasPlayed(trick, chair));
}

const hasPlayed = (trick, chair) => trick.some((played) => played.chair === chair);

/** A card is played. §own-card, §revoke, §play-out-of-turn */
export function play(table, { chair, card, late = false }, readings) {
  const { deal } = table;
  const inTurn = chair === turnOf(deal);
  if (!inTurn && (!late || hasPlayed(deal.trick, chair))) return refuse(turnClause(deal));
  const hand = deal.hands[chair];
  const rest = hand && without(hand, card);
  if (hand ? rest === null : seenIn(deal.hands, [card])) return refuse('own-card');
  const duty = hand !== null && inTurn ? neglected(deal, chair, card, readings) : null;
  if (duty !== null && !late) return refuse(duty);
  const after = withDeal(table, {
    hands: replaced(deal.hands, chair, rest),
    trick: [...deal.trick, { chair, card }],
    faults: duty === null ? deal.faults : [...deal.faults, chair],
  });
  return after.deal.trick.length === 4 ? gather(after, readings) : after;
}

function turnClause({ trick, winners }) {
  if (trick.length > 0) return 'play-in-turn';
  return winners.length > 0 ? 'winner-leads' : 'lead';
}

/** §trick-winner: what was played last and beats the card that was winning, wins. */
function winning(trick, trump) {
  return trick.reduce((best, next) => (beats(next.card, best.card, trump) ? next : best));
}

/** The duty that this card would neglect, or null. */
function neglected({ trick, hands, contract }, chair, card, readings) {
  if (trick.length === 0) return null;
  const hand = hands[chair];
  const led = suitOf(trick[0].card);
  const best = winning(trick, contract.trump);
  const exempt =
    readings['ally-winning'] === 'exempt' &&
    chair !== contract.chair &&
    best.chair !== contract.chair; // §no-exemption, §reading-ally-winning
  const suited = hand.filter((held) => suitOf(held) === led);
  if (suited.length > 0) {
    if (suitOf(card) !== led) return 'follow-suit';
    return exempt ? null : unbeaten(trick, best, suited, card, readings);
  }
  return exempt ? null : unruffed(best, hand, card, contract.trump, readings);
}

/** §beat, §beat-after-ruff, §reading-beat-after-ruff */
function unbeaten(trick, best, suited, card, readings) {
  const led = suitOf(trick[0].card);
  let target = best.card;
  if (suitOf(target) !== led) {
    if (readings['beat-after-ruff'] === 'free') return null;
    target = winning(trick, led).card;
  }
  const higher = (held) => strength(held) > strength(target);
  return suited.some(higher) && !higher(card) ? 'beat' : null;
}

/** §ruff, §overruff, §underruff, §free-discard, §reading-underruff */
function unruffed(best, hand, card, trump, readings) {
  const trumps = hand.filter((held) => suitOf(held) === trump);
  if (trumps.length === 0) return null;
  if (suitOf(best.card) !== trump) return suitOf(card) === trump ? null : 'ruff';
  if (trumps.some((held) => beats(held, best.card, trump))) {
    return beats(card, best.card, trump) ? null : 'overruff';
  }
  return suitOf(card) === trump || readings.underruff === 'free' ? null : 'underruff';
}

/** §winner-leads, §five-tricks: the trick goes to its winner. */
function gather(table, readings) {
  const { trick, contract, winners } = table.deal;
  const { chair } = winning(trick, contract.trump);
  const after = withDeal(table, { trick: [], leader: chair, winners: [...winners, chair] });
  return after.deal.winners.length === TRICKS ? endPlay(after, readings) : after;
}

/** §five-tricks: only who won the remaining tricks is known; of counts, not even the order. */
export function countTricks(table, event, readings) {
  const { trick, winners } = table.deal;
  const rest = event.winners ?? CHAIRS.flatMap((chair) => Array(event.counts[chair]).fill(chair));
  if (trick.length > 0 || winners.length + rest.length !== TRICKS) return refuse('five-tricks');
  const after = withDeal(table, {
    winners: [...winners, ...rest],
    unordered: event.winners ? 0 : rest.length,
  });
  return endPlay(after, readings);
}
