// Made or lost: the demander's tricks are counted.
import { Unsupported } from './refusal.mjs';
import { CHAIRS } from './table.mjs';

/** How the deal ended, and who of the defenders pays for all. §revoke-demander, §revoke-defender */
export function outcomeOf({ contract, winners, unordered, faults }, readings) {
  const defender = faults.find((chair) => chair !== contract.chair);
  const demander = faults.includes(contract.chair);
  if (demander) return { outcome: defender === undefined ? 'lost' : 'void' }; // §revoke-both
  if (defender !== undefined) return { outcome: 'made', culprit: defender };
  return { outcome: isMade(contract, winners, unordered, readings) ? 'made' : 'lost' };
}

function isMade(contract, winners, unordered, readings) {
  const verdicts = new Set();
  for (const order of orders(winners, unordered)) verdicts.add(made(contract, order, readings));
  if (verdicts.size > 1) throw new Unsupported('the order of the tricks matters and is forgotten');
  return [...verdicts][0];
}

/** The ways in which the tricks may have fallen, where the last of them were only counted. */
function* orders(winners, unordered) {
  const known = winners.slice(0, winners.length - unordered);
  const loose = winners.slice(winners.length - unordered);
  if (unordered === 0) yield known;
  for (const next of new Set(loose)) {
    const rest = [...loose];
    rest.splice(rest.indexOf(next), 1);
    yield* orders([...known, next, ...rest], rest.length);
  }
}

/** §contract-made, §no-overtricks, §simple-demand */
function made(contract, winners, readings) {
  const taken = winners.filter((chair) => chair === contract.chair).length;
  if (contract.tricks > 2) return taken >= contract.tricks;
  if (taken !== 2) return taken > 2; // §simple-three-rescues
  return freed(contract, readings) || simpleMade(contract.chair, winners, readings);
}

/** Two tricks of the demander's: do they suffice? §simple-race, §simple-no-three */
function simpleMade(demander, winners, readings) {
  const conditions = readings['simple-conditions'];
  if (conditions === 'two') return true;
  if (firstToTwo(winners) !== demander) return false;
  return conditions === 'race' || !CHAIRS.some((chair) => chair !== demander && count(winners, chair) === 3);
}

const count = (winners, chair) => winners.filter((winner) => winner === chair).length;

/** §simple-race, §simple-one-player */
function firstToTwo(winners) {
  return winners.find((chair, index) => winners.indexOf(chair) < index);
}

/** §simple-in-belle, §simple-after-cagnotte, §reading-simple-after-retiens and the like. */
function freed({ origin, belle }, readings) {
  if (origin === 'retiens') return readings['simple-after-retiens'] === 'no';
  if (origin === 'cagnotte' && readings['simple-after-cagnotte'] === 'no') return true;
  return belle && readings['simple-in-belle'] === 'no';
}
