// @ts-check
/**
 * A page of every kind, in both languages: accessible in every tab, one language in light and
 * the other in dark, turn about (HOMBRE_ALL=1: each in both); 320 px wide
 * without scrolling sideways; in forced colours and without motion; no error in the console, no
 * request to another host; told what is missing without script or modules; and all of it on paper.
 */
import { join } from "node:path";
import { audit } from "./axe.mjs";
import { addressOf, browser, LANGUAGES, oneOfEachKind, report, serve, SITE, watch } from "./lib.mjs";

const SCHEMES = process.env.HOMBRE_ALL ? [["light", "dark"], ["light", "dark"]] : [["light"], ["dark"]];
const TABS = ".tabbed-labels label";

const { check, end } = report("pages");
const host = await serve();
const chromium = await browser();
/** @type {Record<"axe" | "narrow" | "motion" | "errors" | "foreign" | "paper" | "script" | "modules", string[]>} */
const wrong = { axe: [], narrow: [], motion: [], errors: [], foreign: [], paper: [], script: [], modules: [] };
let runs = 0;
let review = 0;

/**
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
async function accessible(page, where) {
  const found = await audit(page);
  runs += 1;
  review += found.review;
  wrong.axe.push(...found.faults.map((one) => `${where}: ${one}`));
}

/**
 * Every tab of the page once; tabs of equal place in different sets are shown together.
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
async function everyTab(page, where) {
  const most = await page.evaluate(
    (tabs) => Math.max(1, ...[...document.querySelectorAll(".tabbed-set")].map((set) => set.querySelectorAll(`:scope > ${tabs}`).length)),
    TABS,
  );
  for (let tab = 0; tab < most; tab += 1) {
    await page.evaluate((at) => {
      for (const set of document.querySelectorAll(".tabbed-set")) {
        const inputs = /** @type {NodeListOf<HTMLInputElement>} */ (set.querySelectorAll(":scope > input"));
        if (inputs[at]) inputs[at].checked = true;
      }
    }, tab);
    await accessible(page, most > 1 ? `${where} tab ${tab + 1}` : where);
  }
}

/**
 * @param {import("playwright-core").Page} page
 * @param {string} where
 */
async function looked(page, where) {
  await page.setViewportSize({ width: 320, height: 640 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  if (width > 320) wrong.narrow.push(`${where}: ${width} px; ${await page.evaluate(widest)}`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const moving = await page.evaluate(() => document.getAnimations().length);
  if (moving) wrong.motion.push(`${where}: ${moving} animations`);
  await page.emulateMedia({ forcedColors: "none", reducedMotion: null, media: "print" });
  for (const lack of await page.evaluate(onPaper)) wrong.paper.push(`${where}: ${lack}`);
  await page.emulateMedia({ media: "screen" });
}

/** Run in the page: what sticks out at the right. */
function widest() {
  const out = [...document.querySelectorAll("main *")].filter((one) => one.getBoundingClientRect().right > 321);
  return out.slice(0, 3).map((one) => `${one.tagName.toLowerCase()}.${one.getAttribute("class") ?? ""}`).join(", ");
}

/** Run in the page, as paper: what is not printed though it should be, and the reverse. */
function onPaper() {
  const lacks = [];
  const seen = (/** @type {Element} */ one) => one.checkVisibility() && one.getClientRects().length > 0;
  for (const block of document.querySelectorAll(".tabbed-block")) {
    if (!seen(block)) lacks.push("a tab is not printed");
    const name = block.querySelector(".tabbed-title");
    if (!name || !seen(name)) lacks.push("a tab's name is not printed");
  }
  for (const part of document.querySelectorAll("details"))
    if (seen(part) && [...part.children].some((one) => one.textContent?.trim() && !seen(one))) lacks.push("a closed part is not printed");
  for (const other of document.querySelectorAll(".md-header, .md-sidebar, .md-footer"))
    if (seen(other)) lacks.push("menus are printed");
  if (!/provisoire|provisional/i.test(document.querySelector("main")?.innerText ?? "")) lacks.push("it is not said that the rule is provisional");
  return [...new Set(lacks)];
}

/** @param {string} language @param {number} place */
async function visit(language, place) {
  const known = oneOfEachKind(language)[place];
  const where = addressOf(language, known.path);
  const context = await chromium.newContext({ serviceWorkers: "block", viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const seen = watch(page, host.origin);
  // Where a page looks the same in both languages, one of them is enough for each colour.
  for (const colorScheme of /** @type {("light" | "dark")[]} */ (SCHEMES[(place + LANGUAGES.indexOf(language)) % 2])) {
    await page.emulateMedia({ colorScheme });
    await page.goto(host.url + where, { waitUntil: "load" });
    await page.waitForFunction((scheme) => document.body.dataset.mdColorScheme === scheme, colorScheme === "dark" ? "slate" : "default");
    await everyTab(page, `${where} ${colorScheme}`);
  }
  await looked(page, where);
  wrong.errors.push(...seen.errors.map((one) => `${where}: ${one}`));
  wrong.foreign.push(...seen.foreign.map((one) => `${where}: ${one}`));
  await context.close();
}

/** Without script every page says what that costs. */
async function withoutScript() {
  const context = await chromium.newContext({ javaScriptEnabled: false, serviceWorkers: "block" });
  const page = await context.newPage();
  for (const language of LANGUAGES)
    for (const known of oneOfEachKind(language)) {
      const where = addressOf(language, known.path);
      await page.goto(host.url + where);
      if (!(await page.locator("noscript .help-note").first().isVisible())) wrong.script.push(where);
    }
  await context.close();
}

/** Where the modules do not come, be it for their age, every page says what to do. */
async function withoutModules() {
  const context = await chromium.newContext({ serviceWorkers: "block" });
  await context.route("**/site.mjs", (route) => route.abort());
  const page = await context.newPage();
  for (const language of LANGUAGES)
    for (const known of oneOfEachKind(language)) {
      const where = addressOf(language, known.path);
      await page.goto(host.url + where, { waitUntil: "load" });
      if (!(await page.locator("#old-browser").isVisible())) wrong.modules.push(where);
    }
  const path = `file://${join(SITE, addressOf("fr", "quarrel"), "index.html")}`;
  await page.goto(path, { waitUntil: "load" });
  if (!(await page.locator("#from-folder a").isVisible())) wrong.modules.push(path);
  await context.close();
}

const kinds = oneOfEachKind("fr").map((one) => one.kind);
const todo = LANGUAGES.flatMap((language) => kinds.map((_, place) => ({ language, place })));
const one = async () => {
  for (let next = todo.shift(); next; next = todo.shift()) await visit(next.language, next.place);
};
await Promise.all([one(), one()]);
await withoutScript();
await withoutModules();

check("axe-core in every tab, light and dark: nothing serious or critical", wrong.axe, `${kinds.length} kinds, ${runs} runs, ${review} left to eyes`);
check("320 px without scrolling sideways", wrong.narrow);
check("forced colours and reduced motion: nothing moves", wrong.motion);
check("no error in the console", wrong.errors);
check("no request to another host", wrong.foreign);
check("on paper: every tab under its name, every closed part, the provisional line", wrong.paper);
check("without script the page says so", wrong.script);
check("without modules, and from a folder, it says what to do", wrong.modules);
await chromium.close();
await host.close();
end();
