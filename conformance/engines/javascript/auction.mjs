// The auction: each bid goes higher than the one before; the highest makes the demander.
import { coversBelle, equalsStanding, tooLow, wordlessCagnotte } from './ranking.mjs';
import { Refusal, refuse } from './refusal.mjs';
import { passedOut } from './session.mjs';
import { CHAIRS, replaced, rightOf, withDeal } from './table.mjs';

/** Somebody speaks. §calls, §allegation, §call-out-of-turn, §call-too-late */
export function call(table, event, readings) {
  if (isFormality(table, event, readings)) return table;
  const { chair, late = false } = event;
  const early = outOfTurn(table, event, readings);
  if (early !== null) return late ? table : refuse(early);
  const after = event.say === 'pass' ? passInTurn(table, chair, readings) : bid(table, event, readings);
  if (!(after instanceof Refusal) || !late) return after;
  return chair === table.deal.turn ? pass(table, chair, readings) : table;
}

/** §reading-pass: to pass again, once out, changes nothing; not even after the auction. */
export function isFormality(table, { chair, say }, readings) {
  return readings.pass === 'final' && say === 'pass' && table.deal.hasPassed[chair];
}

/** §first-speaker, §turn, §own-bid, §reserved-word: why a player may not speak now, or null. */
function outOfTurn(table, { chair, say }, readings) {
  const { turn, spoken, standing, fresh, hasPassed } = table.deal;
  if (chair === turn || mayRaiseAtOnce(table, chair, readings)) return null;
  if (!spoken) return 'first-speaker';
  if (readings.pass === 'final' && hasPassed[chair]) return 'reading-pass';
  if (standing?.chair !== chair || say === 'pass') return 'turn';
  if (fresh) return 'reading-reserve-moment';
  return standing.reserved ? 'turn' : 'own-bid';
}

/** §reserved-word, §reserve-once, §reading-reserve-moment */
export function mayRaiseAtOnce(table, chair, readings) {
  const { standing, fresh } = table.deal;
  return fresh && standing.chair === chair && readings['reserve-moment'] === 'at-once';
}

function passInTurn(table, chair, readings) {
  return chair === table.deal.turn ? pass(table, chair, readings) : refuse('turn');
}

// Passing

/** §pass-open, §auction-ends, §all-pass, §reserve-last-word, §reading-pass, §reading-blind-bids */
function pass(table, chair, readings) {
  const { standing } = table.deal;
  const passed = withDeal(table, {
    spoken: true,
    fresh: false,
    passes: table.deal.passes + 1,
    hasPassed: replaced(table.deal.hasPassed, chair, true),
  });
  if (standing?.chair === chair) {
    return readings['blind-bids'] === 'revocable' ? passedOut(passed, readings) : closed(passed);
  }
  return goOn(passed, chair, readings);
}

/** The word passes on from `chair`, or the auction ends. */
function goOn(table, chair, readings) {
  const { standing } = table.deal;
  if (someoneMayAnswer(table, readings)) {
    return withDeal(table, { turn: nextSpeaker(table, chair, readings) });
  }
  if (standing === null) return passedOut(table, readings);
  return standing.reserved ? withDeal(table, { turn: standing.chair }) : closed(table);
}

/** Whether somebody other than the maker of the standing bid has still to speak. */
function someoneMayAnswer(table, readings) {
  const { standing, passes, hasPassed } = table.deal;
  if (readings.pass === 'final') {
    return CHAIRS.some((chair) => chair !== standing?.chair && !hasPassed[chair]);
  }
  return passes < (standing === null ? 4 : 3);
}

/** §turn: on to the right; who is out for good is skipped. */
function nextSpeaker(table, chair, readings) {
  let next = rightOf(chair);
  while (readings.pass === 'final' && table.deal.hasPassed[next]) next = rightOf(next);
  return next;
}

/** §auction-ends, §exchange-blind, §tout-exchange, §peek-exchange: the standing bid is played. */
function closed(table) {
  const { standing, peeked } = table.deal;
  const exchanges =
    standing.kind === 'tout' || (standing.kind === 'cagnotte' && !peeked[table.dealer]);
  return { ...table, phase: exchanges ? 'exchanging' : 'declaring' };
}

// Bidding

function bid(table, event, readings) {
  const made = understood(table, event, readings);
  return made instanceof Refusal ? made : stand(table, made, readings);
}

/** What a call other than a pass amounts to, as a bid; or why it may not be made. */
function understood(table, event, readings) {
  const barred = peekBars(table, event);
  if (barred !== null) return refuse(barred);
  switch (event.say) {
    case 'demand':
      return demand(table, event, readings);
    case 'cagnotte':
      return cagnotte(table, event, readings);
    case 'tout':
      return tout(table, event, readings);
    case 'sans-prejudice':
      return sansPrejudice(table, event);
    case 'retiens':
      return retiens(table, event, readings);
    case 'curieuse':
      return curieuse(table, event, readings);
    default:
      return refuse('calls');
  }
}

