// @ts-check
/** The casebook's search: narrows by words and clause, says how many, and can be sent by its address. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, SITE, addressOf, browser, report, serve, watch } from "./lib.mjs";

/** @type {{slug: string, clauses: string[], turns_on: string[]}[]} */
const cases = JSON.parse(readFileSync(join(SITE, "data", "casebook.json"), "utf8"));
/** A word of some cases, written as few would: its accents apart from their letters. */
const WORD = { fr: "pinandèle".normalize("NFD"), en: "PINANDELE" };
const { check, end } = report("casebook");
const host = await serve();
const chrome = await browser();

/** @param {import("playwright-core").Page} page the cases that can be seen, by slug */
const shown = (page) =>
  page.$$eval("[data-cases] li", (items) =>
    items
      .filter((one) => /** @type {HTMLElement} */ (one).offsetParent !== null)
      .map((one) => one.querySelector("a")?.getAttribute("href")?.replace(/^(?:.*\/)?([^/]+)\/$/, "$1") ?? ""),
  );

try {
  for (const language of LANGUAGES) {
    const bare = await chrome.newContext({ javaScriptEnabled: false });
    const still = await bare.newPage();
    await still.goto(host.url + addressOf(language, "casebook"));
    const all = await still.locator("[data-cases] li:visible").count();
    const form = await still.locator(".casebook-search").isVisible();
    const plain = all === cases.length && !form;
    check(`${language}: without script every case is there, and no form`, plain, `${all}`);
    await bare.close();

    const context = await chrome.newContext();
    const page = await context.newPage();
    const seen = watch(page, host.origin);
    await page.goto(host.url + addressOf(language, "casebook"), { waitUntil: "load" });
    await page.getByRole("searchbox").fill(WORD[/** @type {"fr" | "en"} */ (language)]);
    const some = await shown(page);
    const told = await page.locator(".casebook-found").textContent();
    check(
      `${language}: a word narrows the list, and its number is told`,
      some.length > 0 && some.length < cases.length && (told ?? "").startsWith(String(some.length)),
      told ?? "",
    );
    await page.getByRole("searchbox").fill("");
    await page.locator("#case-clause").selectOption("reading-pass");
    const turning = cases.filter((one) => one.turns_on.includes("pass")).map((one) => one.slug);
    const found = await shown(page);
    check(
      `${language}: a reading finds the cases that turn on it`,
      turning.every((slug) => found.includes(slug)) && found.length < cases.length,
      `${found.length}`,
    );
    const address = page.url();
    const again = await context.newPage();
    await again.goto(address, { waitUntil: "load" });
    const same = JSON.stringify(await shown(again)) === JSON.stringify(found);
    check(`${language}: the address makes the same search again`, same);
    await page.getByRole("searchbox").fill("xyzzy");
    const nothing = (await shown(page)).length === 0;
    check(`${language}: nothing found is said in words`, nothing && !!(await page.locator(".casebook-found").textContent()));
    check(`${language}: no error, no foreign request`, [...seen.errors, ...seen.foreign]);
    await context.close();
  }
} finally {
  await chrome.close();
  await host.close();
}
end();
