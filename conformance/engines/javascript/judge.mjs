// From a record to answers.
import { dealUnnoticed } from './deal.mjs';
import { apply } from './law.mjs';
import { legalActs } from './legal.mjs';
import { turnOf } from './play.mjs';
import { Refusal } from './refusal.mjs';
import { CHAIRS, openTable } from './table.mjs';

/** What is asked of a record, by the id of each observation. */
export function answers(record, observe, readings) {
  const course = follow(record, readings);
  return Object.fromEntries(observe.map((wish) => [wish.id, answer(wish, course, readings)]));
}

/** The tables through which a record leads, and where the law stopped it. */
function follow(record, readings) {
  const events = record.events ?? [];
  const tables = [openTable(record.setup)];
  for (let index = 0; index < events.length; index += 1) {
    const table = tables.at(-1);
    let after = apply(table, events[index], readings);
    if (after instanceof Refusal && events[index].do === 'deal' && table.phase === 'dealing') {
      after = undoneLater(table, events, index, readings) ?? after;
    }
    if (after instanceof Refusal) return { tables, refused: index, clause: after.clause };
    tables.push(after);
  }
  return { tables, refused: null, clause: null };
}

/**
 * The table after a deal of the wrong cards, if a misdeal or a false pack undoes that deal
 * later; otherwise null. §false-pack, §misdeal-before
 */
function undoneLater(table, events, index, readings) {
  const dealt = dealUnnoticed(table, events[index]);
  let after = dealt;
  for (const event of events.slice(index + 1)) {
    after = apply(after, event, readings);
    if (after instanceof Refusal) return null;
    if (after.phase !== 'dealing') continue;
    return event.do === 'misdeal' || event.do === 'false-pack' ? dealt : null;
  }
  return null;
}

function answer({ what, after }, { tables, refused, clause }, readings) {
  const reached = after === 'end' ? tables.length - 1 : Math.min(after + 1, tables.length - 1);
  switch (what) {
    case 'ruling':
      return ruling(tables, reached, after, refused, clause);
    case 'legal':
      return legalActs(tables[reached], readings);
    case 'position':
      return position(tables[reached]);
    default:
      throw new RangeError(`unknown observation "${what}"`);
  }
}

function ruling(tables, reached, after, refused, clause) {
  const deals = [];
  for (let index = 1; index <= reached; index += 1) {
    const { ended } = tables[index];
    if (ended !== null && ended !== tables[index - 1].ended) deals.push(ended);
  }
  const stopped = refused !== null && (after === 'end' || refused <= after);
  return { refused: stopped ? refused : null, ...(stopped && { clause }), deals };
}

function position(table) {
  const { phase, dealer, belle, ledger, purses, cloth, deal } = table;
  const drawing = phase === 'drawing';
  const playing = phase === 'playing';
  return {
    phase,
    dealer: drawing ? null : dealer,
    belle: drawing ? null : belle,
    turn: turn(table),
    ledger,
    purses,
    cloth,
    contract: playing ? announcedContract(deal.contract) : null,
    won: playing ? CHAIRS.map((chair) => deal.winners.filter((one) => one === chair).length) : null,
  };
}

function turn({ phase, dealer, deal }) {
  switch (phase) {
    case 'bidding':
      return deal.turn;
    case 'exchanging':
      return dealer;
    case 'declaring':
      return deal.standing.chair;
    case 'playing':
      return turnOf(deal);
    default:
      return null;
  }
}

const announcedContract = ({ chair, tricks, trump, belle, matadors }) => ({
  chair,
  tricks,
  trump,
  belle,
  matadors,
});
