// @ts-check
/**
 * An evening's score kept in a browser by clicks alone: what the engine in the page says is what
 * the engine of this machine says of the exported sheet; nothing entered is ever lost.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { audit } from "./axe.mjs";
import { browser, LANGUAGES, PATIENCE, report, serve, served, watch } from "./lib.mjs";

/** The command of this project (another one: HOMBRE). */
const OWN = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..", "..", ".venv", "bin", "hombre");
const HOMBRE = process.env.HOMBRE ?? (existsSync(OWN) ? OWN : "hombre");
const { check, end } = report("evening");
const host = await serve();
const chromium = await browser();
const scratch = mkdtempSync(join(tmpdir(), "evening-"));

/** Ten coups as they are clicked: who, how, and what else is picked. */
const COUPS = [
  { who: "1", number: "3", trump: "S", won: "11123" },
  { who: "passed" },
  { who: "0", number: "4", trump: "C", matadors: "4", won: "00112" },
  { who: "void", why: "faced" },
  { who: "2", how: "cagnotte", number: "3", trump: "D", won: "22201" },
  { who: "3", number: "2", trump: "H", won: "30303" },
  { who: "1", how: "sans-prejudice", trump: "S", noted: "lost" },
  { who: "3", how: "retiens", trump: "D", won: "33013" },
  { who: "3", number: "3", belle: true, trump: "C", won: "33312" },
  { who: "3", how: "tout", trump: "S", noted: "made" },
];

/** @param {import("playwright-core").Page} page @param {string} name @param {string} value */
const pick = (page, name, value) => page.locator(`input[name="${name}"][value="${value}"]`).check();

/** @param {import("playwright-core").Page} page @param {Record<string, any>} coup */
async function click(page, coup) {
  await pick(page, "who", coup.who);
  for (const name of ["how", "number", "matadors", "why", "noted"]) {
    if (coup[name]) await pick(page, name, coup[name]);
  }
  if (coup.belle) await page.locator('input[name="belle"]').check();
  if (coup.trump) await pick(page, "trump", coup.trump);
  for (const chair of coup.won ?? "") await page.locator(`[data-tap="${chair}"]`).click();
  await page.locator('.evening-entry button[type="submit"]').click();
}

/** @param {import("playwright-core").Page} page */
const sheetOf = (page) => page.evaluate(() => document.querySelector(".evening-sheet")?.textContent ?? "");

/** The purses as the page shows them. @param {import("playwright-core").Page} page */
async function pursesOf(page) {
  const cells = await page.locator(".evening-purses tbody td:nth-child(2)").allInnerTexts();
  return cells.map((one) => Number(one.replace("−", "-").replace("+", "")));
}

/** Until the engine has judged all that was entered. @param {import("playwright-core").Page} page */
const judged = (page) =>
  page.waitForFunction(
    () => document.querySelector(".evening-purses") && !document.querySelector(".evening-stale"),
    undefined,
    { timeout: 120_000 },
  );

/**
 * The sheet with what the page says was paid in each coup written under it, for `hombre judge`
 * to compare with what it finds itself.
 * @param {import("playwright-core").Page} page @param {string} sheet @param {string} language
 */
async function withPayments(page, sheet, language) {
  const [next, chips, players] = language === "fr" ? ["coup", "jetons", "joueurs"] : ["next", "chips", "players"];
  const line = sheet.split("\n").find((one) => one.startsWith(players)) ?? "";
  const names = line.slice(players.length + 1).match(/"(?:[^"\\]|\\.)*"|[^\s"]+/g) ?? [];
  const items = await page.locator(".evening-coups > li").all();
  const paid = await Promise.all(items.map((one) => one.locator(".evening-paid").allInnerTexts()));
  const amounts = paid.reverse().map(([text]) =>
    text?.split(" · ").map((one) => Number(one.split("\u00a0").at(-1)?.replace("−", "-"))),
  );
  const blocks = sheet.trim().split(`\n${next}\n`);
  const checked = blocks.map((block, at) => {
    const told = amounts[at]?.map((one, chair) => `${names[chair]} ${one}`).join(" ");
    const cloth = -(amounts[at]?.reduce((sum, one) => sum + one, 0) ?? 0);
    const rest = cloth ? ` ${language === "fr" ? "tapis" : "cloth"} ${cloth}` : "";
    return told ? `${block}\n${chips}: ${told}${rest}` : block;
  });
  const sums = [0, 1, 2, 3].map((chair) => amounts.reduce((sum, one) => sum + (one?.[chair] ?? 0), 0));
  return { sheet: `${checked.join(`\n${next}\n`)}\n`, sums, count: amounts.filter(Boolean).length };
}

