// @ts-check
/** Terms of art: explained on focus, under the pointer and by tap, closed by Escape, plain links without script. */
import { audit } from "./axe.mjs";
import { addressOf, becomes, browser, LANGUAGES, oneOfEachKind, PATIENCE, report, serve, watch } from "./lib.mjs";

const { check, end } = report("glossary");
const host = await serve();
const chromium = await browser();
const NOTE = '[role="tooltip"]';

/** The first page of a language that has a term. @param {import("playwright-core").Page} page @param {string} language */
async function open(page, language) {
  for (const known of oneOfEachKind(language)) {
    await page.goto(host.url + addressOf(language, known.path));
    if (await page.locator("article a.term").count()) return true;
  }
  return false;
}

for (const language of LANGUAGES) {
  const context = await chromium.newContext({ serviceWorkers: "block" });
  const page = await context.newPage();
  const seen = watch(page, host.origin);
  const there = await open(page, language);
  check(`${language}: some page has a term`, there);
  if (!there) continue;
  const term = page.locator("article a.term").first();
  const note = page.locator(NOTE);
  const here = page.url();

  await term.focus();
  await note.waitFor({ timeout: PATIENCE }).catch(() => undefined);
  check(`${language}: focus explains`, (await note.count()) === 1 && ((await note.textContent()) ?? "").length > 15);
  check(`${language}: the term is described by the note`, (await term.getAttribute("aria-describedby")) === (await note.getAttribute("id")));
  check(`${language}: axe-core finds nothing in the note`, (await audit(page, { within: '[role="tooltip"]', grave: false })).faults);
  await page.keyboard.press("Escape");
  check(`${language}: Escape closes`, (await note.count()) === 0);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
  await term.hover();
  await note.waitFor({ timeout: PATIENCE }).catch(() => undefined);
  check(`${language}: the pointer explains`, (await note.count()) === 1);
  await note.hover();
  // By the page's own clock: whatever would have closed the note within that time has had its turn.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 400)));
  check(`${language}: the note stays while the pointer is on it`, (await note.count()) === 1);
  check(`${language}: no error in the console`, seen.errors);
  await context.close();

  const phone = await chromium.newContext({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 }, serviceWorkers: "block" });
  const small = await phone.newPage();
  await small.goto(here);
  await small.locator("article a.term").first().tap();
  await small.locator(NOTE).waitFor({ timeout: PATIENCE }).catch(() => undefined);
  const box = await small.locator(NOTE).boundingBox();
  check(`${language}: a tap explains and stays on the page`, small.url() === here && box !== null && box.x >= 0 && box.x + box.width <= 320);
  const told = () => (document.querySelector('body > [role="status"]')?.textContent ?? "").length > 15;
  check(`${language}: a tap is announced`, await becomes(small, told));
  await phone.close();
}
await chromium.close();
await host.close();
end();
