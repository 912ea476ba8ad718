// What may happen when. §phases, §out-of-phase
import { call, isFormality } from './auction.mjs';
import { deal, falsePack, look, misdeal, peek } from './deal.mjs';
import { drawKing } from './opening.mjs';
import { countTricks, play } from './play.mjs';
import { refuse } from './refusal.mjs';
import { stop } from './session.mjs';
import { announceMatadors, exchange, nameTrump } from './trump.mjs';

const IN_A_DEAL = ['bidding', 'exchanging', 'declaring', 'playing'];

/** For each kind of act, the phases to which it belongs and what it does. */
const ACTS = {
  'draw-king': [['drawing'], drawKing],
  deal: [['dealing'], deal],
  look: [['bidding'], look],
  call: [['bidding'], call],
  exchange: [['exchanging'], exchange],
  matadors: [['declaring'], announceMatadors],
  trump: [['declaring'], nameTrump],
  play: [['playing'], play],
  tricks: [['playing'], countTricks],
  misdeal: [['dealing', ...IN_A_DEAL], misdeal],
  'false-pack': [IN_A_DEAL, falsePack],
  peek: [IN_A_DEAL, peek],
  stop: [['drawing', 'dealing'], stop],
};

/** The table after an event, or the refusal of it. */
export function apply(table, event, readings) {
  const [phases, act] = ACTS[event.do] ?? [[], null];
  if (phases.includes(table.phase)) return act(table, event, readings);
  const pastAuction = table.phase === 'exchanging' || table.phase === 'declaring';
  if (event.do === 'call' && pastAuction && isFormality(table, event, readings)) return table;
  return refuse(misplaced(table.phase, event.do));
}

/** The clause against an act that does not belong to the phase. */
function misplaced(phase, act) {
  if (phase === 'over') return 'over';
  if (act === 'stop') return 'stop-between-deals';
  if (act === 'false-pack') return 'false-pack';
  if ((act === 'play' || act === 'tricks') && (phase === 'exchanging' || phase === 'declaring')) {
    return 'trump-first';
  }
  if (act === 'matadors' && (phase === 'exchanging' || phase === 'playing')) return 'matadors-order';
  if (act === 'trump' && phase === 'playing') return 'first-suit-stands';
  return 'out-of-phase';
}
