// @ts-check
/**
 * The rules of one's own table, in a browser: choices are kept, printed, linked and brought back,
 * and the page says so when something cannot be kept.
 */
import { browser, LANGUAGES, report, serve, watch } from "./lib.mjs";

const { check, end } = report("table");
const host = await serve();
const chromium = await browser();

for (const language of LANGUAGES) {
  const context = await chromium.newContext({ acceptDownloads: true });
  const seen = watch(context, host.origin);
  const page = await context.newPage();
  const url = `${host.url}${language}/table/`;
  const open = async (/** @type {string} */ address) => {
    await page.goto("about:blank");
    await page.goto(address);
    await page.locator("#table-law h3").waitFor();
  };
  const kept = () => page.evaluate(() => localStorage.getItem("hombre.table"));
  const choose = (/** @type {string} */ slug, /** @type {string} */ one) =>
    page.locator(`input[name="${slug}"][value="${one}"]`).check();
  const lawHas = async (/** @type {string} */ text) =>
    (await page.locator("#table-law").innerText()).includes(text);

  await open(url);
  check(`${language}: nothing is written before one chooses`, (await kept()) === null);
  check(`${language}: the law of the house stands there`, !(await lawHas("pass=final")));

  await choose("pass", "final");
  await choose("underruff", "free");
  await page.locator("#table-name").fill("Chez <b>Léa</b>");
  await page.locator("#table-name").blur();
  check(`${language}: the choice enters the law`, await lawHas("pass=final"));
  check(`${language}: a name is shown as text`, await lawHas("<b>Léa</b>"));
  const status = await page.locator("#table-status").innerText();
  check(`${language}: the departures are counted aloud`, /\b2\b/.test(status), status);

  await open(url);
  const again = await page.locator('input[name="pass"][value="final"]').isChecked();
  check(`${language}: choices are there after a reload`, again && (await lawHas("underruff=free")));

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.locator('[data-do="download"]').click(),
  ]);
  const text = (await (await file.createReadStream()).toArray()).join("");
  check(`${language}: the file is a table file`, text.includes('pass = "final"'), file.suggestedFilename());

  await page.locator('[data-do="reset"]').click();
  check(`${language}: all can be put back`, !(await lawHas("pass=final")));
  const given = (/** @type {string} */ content) =>
    page.locator("#table-import").setInputFiles({
      name: "t.toml", mimeType: "text/plain", buffer: Buffer.from(content),
    });
  await given(text);
  await page.locator("#table-said p").waitFor();
  check(`${language}: a file is brought back`, await lawHas("pass=final"));
  await given('format = "hombre-table/1"\n[readings]\npass = "nope"\n');
  await page.locator("#table-said li").waitFor();
  const told = await page.locator("#table-said").innerText();
  check(`${language}: a wrong file changes nothing and says why`, told.includes("pass=nope") && (await lawHas("pass=final")));

  const before = await kept();
  await open(`${url}#readings=which-bete%3Dlargest-throughout%2Cgone%3Dyes&edition=text%2F1`);
  const note = await page.locator("#table-visit").innerText();
  check(`${language}: a link shows its choices`, await lawHas("which-bete=largest-throughout"));
  check(`${language}: what the link says in vain is named`, note.includes("gone=yes"), note.slice(0, 80));
  check(`${language}: a link overwrites nothing`, (await kept()) === before);
  await page.locator("#table-visit button").nth(1).click();
  check(`${language}: one's own rules come back`, await lawHas("pass=final"));

  const small = await page.evaluate(() =>
    [...document.querySelectorAll("#table-form label.table-choice, #table-tools button")]
      .filter((one) => one.getBoundingClientRect().height < 44)
      .map((one) => one.textContent ?? ""),
  );
  check(`${language}: what is touched is 44 px high`, small);
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  check(`${language}: 320 px wide is enough`, wide <= 320, `${wide} px`);
  await page.setViewportSize({ width: 900, height: 700 });

  await page.emulateMedia({ media: "print" });
  const printed = await page.locator("main").innerText();
  const form = await page.locator("#table-form").isVisible();
  check(`${language}: only the law is printed`, !form && printed.includes("pass=final"));
  await page.emulateMedia({ media: "screen" });

  await page.locator('input[name="pass"]:checked').focus();
  await page.keyboard.press("ArrowUp");
  check(`${language}: the keyboard alone chooses`, !(await lawHas("pass=final")));

  await choose("pass", "final");
  await page.goto(`${host.url}${language}/evening/`);
  await page.locator('.evening-start input[name="belle"][value="H"]').check();
  await page.locator('.evening-start button[type="submit"]').click();
  const sheet = await page.evaluate(() => document.querySelector(".evening-sheet")?.textContent ?? "");
  check(`${language}: the choices reach the score of an evening`, sheet.includes("pass=final") && sheet.includes("underruff=free"));
  await page.goto(`${host.url}${language}/quarrel/`);
  const mine = page.locator("#quarrel-rules-mine");
  await mine.waitFor();
  check(`${language}: the choices reach the page of quarrels`, await mine.isChecked());

  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open(url);
  await choose("curieuse", "on");
  const refused = await page.locator("#table-status").innerText();
  check(`${language}: a refused storage is said`, /navigateur refuse|browser refuses/.test(refused));
  check(`${language}: the choice holds all the same`, await lawHas("curieuse=on"));

  check(`${language}: no error in the console`, seen.errors);
  check(`${language}: no foreign request`, seen.foreign);
  await context.close();

  const plain = await chromium.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(url);
  const shown = (await still.locator("main noscript").allInnerTexts()).join(" ");
  check(`${language}: without a script the page says so`, shown.includes("JavaScript"));
  check(`${language}: and shows the defaults`, await still.locator('input[value="open"]').isChecked());
  await plain.close();
}

await chromium.close();
await host.close();
end();
