// @ts-check
/**
 * Hands in the page: drawn by the script as they were drawn at the build, stepped through by
 * button, by key and by link, announced, complete without script, on a phone and in print.
 */
import { unpack } from "../app/js/links.mjs";
import { audit } from "./axe.mjs";
import { addressOf, becomes, browser, LANGUAGES, pagesOf, PATIENCE, report, serve, watch } from "./lib.mjs";

const { check, end } = report("hands");
const host = await serve();
const chromium = await browser();

/** The pages of hands that differ most: few moments, many, refused, cards all known, a witness. */
const SAMPLE = [
  "hand/follow-suit/02-refused",
  "hand/tour-count/02-accepted",
  "hand/four-players/01-accepted",
  "hand/cagnotte-bid/01-accepted",
  "hand/reading-underruff/duty-free",
];

/**
 * What is drawn, sign by sign: no matter by whom.
 * @param {Element} svg
 */
function signs(svg) {
  const told = [...svg.querySelectorAll("g:not(symbol g) > *")].map((one) => {
    const attributes = [...one.attributes].map(({ name, value }) => `${name}=${value}`).sort();
    return [one.localName, ...attributes, one.textContent].join(" ");
  });
  return [svg.querySelector("title")?.textContent, svg.querySelector("desc")?.textContent, ...told];
}

for (const language of LANGUAGES) {
  const context = await chromium.newContext({ serviceWorkers: "block" });
  const bare = await chromium.newContext({ serviceWorkers: "block", javaScriptEnabled: false });
  const page = await context.newPage();
  const still = await bare.newPage();
  const seen = watch(page, host.origin);
  const known = new Set(pagesOf(language).map((one) => one.path));
  check(`${language}: the sample is there`, SAMPLE.filter((one) => !known.has(one)));

  for (const path of SAMPLE) {
    /** @type {string[]} */
    const wrong = [];
    /** @param {string} what @param {boolean} held */
    const hold = (what, held) => void (held || wrong.push(what));
    const address = host.url + addressOf(language, path);
    await page.goto(address);
    await page.locator(".hand-player.playing").waitFor({ timeout: PATIENCE });
    await still.goto(address);
    const written = await still.locator("#hand-table").evaluate(signs);
    hold("drawn alike by build and script", JSON.stringify(await page.locator("#hand-table").evaluate(signs)) === JSON.stringify(written));
    const count = await page.locator("li.moment").count();
    hold("without script every moment is told", (await still.locator("li.moment:visible").count()) === count);

    // By button to the end, by key to the start.
    const forth = page.locator(".hand-steps button").nth(2);
    const shown = [];
    for (let at = 0; at < count; at++) {
      const now = page.locator("li.moment:visible");
      shown.push((await now.count()) === 1 ? Number(await now.getAttribute("value")) : -1);
      if (at + 1 < count) await forth.click();
    }
    hold("one moment at a time, in order", shown.every((one, at) => one === at + 1));
    hold("at the end the button keeps the focus", await forth.evaluate((one) => document.activeElement === one && one.getAttribute("aria-disabled") === "true"));
    await page.keyboard.press("ArrowLeft");
    hold("an arrow goes back", (await page.locator("li.moment:visible").getAttribute("value")) === String(Math.max(1, count - 1)));
    await page.keyboard.press("Home");
    hold("back at the start it is drawn as at first", JSON.stringify(await page.locator("#hand-table").evaluate(signs)) === JSON.stringify(written));
    const line = (await page.locator("li.moment").first().getAttribute("data-line")) ?? "?";
    const announced = (/** @type {string} */ words) => [...document.querySelectorAll('[role="status"]')].some((one) => one.textContent?.includes(words));
    hold("a move is announced", await becomes(page, announced, line));
    await page.locator(".hand-steps button").nth(4).click();
    hold("all can be shown", (await page.locator("li.moment:visible").count()) === count);

    // Every symbol that a scene places is on the page.
    const missing = await page.evaluate(() => {
      const data = JSON.parse(document.getElementById("hand-data")?.textContent ?? "{}");
      const wanted = data.scenes.flatMap((/** @type {any} */ one) => one.u.map((/** @type {any} */ sign) => sign[0]));
      return [...new Set(wanted)].filter((name) => !document.getElementById(String(name).startsWith("suit-") ? String(name) : `card-${name}`));
    });
    hold(`every card has its symbol (${missing})`, missing.length === 0);

    // The sheet on the page is what the link to the quarrel page carries.
    const link = (await page.locator("a.settle").getAttribute("href")) ?? "";
    const facts = await unpack(link.slice(link.indexOf("#")));
    const sheet = (await page.locator("article pre code").last().textContent()) ?? "";
    hold("the quarrel page gets the sheet", facts?.sheet.trim() === sheet.trim() && link.length < 2000);
    check(`${language} ${path}: drawn, stepped through, told`, wrong, `${count} moments`);
  }

  // A link to a moment.
  await page.goto(`${host.url}${addressOf(language, SAMPLE[1])}#hand-5`);
  await page.locator(".hand-player.playing").waitFor();
  check(`${language}: a link to a moment shows it`, (await page.locator("li.moment:visible").getAttribute("value")) === "5");

  // The index narrowed by words.
  await page.goto(host.url + addressOf(language, "hands"));
  const box = page.locator("#hands-filter");
  await box.fill(language === "fr" ? "SURCOUPE valet" : "overruff jack");
  const left = await page.locator(".hands-index dd:visible").count();
  const all = await page.locator(".hands-index dd").count();
  check(`${language}: words narrow the hands`, left > 0 && left < 20 && all > 300, `${left} of ${all}`);
  check(`${language}: how many is told`, ((await page.locator(".hands-filter output").textContent()) ?? "").endsWith(` ${left}`));
  await box.fill("qqqq");
  check(`${language}: nothing where nothing fits`, (await page.locator(".hands-index dd:visible").count()) === 0);
  check(`${language}: no error, nothing foreign`, [...seen.errors, ...seen.foreign]);
  await context.close();
  await bare.close();
}

// On a phone, in forced colours, on paper.
for (const [name, options] of /** @type {const} */ ([
  ["320 px", { viewport: { width: 320, height: 640 } }],
  ["dark", { colorScheme: "dark" }],
  ["forced colours", { forcedColors: "active" }],
])) {
  const context = await chromium.newContext({ serviceWorkers: "block", ...options });
  const page = await context.newPage();
  for (const path of ["hand/four-players/01-accepted", "clause/overruff", "reading/underruff", "coverage"]) {
    await page.goto(host.url + addressOf("fr", path), { waitUntil: "load" });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    const { faults } = await audit(page, { within: "article" });
    check(`${name}, ${path}: fits, and axe-core finds nothing`, [...(wide > 0 ? [`${wide} px too wide`] : []), ...faults]);
  }
  await context.close();
}
const paper = await (await chromium.newContext({ serviceWorkers: "block" })).newPage();
await paper.goto(host.url + addressOf("fr", SAMPLE[1]));
await paper.locator(".hand-player.playing").waitFor();
await paper.emulateMedia({ media: "print" });
const count = await paper.locator("li.moment").count();
check("print: every moment, and no button", (await paper.locator("li.moment:visible").count()) === count && (await paper.locator(".hand-steps:visible").count()) === 0);

await chromium.close();
await host.close();
end();
