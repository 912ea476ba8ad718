// @ts-check
/** The judge in one file, opened from disk: it rules, in both languages, and asks nobody. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { audit } from "./axe.mjs";
import { browser, LANGUAGES, report, SITE } from "./lib.mjs";

const { check, end } = report("single file");
const file = join(SITE, "data", "hombre.html");
check("it is there, and fits into a mail", existsSync(file) && statSync(file).size < 10e6, existsSync(file) ? `${(statSync(file).size / 1e6).toFixed(1)} MB` : "");

const chromium = await browser();
for (const language of LANGUAGES) {
  const context = await chromium.newContext({ offline: true, locale: language });
  const page = await context.newPage();
  /** @type {string[]} */
  const asked = [];
  /** @type {string[]} */
  const errors = [];
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().startsWith("file:")) asked.push(request.url());
  });
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(String(error)));
  await page.goto(`${pathToFileURL(file).href}?lang=${language}`);
  await page.waitForSelector("#quarrel form", { timeout: 30_000 });
  const begun = Date.now();
  await page.selectOption("#quarrel-example", "quarrel");
  await page.click("#quarrel button[type=submit]");
  await page.waitForSelector(".ruling-headline", { timeout: 120_000 });
  const told = await page.textContent(".quarrel-output");
  check(`${language}: it rules from file://, without a network`, /24/.test(told ?? "") && /[Pp]rovis/.test(told ?? ""), `first ruling ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  check(`${language}: clauses stand there in full, for there is no site behind`, (await page.locator(".ruling-cited details p").count()) > 3 && (await page.locator(".ruling a").count()) === 0);
  await page.focus("#quarrel-example");
  await page.waitForFunction(() => document.querySelectorAll("#quarrel-example option").length > 50, undefined, { timeout: 30_000 });
  check(`${language}: the casebook is in it`, true);
  const worker = page.workers()[0];
  const reached = await worker.evaluate(() => fetch("http://127.0.0.1:9/").then(() => "reached", (error) => error.name));
  check(`${language}: its worker reaches nobody`, reached === "TypeError");
  check(`${language}: accessible`, (await audit(page)).faults);
  check(`${language}: nothing asked of any host, no error`, [...asked, ...errors.filter((one) => !one.includes("127.0.0.1:9"))]);
  await context.close();
}
await chromium.close();
end();
