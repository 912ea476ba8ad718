// A harness for the conformance kit of La Bête hombrée. Fill in Table; the rest is the protocol.
//   hombre-conform run -- node harness.mjs
import { createInterface } from 'node:readline';

// observes may begin as ['ruling']. Put into readings what you are sure of, as { pass: 'open' }.
const ABOUT = {
  implementation: { name: 'my-engine', version: '0.1.0', language: 'javascript' },
  games: ['bete-hombree'],
  observes: ['ruling', 'legal', 'position'],
  readings: {},
  configurable: [],
};

/** What your engine cannot do yet. Throw it anywhere in Table; never guess an answer. */
class Unsupported extends Error {}

/** A table of your engine. conformance/README.md has the forms of all that goes in and out. */
class Table {
  /** Open it as setup says; readings has only what you called configurable. */
  constructor(setup, readings) {
    this.deals = []; // the verdict of each deal that has ended, in order
    throw new Unsupported('Table is not filled in yet');
  }

  /**
   * Let the event happen, and give null. If the law refuses it, change nothing, and give the
   * clause, as 'follow-suit', or '' if you name none. later is what comes after it: a deal
   * undone by a misdeal or a false pack in there is not noticed to have been faulty.
   */
  take(event, later) {
    throw new Unsupported(`the event ${event.do}`);
  }

  /** The acts that the law would accept now, as events, in any order. */
  legal() {
    throw new Unsupported('the observation legal');
  }

  /** How the table stands. */
  position() {
    throw new Unsupported('the observation position');
  }
}

/** The answer to one observation: play up to there, or to the first refusal, and look. */
function answer({ input, readings }, { what, after }) {
  const { setup, events = [] } = input;
  const table = new Table(setup, readings);
  const until = after === 'end' ? events.length : Math.min(after + 1, events.length);
  let [refused, clause] = [null, null];
  for (let index = 0; index < until && refused === null; index += 1) {
    clause = table.take(events[index], events.slice(index + 1));
    if (clause !== null) refused = index;
  }
  if (what !== 'ruling') return what === 'legal' ? table.legal() : table.position();
  return { refused, deals: table.deals, ...(clause && { clause: `bete-hombree/${clause}` }) };
}

/** The reply to any message, but for its seq. */
function reply(request) {
  switch (request.msg) {
    case 'hello':
      if (request.protocol.min > 1 || request.protocol.max < 1) {
        return { msg: 'refuse', code: 'protocol', supported: { min: 1, max: 1 } };
      }
      return { msg: 'hello', protocol: 1, ...ABOUT };
    case 'run':
      return {
        msg: 'result',
        answers: Object.fromEntries(request.observe.map((one) => [one.id, answer(request, one)])),
      };
    case 'bye':
      return { msg: 'bye' };
    default:
      return { msg: 'error', code: 'unknown-message', detail: String(request.msg) };
  }
}

console.log = console.info = console.debug = console.error; // what your engine prints is no answer
for await (const line of createInterface({ input: process.stdin })) {
  let seq = 0;
  let told;
  try {
    const request = JSON.parse(line);
    ({ seq } = request);
    told = reply(request);
  } catch (error) {
    if (error instanceof Unsupported) {
      told = { msg: 'unsupported', detail: error.message };
    } else {
      console.error(error); // to stderr, which is shown and never judged
      told = { msg: 'error', code: 'internal', detail: String(error) };
    }
  }
  process.stdout.write(`${JSON.stringify({ ...told, seq })}\n`);
  if (told.msg === 'bye' || told.msg === 'refuse') break;
}
process.stdin.destroy();