/**
 * Whether the engine of this machine finds the same payments in every coup of the page's sheet, and
 * their sums are the purses that the page shows.
 * @param {import("playwright-core").Page} page @param {string} sheet @param {string} language
 * @returns {Promise<string[]>} what differs
 */
async function differences(page, sheet, language) {
  const told = await withPayments(page, sheet, language);
  const file = join(scratch, "sheet.txt");
  writeFileSync(file, told.sheet);
  const done = spawnSync(HOMBRE, ["judge", "--json", file], { encoding: "utf8" });
  if (!done.stdout) return [done.stderr || String(done.error)];
  /** @type {{what: string, holds: boolean}[]} */
  const checks = JSON.parse(done.stdout).checks;
  const wrong = checks.filter((one) => !one.holds).map((one) => JSON.stringify(one));
  const paid = checks.filter((one) => one.what === "payments").length;
  if (paid !== told.count || paid < 8) wrong.push(`${paid} payments compared, of ${told.count}`);
  const purses = await pursesOf(page);
  if (String(purses) !== String(told.sums)) wrong.push(`${purses} are not ${told.sums}`);
  return wrong;
}

for (const language of LANGUAGES) {
  const context = await chromium.newContext({ acceptDownloads: true, viewport: { width: 390, height: 800 }, permissions: ["clipboard-read", "clipboard-write"] });
  const seen = watch(context, host.origin);
  const page = await context.newPage();
  const url = `${host.url}${language}/evening/`;
  await page.goto(url);
  await page.locator(".evening-start").waitFor();

  await page.locator("#evening-name-0").fill("Anne <b>");
  await page.locator("#evening-name-1").fill("Ève");
  await page.locator("#evening-name-2").fill("anne <B>");
  await pick(page, "belle", "H");
  await page.reload();
  const typed = await page.locator("#evening-name-1").inputValue();
  check(`${language}: names not yet entered outlive a reload`, typed === "Ève" && (await page.locator('input[name="belle"][value="H"]').isChecked()));
  await page.locator('.evening-start button[type="submit"]').click();
  const twice = await page.locator(".evening-start .evening-problems p").count();
  check(`${language}: the same name twice is said`, twice === 1);
  await page.locator("#evening-name-2").fill("coup");
  await page.locator('.evening-start button[type="submit"]').click();

  await page.locator('.evening-entry button[type="submit"]').click();
  const lacking = await page.locator(".evening-entry .evening-problems p").count();
  check(`${language}: what is missing is said`, lacking === 1);
  await pick(page, "who", "1");
  await page.locator('[data-tap="2"]').click();
  await page.reload();
  const half = (await page.locator('input[name="who"][value="1"]').isChecked()) && (await page.locator(".evening-tricks li").count()) === 1;
  check(`${language}: half a coup outlives a reload`, half);
  await page.locator(".evening-off").click();
  const first = performance.now();
  for (const coup of COUPS) await click(page, coup);
  check(`${language}: ten coups are entered while the engine loads`, (await page.locator(".evening-coups > li").count()) === COUPS.length);
  await judged(page);
  const seconds = `${((performance.now() - first) / 1000).toFixed(1)} s`;
  const refused = await page.locator(".evening-refused").allInnerTexts();
  check(`${language}: all of them are judged`, refused, seconds);

  await page.locator(".evening-take summary").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator('[data-do="download"]').click()]);
  const sheet = readFileSync(await file.path(), "utf8");
  const purses = await pursesOf(page);
  check(`${language}: hombre judge gives the same purses`, await differences(page, sheet, language), String(purses));
  await page.locator('[data-do="copy"]').click();
  await page.locator(".evening-take [role=status] > *").first().waitFor(); // the browser copies when it can
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  check(`${language}: the copy is the file`, copied.trim() === sheet.trim());
  check(`${language}: a name is only text`, (await page.locator(".evening b").count()) === 0 && sheet.includes('"Anne <b>"'));

  const struck = await page.locator(".evening-list s").count();
  check(`${language}: struck bêtes stand there struck`, struck > 0, `${struck}`);

  await page.locator(".evening-steps button").nth(0).click();
  await judged(page);
  const one = await page.locator(".evening-coups > li").count();
  check(`${language}: the last coup is undone`, one === COUPS.length - 1 && String(await pursesOf(page)) !== String(purses));
  await page.reload();
  await judged(page);
  check(`${language}: a reload loses nothing`, (await page.locator(".evening-coups > li").count()) === COUPS.length - 1);
  await page.locator(".evening-steps button").nth(1).click();
  await judged(page);
  check(`${language}: what was undone is redone, even after a reload`, (await sheetOf(page)) === sheet && String(await pursesOf(page)) === String(purses));

  await page.locator("#evening-coup-1 .quiet-button").nth(0).click();
  await pick(page, "number", "4");
  await page.locator('.evening-entry button[type="submit"]').click();
  await judged(page);
  const mended = await sheetOf(page);
  const wrong = mended === sheet ? ["the sheet is the same"] : await differences(page, mended, language);
  check(`${language}: a past coup is mended, and all after it judged again`, wrong);
  await page.locator(".evening-steps button").nth(0).click();
  await judged(page);

  await page.locator(".evening-import summary").click();
  await page.locator("#evening-text").fill("nonsense");
  await page.locator(".evening-import button").click();
  check(`${language}: what is no sheet is said, and changes nothing`, (await page.locator(".evening-import [role=status] p").count()) === 1 && (await sheetOf(page)) === sheet);
  await page.locator("#evening-text").fill(sheet);
  await page.locator(".evening-import button").click();
  await judged(page);
  check(`${language}: the sheet is brought back as it was`, (await sheetOf(page)) === sheet);
  await page.locator(".evening-shelf summary").click();
  const shelf = await page.locator("#evening-choose option").count();
  check(`${language}: it is an evening of its own`, shelf === 2, `${shelf}`);

  await page.locator("#evening-coup-3 .quiet-button").nth(2).click();
  await page.waitForURL(/quarrel/);
  check(`${language}: a coup alone goes to the page of quarrels`, page.url().length < 2000 && page.url().includes("#q="), `${page.url().length} characters`);
  await page.goto(url);
  await judged(page);

  const colorScheme = language === "fr" ? "light" : "dark";
  await page.emulateMedia({ colorScheme });
  for (const who of ["0", "void", "raw"]) {
    await pick(page, "who", who);
    check(`${language}: accessible with an evening, ${colorScheme}, ${who}`, (await audit(page)).faults);
  }
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await judged(page);

  const small = await page.evaluate(() =>
    [...document.querySelectorAll(".evening button, .evening .evening-pick, .evening summary, .evening select")]
      .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
      .map((each) => each.outerHTML.slice(0, 80)),
  );
  check(`${language}: what is touched is 44 px high`, small);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(`${language}: 320 px wide is enough`, wide <= 320, `${wide} px`);

  await keyboard(page, language);
  check(`${language}: no error in the console`, seen.errors);
  check(`${language}: no foreign request`, seen.foreign);
  await context.close();
  await refusedStorage(language, url);
  await unreadable(language, url);
  await offline(language, url);
  const plain = await chromium.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(url);
  const shown = (await still.locator("main noscript").allInnerTexts()).join(" ");
  check(`${language}: without a script the page says what to do`, shown.includes("JavaScript"));
  await plain.close();
}

