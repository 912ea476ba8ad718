// @ts-check
/**
 * How fast the built site is: `node docs/site/bench.mjs` prints one JSON object of lists, a number
 * a round.  first: seconds from a click on the judge's button, in a browser that has never been
 * here, to the ruling; ruling: seconds of the median ruling under all readings, over the casebook;
 * home, clause: Lighthouse's performance of such a page on a phone.  Served with brotli, as most
 * hosts do: without it a page is three times as heavy.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import lighthouse from "lighthouse";
import { addressOf, browser, freePort, pagesOf, serve, SITE } from "./check/lib.mjs";

const ROUNDS = Number(process.argv[2] ?? 5);
const QUARREL = addressOf("fr", "quarrel");
const cases = JSON.parse(readFileSync(join(SITE, "data", "casebook.json"), "utf8"));
const sheets = cases.map((/** @type {any} */ one) => one.sheet.fr);
const host = await serve(undefined, { packed: true });
const port = await freePort();
const chromium = await browser({ args: [`--remote-debugging-port=${port}`] });

/** @param {string} path @returns {Promise<number>} */
async function performanceOf(path) {
  const result = await lighthouse(host.url + path, { port, onlyCategories: ["performance"], logLevel: "error" });
  return Math.round(100 * (result?.lhr.categories.performance.score ?? 0));
}

/** Everything as a stranger does it: nothing kept, nothing asked for before the click. */
async function firstRuling() {
  const context = await chromium.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(host.url + QUARREL, { waitUntil: "networkidle" });
  await page.fill("#quarrel-sheet", sheets[0]);
  const begun = performance.now();
  await page.click(".quarrel-form .main-button");
  await page.waitForSelector(".ruling-headline");
  const seconds = (performance.now() - begun) / 1000;
  await context.close();
  return seconds;
}

/** The casebook, a few times over in one page, the engine being there. */
async function medians() {
  const page = await chromium.newPage();
  await page.goto(host.url + QUARREL);
  const found = await page.evaluate(
    async ([sheets, rounds]) => {
      const where = new URL("../../app/js/engine.mjs", location.href).href;
      const { Engine } = await import(where);
      const engine = new Engine({ language: "fr", onState: () => undefined });
      await engine.start();
      const found = [];
      for (let round = 0; round < rounds; round += 1) {
        const times = [];
        for (const sheet of sheets) {
          const begun = performance.now();
          await engine.ask({ op: "judge", sheet, everything: true });
          times.push((performance.now() - begun) / 1000);
        }
        found.push(times.sort((one, two) => one - two)[times.length >> 1]);
      }
      return found;
    },
    /** @type {[string[], number]} */ ([sheets, ROUNDS]),
  );
  await page.close();
  return found;
}

/** @param {() => Promise<number>} once */
async function rounds(once) {
  const found = [];
  for (let round = 0; round < ROUNDS; round += 1) found.push(await once());
  return found;
}

const clause = pagesOf("en").find((one) => one.kind === "clause");
if (!clause) throw new Error("the site has no clause; build it with `make site`");
const told = {
  first: await rounds(firstRuling),
  ruling: await medians(),
  home: await rounds(() => performanceOf(addressOf("fr", ""))),
  clause: await rounds(() => performanceOf(addressOf("en", clause.path))),
};
await chromium.close();
await host.close();
console.log(JSON.stringify(told));
