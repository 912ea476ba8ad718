// @ts-check
/**
 * The engine in the page: under the page's policy, stoppable, plain about what fails; and how
 * long the first ruling and the usual ruling take.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { addressOf, becomes, browser, report, serve, SITE, watch } from "./lib.mjs";

const { check, end } = report("engine");
const cases = JSON.parse(readFileSync(join(SITE, "data", "casebook.json"), "utf8"));
const about = JSON.parse(readFileSync(join(SITE, "app", "engine", "about.json"), "utf8"));
check("at most 6 MB travel, whatever the host compresses", about.size <= 6e6, `${(about.size / 1e6).toFixed(2)} MB`);

const host = await serve(SITE, { prefix: "/x/y/" });
/** @type {string[]} */
const elsewhere = [];
const foreign = createServer((request, response) => {
  elsewhere.push(request.url ?? "");
  response.writeHead(200, { "access-control-allow-origin": "*" }).end("reached");
});
await new Promise((done) => foreign.listen(0, "127.0.0.1", () => done(undefined)));
const address = /** @type {import("node:net").AddressInfo} */ (foreign.address());
const other = `http://127.0.0.1:${address.port}/`;
const chromium = await browser();

/** Put into the page: judge some sheets, and tell how long each took. */
const HELPERS = `
  globalThis.hombre = async (sheets, everything) => {
    const { Engine } = await import(new URL("../../app/js/engine.mjs", location.href).href);
    const states = [];
    globalThis.engine ??= new Engine({ language: "fr", onState: (state) => states.push(state) });
    const times = [];
    for (const sheet of sheets) {
      const begun = performance.now();
      const answer = await globalThis.engine.ask({ op: "judge", sheet, everything });
      times.push(performance.now() - begun);
      if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
    }
    return { times, states };
  };`;

/** A page with the engine's module at hand. @param {import("playwright-core").BrowserContextOptions} [options] */
async function open(options = {}) {
  const context = await chromium.newContext(options);
  const page = await context.newPage();
  const seen = watch(context, host.origin);
  await page.goto(host.url + addressOf("fr", "quarrel"));
  await page.evaluate(HELPERS);
  return { context, page, seen };
}

{
  const { context, page, seen } = await open();
  const sheets = cases.map((/** @type {any} */ one) => one.sheet.fr);
  const first = await page.evaluate((some) => /** @type {any} */ (globalThis).hombre(some, true), sheets.slice(0, 1));
  const states = first.states.map((/** @type {any} */ one) => one.phase);
  check("it tells that it is coming, how far it is, and that it is there",
    states[0] === "loading" && states.at(-1) === "ready" && first.states.some((/** @type {any} */ one) => one.loaded > 1e6));
  const { times } = await page.evaluate((some) => /** @type {any} */ (globalThis).hombre(some, true), sheets);
  times.sort((/** @type {number} */ one, /** @type {number} */ two) => one - two);
  const median = times[times.length >> 1];
  check("every case of the casebook is judged under all readings", times.length === cases.length,
    `first ruling from cold ${(first.times[0] / 1000).toFixed(1)} s, median ${median.toFixed(0)} ms, worst ${times.at(-1).toFixed(0)} ms`);

  const worker = page.workers()[0];
  const reached = await worker.evaluate((address) => fetch(address).then((one) => one.text(), (error) => `refused: ${error.name}`), other);
  const local = await worker.evaluate((address) => fetch(address).then((one) => one.status, String), `${host.url}app/engine/about.json`);
  check("a foreign fetch from the worker fails", reached.startsWith("refused") && elsewhere.length === 0, reached);
  check("its own host it may ask", local === 200);
  // In a task of its own: what the debugger itself evaluates is under no policy.
  const evil = await worker.evaluate(
    () =>
      new Promise((done) =>
        setTimeout(() => {
          try {
            done(String((0, eval)("1+1")));
          } catch (error) {
            done(`refused: ${/** @type {any} */ (error).name}`);
          }
        }),
      ),
  );
  check("JavaScript from text does not run in the worker", String(evil).startsWith("refused"), String(evil));
  check("nothing else in the console", seen.errors.filter((one) => !/Content Security Policy|ERR_BLOCKED/i.test(one)));
  await context.close();
}