/** One coup entered with the keyboard alone, from the form's heading on. */
/** @param {import("playwright-core").Page} page @param {string} language */
async function keyboard(page, language) {
  const before = await page.locator(".evening-coups > li").count();
  await page.locator(".evening-entry h2").focus();
  const type = async (/** @type {string[]} */ ...keys) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  await type("Tab", "Space"); // the first player
  await type("Tab", "Tab", "Space"); // how it was bid is picked already; two tricks
  await type("Tab", "Tab", "Space"); // not in belle; spades
  await type("Tab", "Tab"); // no matadors; what was noted: each trick
  await type("Tab", "Enter", "Enter", "Enter", "Enter", "Enter"); // the first player takes them all
  await type("Tab", "Enter"); // to the button that enters the coup
  await judged(page);
  const after = await page.locator(".evening-coups > li").count();
  check(`${language}: the keyboard alone enters a coup`, after === before + 1);
  const focus = await page.evaluate(() => document.activeElement?.closest(".evening-entry") !== null);
  check(`${language}: the focus is at the next coup`, focus);
  // First that the coup is entered is said, then, once it is judged, what came of it.
  const status = page.locator('[role="status"].visually-hidden');
  await status.filter({ hasText: "Ève" }).first().waitFor({ state: "attached", timeout: PATIENCE }).catch(() => undefined);
  const said = await status.allInnerTexts();
  check(`${language}: the result is announced`, said.join(" ").includes("Ève"), said.join(" ").slice(0, 90));
}

