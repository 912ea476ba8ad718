#!/usr/bin/env node
// La Bête hombrée, judged from the written law: a harness for the conformance kit.
import { parseArgs } from 'node:util';
import { choose, DEFAULTS } from './readings.mjs';
import { serve } from './wire.mjs';

const USAGE = 'usage: node engine.mjs [--read READING=ALTERNATIVE]... [--undeclared]';

/** The options on the command line; throws an Error that says what is wrong with them. */
function options(args) {
  const { values } = parseArgs({
    args,
    options: {
      read: { type: 'string', multiple: true, default: [] },
      undeclared: { type: 'boolean', default: false },
    },
  });
  const choices = values.read.map((choice) => {
    const [name, alternative, ...more] = choice.split('=');
    if (alternative === undefined || more.length > 0) {
      throw new Error(`not READING=ALTERNATIVE: "${choice}"`);
    }
    return { [name]: alternative };
  });
  return { readings: choices.reduce(choose, DEFAULTS), declared: !values.undeclared };
}

let chosen;
try {
  chosen = options(process.argv.slice(2));
} catch (failure) {
  process.stderr.write(`${failure.message}\n${USAGE}\n`);
  process.exit(2);
}
await serve(process.stdin, process.stdout, chosen);
process.stdin.destroy();
