// The wire: questions and answers as JSON, one a line.
import { createInterface } from 'node:readline';
import { answers } from './judge.mjs';
import { choose, NAMES } from './readings.mjs';
import { Unsupported } from './refusal.mjs';

const VERSION = 1;
const GAME = 'bete-hombree';
const IMPLEMENTATION = { name: 'hombre-js', version: '1.0.0', language: 'javascript' };

/** Answers the questions of `input` on `output` until bye, refusal or the end of input. */
export async function serve(input, output, { readings, declared }) {
  const send = (reply) => output.write(`${JSON.stringify(reply)}\n`);
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    const { reply, last } = respond(line, readings, declared);
    send(reply);
    if (last) return;
  }
}

function respond(line, readings, declared) {
  let seq = 0;
  try {
    const question = JSON.parse(line);
    seq = question.seq;
    switch (question.msg) {
      case 'hello':
        return hello(question, readings, declared);
      case 'run':
        return { reply: run(question, readings, declared), last: false };
      case 'bye':
        return { reply: { msg: 'bye', seq }, last: true };
      default:
        return { reply: error(seq, 'unknown-message', `no answer to "${question.msg}"`), last: false };
    }
  } catch (failure) {
    return { reply: error(seq, 'internal', describe(failure)), last: false };
  }
}

function hello({ seq, protocol: { min, max } }, readings, declared) {
  if (VERSION < min || VERSION > max) {
    const supported = { min: VERSION, max: VERSION };
    return { reply: { msg: 'refuse', seq, code: 'protocol', supported }, last: true };
  }
  const reply = {
    msg: 'hello',
    seq,
    protocol: VERSION,
    implementation: IMPLEMENTATION,
    games: [GAME],
    observes: ['ruling', 'legal', 'position'],
    ...(declared && { readings, configurable: NAMES }),
  };
  return { reply, last: false };
}

function run(question, base, declared) {
  const { seq, input, observe } = question;
  if (question.game !== GAME) return { msg: 'unsupported', seq, detail: `unknown game "${question.game}"` };
  try {
    const readings = declared ? choose(base, question.readings ?? {}) : base;
    return { msg: 'result', seq, answers: answers(input, observe, readings) };
  } catch (failure) {
    if (failure instanceof Unsupported || failure instanceof RangeError) {
      return { msg: 'unsupported', seq, detail: failure.message };
    }
    throw failure;
  }
}

const error = (seq, code, detail) => ({ msg: 'error', seq, code, detail });

const describe = (failure) => (failure instanceof Error ? failure.message : String(failure));