/** Storage that is full from some moment on: it is said, and nothing entered is lost. */
/** @param {string} language @param {string} url */
async function refusedStorage(language, url) {
  const context = await chromium.newContext();
  await context.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  const page = await context.newPage();
  await page.goto(url);
  await pick(page, "belle", "S");
  await page.locator('.evening-start button[type="submit"]').click();
  await click(page, COUPS[0]);
  const note = await page.locator('[data-note="unkept"]').innerText();
  check(`${language}: a refused storage is said, with what to do`, /téléchargez|download/.test(note));
  await judged(page);
  check(`${language}: the score is kept all the same`, (await page.locator(".evening-coups > li").count()) === 1);
  await context.close();
}

/** What an older or newer version has kept is neither lost nor in the way. */
/** @param {string} language @param {string} url */
async function unreadable(language, url) {
  const context = await chromium.newContext({ acceptDownloads: true });
  await context.addInitScript(() => localStorage.setItem("hombre.evening.old", '{"format":"hombre-evening/0"}'));
  const page = await context.newPage();
  await page.goto(url);
  await page.locator('[data-note="unreadable"]').waitFor();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator(".evening-notes button").click()]);
  const text = readFileSync(await file.path(), "utf8");
  check(`${language}: an evening that cannot be read is said, and handed out`, text.includes("hombre-evening/0"));
  check(`${language}: a new one can be begun all the same`, await page.locator(".evening-start").isVisible());
  await context.close();
}

/** After a visit with the engine, everything works without the network. */
/** @param {string} language @param {string} url */
async function offline(language, url) {
  const context = await chromium.newContext();
  const page = await context.newPage();
  await page.goto(url);
  check(`${language}: the service worker comes`, await served(page));
  await pick(page, "belle", "S");
  await page.locator('.evening-start button[type="submit"]').click();
  await click(page, COUPS[0]);
  await judged(page);
  await page.waitForFunction(
    async (site) => (await caches.match(`${site}app/engine/python.bin`)) !== undefined,
    host.url,
    { polling: 500, timeout: 60_000 },
  );
  await context.setOffline(true);
  await page.reload();
  await judged(page);
  await click(page, COUPS[1]);
  await judged(page);
  check(`${language}: an evening goes on offline`, (await pursesOf(page)).some((one) => one !== 0));
  await context.close();
}

rmSync(scratch, { recursive: true, force: true });
await chromium.close();
await host.close();
end();