/** §peek-dealer, §peek-other: what a player who has looked at the cagnot may not say. */
function peekBars(table, { chair, say }) {
  if (!table.deal.peeked[chair]) return null;
  if (chair !== table.dealer) return 'peek-other';
  return say === 'cagnotte' || say === 'tout' ? 'peek-dealer' : null;
}

const isNumber = (tricks) => tricks >= 2 && tricks <= 5;

/** §calls, §overbid, §open-in-belle, §premier, §dernier */
function demand(table, { chair, tricks, belle = false }, readings) {
  if (!isNumber(tricks)) return refuse('calls');
  const made = { kind: 'demand', chair, number: tricks, belle, bound: belle, reserved: false };
  const low = tooLow(table, made, readings);
  if (low !== null) return refuse(low);
  const { standing } = table.deal;
  if (standing?.chair === chair) return { ...made, kind: 'raised' };
  const premier = !belle && equalsStanding(made, standing, readings);
  return premier ? { ...made, kind: 'premier' } : made;
}

/** §dealer-privileges, §privileges-any-turn, §cagnotte-bid, §reading-cagnotte-number */
function cagnotte(table, { chair, tricks = 0, belle = false }, readings) {
  if (chair !== table.dealer) return refuse('dealer-privileges');
  const { standing } = table.deal;
  const made = { kind: 'cagnotte', chair, reserved: false, named: tricks, before: standing };
  if (tricks === 0) {
    const worth = wordlessCagnotte(table, chair, belle, readings);
    if (worth === null) return refuse('cagnotte-over-five');
    if (readings['cagnotte-number'] !== 'after') return refuse('reading-cagnotte-number');
    return { ...made, ...worth };
  }
  if (!isNumber(tricks)) return refuse('calls');
  const named = { ...made, number: tricks, belle, bound: belle };
  return tooLow(table, named, readings) === null ? named : refuse('cagnotte-bid');
}

/** §dealer-privileges, §tout-bid, §tout-rank */
function tout(table, { chair, belle = false }, readings) {
  if (chair !== table.dealer) return refuse('dealer-privileges');
  const made = { kind: 'tout', chair, number: 5, belle, bound: belle, reserved: false };
  return tooLow(table, made, readings) === null ? made : refuse('tout-rank');
}

/** §sans-prejudice, §looked-first: open only as the first word of all. */
function sansPrejudice(table, { chair }) {
  const { spoken, looked } = table.deal;
  if (spoken) return refuse('sans-prejudice');
  const blind = !looked[chair];
  return {
    kind: blind ? 'sans-prejudice' : 'demand',
    chair,
    number: 2,
    belle: false,
    bound: false,
    reserved: blind,
    looked: !blind,
  };
}

/** §retiens, §retiens-when, §retiens-rank, §looked-first, §reading-retiens-rank */
function retiens(table, { chair }, readings) {
  const { standing, looked } = table.deal;
  if (standing?.looked) return refuse('looked-first');
  if (standing?.kind === 'raised') return refuse('retiens-when');
  const next = standing?.kind === 'sans-prejudice' && chair === rightOf(standing.chair);
  if (!next || table.deal.passes > 0) return refuse('retiens');
  if (looked[chair]) return refuse('retiens-when');
  const plain = readings['retiens-rank'] === 'plain-three';
  return {
    kind: 'retiens',
    chair,
    number: plain ? 3 : 2,
    belle: !plain,
    bound: false,
    reserved: true,
  };
}

/** §reading-curieuse: for the last player, when the other three have passed. */
function curieuse(table, { chair }, readings) {
  const { standing, passes } = table.deal;
  if (readings.curieuse !== 'on' || standing !== null || passes !== 3) return refuse('calls');
  return { kind: 'curieuse', chair, number: 2, belle: false, bound: false, reserved: false };
}

/** §standing-bid, §reserve-once, §reserve-reopens, §reading-reserve-reopens, §reading-curieuse */
function stand(table, made, readings) {
  const { deal } = table;
  const { chair } = made;
  const covers = coversBelle(made, deal.standing, readings);
  const after = withDeal(table, {
    standing: made,
    spoken: true,
    passes: 0,
    fresh: made.reserved,
    opener: deal.opener ?? chair,
    hasBid: replaced(deal.hasBid, chair, true),
    coveredInBelle: covers ? [...deal.coveredInBelle, made.number] : deal.coveredInBelle,
  });
  const lastWord = deal.standing?.chair === chair && chair === deal.turn;
  if (made.kind === 'curieuse' || (lastWord && readings['reserve-reopens'] === 'closes')) {
    return closed(after);
  }
  return chair === deal.turn ? goOn(after, chair, readings) : after;
}
