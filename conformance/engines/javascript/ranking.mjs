// How bids rank: which of them goes above which.
import { distance, rightOf } from './table.mjs';

/** Grades within one number, lowest first. */
const PLAIN = 0;
const TOUT = 1;
const IN_BELLE = 2;

/** §height, §tout-rank, §reading-tout-rank: a bid's number and its grade within the number. */
function height(bid, readings) {
  if (bid.kind === 'tout') {
    if (readings['tout-rank'] === 'above-all') return [6, PLAIN];
    if (readings['tout-rank'] === 'above-plain' && !bid.belle) return [5, TOUT];
  }
  return [bid.number, bid.belle ? IN_BELLE : PLAIN];
}

/** §reading-tout-rank: a tout that is no five is neither equalled nor equals by seniority. */
const apart = (bid, readings) => bid.kind === 'tout' && readings['tout-rank'] !== 'as-five';

/** §seniority, §reading-seniority: whether a player is placed before another. */
function placedBefore(table, chair, other, readings) {
  const opener = readings.seniority === 'opener' ? table.deal.opener : null;
  const from = opener ?? rightOf(table.dealer);
  return distance(from, chair) < distance(from, other);
}

/** Whether a bid equals the number of the plain bid or bid in belle that stands. */
export function equalsStanding(bid, standing, readings) {
  return standing !== null && height(bid, readings)[0] === height(standing, readings)[0];
}

/** §premier-over-belle as read: whether this bid covers a bid in belle by seniority alone. */
export function coversBelle(bid, standing, readings) {
  if (!equalsStanding(bid, standing, readings)) return false;
  return height(bid, readings)[1] === PLAIN && height(standing, readings)[1] === IN_BELLE;
}

/** The clause by which a bid is not higher than the one that stands; null if it is higher. */
export function tooLow(table, bid, readings) {
  const { standing } = table.deal;
  if (standing === null) return null;
  const [number, grade] = height(bid, readings);
  const [against, againstGrade] = height(standing, readings);
  if (number > against) return null; // §overbid
  if (number < against) return apart(standing, readings) ? 'reading-tout-rank' : 'overbid';
  if (grade > againstGrade) return null; // §dernier
  if (bid.chair === standing.chair) return 'reserve-raises';
  if (apart(bid, readings) || apart(standing, readings)) return 'reading-tout-rank';
  if (grade === IN_BELLE) return belleOverBelle(table, bid, readings);
  return premier(table, bid, againstGrade === IN_BELLE, readings);
}

/** §dernier-closes, §reading-belle-over-belle */
function belleOverBelle(table, bid, readings) {
  const elder =
    readings['belle-over-belle'] === 'elder' &&
    placedBefore(table, bid.chair, table.deal.standing.chair, readings);
  return elder ? null : 'dernier-closes';
}

/** §premier, §premier-not-over-belle, §premier-unbid, and the readings of these. */
function premier(table, bid, overBelle, readings) {
  const { standing, coveredInBelle, hasBid } = table.deal;
  if (overBelle) {
    if (readings['premier-over-belle'] !== 'once') return 'premier-not-over-belle';
    if (coveredInBelle.includes(bid.number)) return 'reading-premier-over-belle';
  }
  if (readings['premier-needs-bid'] === 'yes' && !hasBid[bid.chair]) {
    return 'reading-premier-needs-bid';
  }
  if (placedBefore(table, bid.chair, standing.chair, readings)) return null;
  return overBelle ? 'premier-not-over-belle' : 'seniority';
}

/**
 * For how much a cagnotte without a number stands, and whether it binds the trump; null where
 * nothing is left to bid. §cagnotte-wordless, §cagnotte-first, §cagnotte-over-five,
 * §cagnotte-in-belle, §reading-cagnotte-rank
 */
export function wordlessCagnotte(table, chair, inBelle, readings) {
  const { standing } = table.deal;
  if (inBelle) {
    for (let number = standing?.number ?? 2; number <= 5; number += 1) {
      const bid = { kind: 'cagnotte', chair, number, belle: true };
      if (tooLow(table, bid, readings) === null) return { number, belle: true, bound: true };
    }
    return null;
  }
  if (standing === null) return { number: 2, belle: false, bound: false };
  if (standing.number === 5) {
    const five = { number: 5, belle: true, bound: true };
    return tooLow(table, { kind: 'cagnotte', chair, ...five }, readings) === null ? five : null;
  }
  if (readings['cagnotte-rank'] === 'equal-in-belle' && !standing.belle) {
    return { number: standing.number, belle: true, bound: false };
  }
  return { number: standing.number + 1, belle: false, bound: false };
}