{
  const { context, page } = await open();
  const told = await page.evaluate(async () => {
    const { Engine } = await import(new URL("../../app/js/engine.mjs", location.href).href);
    const engine = new Engine({ language: "fr" });
    const sheet = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe";
    /** @type {any[]} */
    const names = [];
    const failed = (/** @type {any} */ error) => names.push(error.name);
    const soon = new AbortController();
    const coming = engine.ask({ op: "judge", sheet }, { signal: soon.signal }).catch(failed);
    setTimeout(() => soon.abort(), 150);
    await coming;
    const after = engine.state.phase;
    await engine.ask({ op: "judge", sheet });
    const waiting = engine.ask({ op: "judge", sheet }).catch(failed);
    // The question goes out in microtasks; in a task of its own the answer might be back already.
    for (let turn = 0; turn < 20; turn += 1) await undefined;
    engine.cancel();
    await waiting;
    const again = await engine.ask({ op: "judge", sheet });
    const done = AbortSignal.abort();
    await engine.ask({ op: "judge", sheet }, { signal: done }).catch(failed);
    return { names, after, again: again.ok };
  });
  check("it can be stopped while it comes and while it judges, and comes back",
    told.names.join() === "AbortError,AbortError,AbortError" && told.after === "idle" && told.again, told.names.join());
  await context.close();
}

{
  const { context, page } = await open();
  const told = await page.evaluate(async () => {
    const { Engine } = await import(new URL("../../app/js/engine.mjs", location.href).href);
    const engine = new Engine({ language: "fr" });
    const sheet = "bete 1 fr\ndonneur Sud belle C";
    const deep = (/** @type {number} */ depth) => "[".repeat(depth) + "]".repeat(depth);
    const requests = [
      ...[100, 900, 5000, 100_000].map((depth) => ({ op: "judge", sheet: deep(depth) })),
      { op: "judge", sheet: `{"format":${deep(20_000)}}` },
      ...[100, 900].map((depth) => ({ op: "judge", record: JSON.parse(deep(depth)) })),
      ...[100, 900].map((depth) => ({ op: "sheet", sheet, append: JSON.parse(deep(depth)) })),
      { op: "judge", sheet: "{".repeat(60_000) },
      { op: "judge", sheet: `${sheet}\n1: ${"? ".repeat(20_000)}` },
      { op: "judge", sheet: `${sheet}\n${"\ud800".repeat(100)}` },
      { op: "judge", sheet: `${sheet}\n${"(".repeat(30_000)}` },
    ];
    const wrong = [];
    for (const [at, request] of requests.entries()) {
      const answer = await engine.ask(request).catch((/** @type {any} */ error) => ({ thrown: String(error) }));
      if (answer.ok !== false || !answer.problems[0].message) wrong.push(`${at}: ${JSON.stringify(answer).slice(0, 200)}`);
    }
    const alive = await engine.ask({ op: "judge", sheet });
    if (!alive.ok) wrong.push("it did not live through it");
    return wrong;
  });
  check("what is too deep, too long or no text is a plain problem, and it lives on", told);
  await context.close();
}

/** @type {[string, string, string][]} */
const BROKEN = [
  ["a browser without WebAssembly", "delete globalThis.WebAssembly", "trop ancien"],
  ["a browser that refuses workers", "globalThis.Worker = class { constructor() { setTimeout(() => this.onerror?.(new Event('error'))) } terminate() {} postMessage() {} }", "empêche"],
  ["no connection", "globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))", "connexion manque"],
];
for (const [what, script, sentence] of BROKEN) {
  const context = await chromium.newContext();
  await context.addInitScript(script);
  const page = await context.newPage();
  await page.goto(host.url + addressOf("fr", "quarrel"));
  await page.fill("#quarrel-sheet", "bete 1 fr\ndonneur Sud belle C");
  await page.click("#quarrel button[type=submit]");
  const told = await becomes(page, (words) => document.querySelector(".quarrel-status")?.textContent?.includes(words), sentence);
  const kept = await page.inputValue("#quarrel-sheet");
  check(`${what} is told plainly, and what was typed is kept`, told && kept.startsWith("bete 1 fr"));
  await context.close();
}

await chromium.close();
await host.close();
foreign.close();
end();
