// @ts-check
/**
 * Search as a reader meets it: by button, by key, by keyboard alone, offline, without its index,
 * on a page of its own; the index is fetched only when a box is opened, and is small.
 */
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./axe.mjs";
import { PATIENCE, SITE, addressOf, browser, report, serve, served } from "./lib.mjs";

const MOST = 250 * 1024;
const QUESTION = {
  fr: { typed: "suis-je obligé de couper", found: "clause/ruff", nonsense: "zzzyx qwrt" },
  en: { typed: "do i have to trump", found: "clause/ruff", nonsense: "zzzyx qwrt" },
};
const { check, end } = report("search");
const server = await serve(SITE, { prefix: "/x/y/" });
const chromium = await browser();

/**
 * A page whose modules have run: it hears keys. That the network is idle would be no sign of it.
 * @param {string} language @param {string} [path] @param {object} [settings]
 */
async function visit(language, path = "", settings = {}) {
  const context = await chromium.newContext({ serviceWorkers: "block", ...settings });
  const page = await context.newPage();
  await page.goto(server.url + addressOf(language, path), { waitUntil: "load" });
  return { context, page };
}

/** @param {import("playwright-core").Page} page */
const firstLink = (page) => page.locator("[role=option]").first().getAttribute("href");
/** @param {import("playwright-core").Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("role"));

for (const language of /** @type {("fr" | "en")[]} */ (["fr", "en"])) {
  const { typed, found, nonsense } = QUESTION[language];
  const size = statSync(join(SITE, "data", `search.${language}.json`)).size;
  check(`${language}: the index has at most ${MOST} bytes`, size <= MOST, `${size} bytes`);

  const { context, page } = await visit(language, "", { bypassCSP: true });
  const asked = () => server.asked.filter((one) => one.includes("data/search."));
  server.asked.length = 0;
  await page.reload({ waitUntil: "load" });
  await page.waitForLoadState("networkidle"); // so long nothing more must be asked for
  check(`${language}: no index before search is opened`, asked().length === 0);

  await page.keyboard.press("/");
  check(`${language}: the key / opens it, and one may type`, (await focused(page)) === "combobox");
  await page.keyboard.type(typed);
  await page.waitForSelector("[role=option]");
  check(`${language}: its index is fetched once`, asked().length === 1);
  check(`${language}: the rule comes first`, (await firstLink(page))?.endsWith(`/${language}/${found}/`) === true);
  const foreign = await page.locator(`[role=option]:not([href*="/${language}/"])`).count();
  check(`${language}: no page of the other language`, foreign === 0);
  const said = await page.locator(".search-dialog [role=status]").textContent();
  check(`${language}: the number of results is announced`, /\d/.test(said ?? ""), said ?? "");

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const active = await page.getAttribute("[role=combobox]", "aria-activedescendant");
  const chosen = await page.locator(`[id="${active}"][aria-selected=true]`).count();
  check(`${language}: the arrows choose, and the focus stays`, chosen === 1 && (await focused(page)) === "combobox");
  for (const colorScheme of /** @type {("light" | "dark")[]} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme });
    check(`${language}: axe-core finds nothing in the open box, ${colorScheme}`, (await audit(page, { grave: false })).faults);
  }
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await page.waitForURL(`**/${language}/${found}/`);
  check(`${language}: Enter goes there`, true);

  await page.locator("a.search-open").click();
  await page.keyboard.type(nonsense);
  await page.waitForSelector(".search-advice a");
  check(`${language}: where nothing is found, it says where to look`, (await page.locator(".search-advice a").count()) >= 3);
  await page.keyboard.press("Escape");
  const gone = await page.locator("dialog[open]").count();
  const back = await page.evaluate(() => document.activeElement?.classList.contains("search-open"));
  check(`${language}: Escape closes, the focus returns`, gone === 0 && back === true);
  await context.close();

  const own = await visit(language, "search");
  await own.page.fill("#search-here input[type=search]", typed);
  await own.page.waitForSelector("[role=option]");
  check(`${language}: it works in its own page`, (await firstLink(own.page))?.endsWith(`${found}/`) === true);
  await own.page.reload({ waitUntil: "load" });
  await own.page.waitForSelector("[role=option]");
  check(`${language}: the question stays in the address`, (await own.page.inputValue("#search-here input[type=search]")) === typed);
  await own.page.uncheck("#search-key");
  await own.page.goto(server.url + addressOf(language, ""), { waitUntil: "load" });
  await own.page.keyboard.press("/");
  check(`${language}: the key can be put off`, (await own.page.locator("dialog[open]").count()) === 0);
  await own.context.close();

  const broken = await visit(language);
  await broken.page.route("**/data/search.*.json", (route) => route.abort());
  await broken.page.keyboard.press("/");
  await broken.page.keyboard.type(typed);
  await broken.page.waitForSelector(".search-advice a");
  const advice = await broken.page.locator(".search-advice a").getAttribute("href");
  check(`${language}: without its index it leads to the list`, advice?.endsWith(`/${language}/search/`) === true);
  await broken.context.close();

  const plain = await visit(language, "search", { javaScriptEnabled: false });
  const listed = await plain.page.locator(`a[href$="${found}/"]`).count();
  const told = await plain.page.locator("noscript").count();
  check(`${language}: without script there is a list by title, and a word about it`, listed > 0 && told > 0);
  await plain.context.close();

  const offline = await visit(language, "", { serviceWorkers: "allow" });
  if (await served(offline.page).catch(() => false)) {
    await offline.page.reload({ waitUntil: "load" });
    await offline.context.setOffline(true);
    await offline.page.keyboard.press("/");
    await offline.page.keyboard.type(typed);
    await offline.page.waitForSelector("[role=option]", { timeout: PATIENCE }).catch(() => {});
  }
  check(`${language}: it works offline after a first visit`, (await offline.page.locator("[role=option]").count()) > 0);
  await offline.context.close();
}
await chromium.close();
await server.close();
end();
