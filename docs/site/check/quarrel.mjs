// @ts-check
/**
 * Settling a quarrel: with the pointer, by keyboard alone, built with buttons, from a link; what
 * goes wrong is told and nothing typed is lost; links are short; the ruling on paper is complete.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MOST_LINK, pack, unfolded, unpack } from "../app/js/links.mjs";
import { audit } from "./axe.mjs";
import { addressOf, becomes, browser, LANGUAGES, PATIENCE, report, serve, SITE, watch } from "./lib.mjs";

/** An address as long as a real one may be. */
const ADDRESS = "https://someone.example.org/a-project/fr/quarrel/#";
const { check, end } = report("quarrel");
const cases = JSON.parse(readFileSync(join(SITE, "data", "casebook.json"), "utf8"));
const host = await serve(SITE, { prefix: "/x/y/" });
const chromium = await browser();

/** @typedef {import("playwright-core").Page} Page */

/** @param {string} [fragment] @param {{language?: string, dark?: boolean, script?: string}} [options] */
async function open(fragment = "", { language = "fr", dark = false, script = "" } = {}) {
  const context = await chromium.newContext({
    colorScheme: dark ? "dark" : "light",
    locale: language,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  if (script) await context.addInitScript(script);
  const page = await context.newPage();
  const seen = watch(context, host.origin);
  await page.goto(host.url + addressOf(language, "quarrel") + fragment);
  await page.waitForSelector("#quarrel form");
  return { context, page, seen };
}

/** @param {Page} page */
async function judge(page) {
  await page.click("#quarrel button[type=submit]");
  await page.waitForSelector("#quarrel .quarrel-output:not([aria-busy=true]) > *", { timeout: 60_000 });
}

/** @param {Page} page */
const status = async (page) => (await page.textContent(".quarrel-status")) ?? "";
/** @param {Page} page @param {string} words */
const says = (page, words) =>
  page
    .waitForFunction(
      (some) => document.querySelector("#quarrel")?.textContent?.replace(/\s/g, " ").includes(some),
      words,
      { timeout: 30_000 },
    )
    .then(() => true, () => false);

// --- an example, its ruling, link and print; in both languages, light and dark

for (const [language, dark] of /** @type {[string, boolean][]} */ ([["fr", false], ["en", true]])) {
  const { context, page, seen } = await open("", { language, dark });
  await page.selectOption("#quarrel-example", "quarrel");
  await judge(page);
  const headline = (await page.textContent(".ruling-headline")) ?? "";
  check(`${language}: the guide's example is ruled on`, /24/.test(headline) && (await status(page)).includes(headline.slice(0, 20)));
  const text = await page.textContent(".quarrel-output");
  check(`${language}: what it turns on stands in a table`, (await page.locator(".ruling-findings tbody tr").count()) === 2);
  check(`${language}: it says that it is provisional`, /[Pp]rovisoire|[Pp]rovisional/.test(text ?? ""));
  const links = await page.$$eval(".ruling a", (all) => all.map((one) => /** @type {HTMLAnchorElement} */ (one).href));
  check(`${language}: each reason leads to its clause`, links.some((one) => one.endsWith(`${language}/clause/bete-later/`)) && links.some((one) => one.includes("/reading/which-bete/")));
  if (language === "en") check("French terms are marked in English", (await page.locator('.ruling [lang="fr"]').count()) > 5);
  await page.click(".quarrel-share button");
  await page.waitForSelector("#quarrel-link");
  const link = await page.inputValue("#quarrel-link");
  const copied = await becomes(page, async (text) => (await navigator.clipboard.readText()) === text, link);
  check(`${language}: the link is copied, short and in the fragment`, copied && link.length <= MOST_LINK && /\/quarrel\/#q=1\./.test(link), `${link.length} characters`);
  check(`${language}: accessible with a ruling`, (await audit(page)).faults);

  const other = await open(link.slice(link.indexOf("#")), { language });
  const same = (/** @type {string} */ sheet) => /** @type {HTMLTextAreaElement} */ (document.querySelector("#quarrel-sheet")).value === sheet;
  check(`${language}: the link brings the same facts to somebody else`, await becomes(other.page, same, await page.inputValue("#quarrel-sheet")));
  await other.context.close();

  await page.waitForSelector(".ruling-print svg.qr path", { state: "attached", timeout: PATIENCE }).catch(() => undefined);
  await page.emulateMedia({ media: "print" });
  const paper = await page.evaluate(() => /** @type {HTMLElement} */ (document.querySelector("article")).innerText);
  const year = String(new Date().getFullYear());
  const needed = ["bete 1", headline.slice(0, 30), "hombre 0", year, "#q=1.", language === "fr" ? "édition" : "edition"];
  check(`${language}: on paper: facts, ruling, edition, version, date, link`, needed.filter((one) => !paper.includes(one)));
  check(`${language}: on paper: the code of the link`, await page.locator(".ruling-print svg.qr path").isVisible());
  check(`${language}: on paper: no form`, !(await page.locator(".quarrel-form").isVisible()));
  await page.emulateMedia({ media: "screen" });
  check(`${language}: no error in the console, no foreign request`, [...seen.errors, ...seen.foreign]);
  await context.close();
}

// --- built with buttons

{
  const { context, page } = await open();
  await page.click(".quarrel-builder > summary");
  await page.fill("#builder-name-0", "Élodie");
  await page.click("text=Ajouter une bête");
  await page.fill("#builder-amount-0", "12");
  await page.click("text=Commencer la feuille");
  const act = async (/** @type {string} */ label) => {
    await says(page, label.slice(0, 5));
    await page.locator(".builder-acts").getByRole("button", { name: label }).click({ timeout: 60_000 });
    await says(page, `Noté. ${label}`);
  };
  await act("Élodie passe.");
  await act("Nord demande trois levées.");
  const forbidden = await page.locator(".builder-forbidden li").allTextContents();
  check("buttons: what is forbidden stands there with its clause and warrant", forbidden.length > 2 && forbidden.every((one) => one.length > 60) && (await page.locator(".builder-forbidden button").count()) > 10);
  check("buttons: accessible in the auction", (await audit(page)).faults);
  const before = await page.inputValue("#quarrel-sheet");
  await act("Ouest passe.");
  await page.click("text=Défaire");
  await says(page, "Défait.");
  check("buttons: an act is undone", (await page.inputValue("#quarrel-sheet")) === before);
  for (const who of ["Ouest", "Sud", "Élodie"]) await act(`${who} passe.`);
  await act("Nord n’annonce pas de matadors.");
  await act("Nord nomme l’atout : trèfle.");
  const won = page.locator(".builder-won .builder-acts button");
  for (const at of [1, 1, 1, 0, 2]) await won.nth(at).click();
  await page.click("text=Noter ces levées");
  await page.waitForFunction(() => /plis/.test(/** @type {HTMLTextAreaElement} */ (document.querySelector("#quarrel-sheet")).value));
  await judge(page);
  const told = (await page.textContent(".ruling-headline")) ?? "";
  check("buttons: a whole deal without typing is ruled on", /Nord demandait trois.levées, atout trèfle/.test(told) && told.includes("gagné"), told);
  await context.close();
}

// --- by keyboard alone

{
  const { context, page } = await open();
  /** @param {string} selector @param {string} [label] */
  const tabTo = async (selector, label = "") => {
    const there = (/** @type {string[]} */ [some, name]) => {
      const here = document.activeElement;
      const called = here?.getAttribute("aria-label")?.replace(/\s/g, " ");
      return !!here?.matches(some) && (!name || !!called?.includes(name));
    };
    for (let presses = 0; presses < 200; presses++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate(there, [selector, label])) return;
    }
    throw new Error(`the keyboard does not reach ${selector} ${label}`);
  };
  let reached = "";
  try {
    await tabTo(".quarrel-builder > summary");
    await page.keyboard.press("Enter");
    await tabTo(".builder-setup > button");
    await page.keyboard.press("Enter");
    await says(page, "C’est au tour d’Est");
    for (const label of ["Est passe.", "Nord demande deux levées."]) {
      await tabTo(".builder-acts button", label);
      await page.keyboard.press("Enter");
      await says(page, `Noté. ${label}`);
    }
    await tabTo(".builder-forbidden > summary");
    await page.keyboard.press("Enter");
    await tabTo(".builder-forbidden button", "C’est pourtant arrivé : Ouest demande deux levées.");
    await page.keyboard.press("Enter");
    await says(page, "Un acte noté n’est pas permis");
    await tabTo("#quarrel button[type=submit]");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".ruling-headline", { timeout: 60_000 });
    reached = (await page.textContent(".ruling-headline")) ?? "";
  } catch (error) {
    reached = String(error).slice(0, 200);
  }
  check("by keyboard alone, from the buttons to a refusal", reached.includes("Ce n’est pas permis"), reached);
  await context.close();
}

// --- two versions

{
  const { context, page } = await open();
  await page.selectOption("#quarrel-example", "quarrel");
  await page.check("#quarrel-two");
  const sheet = await page.inputValue("#quarrel-sheet");
  await page.fill("#quarrel-other", sheet.replace("Est:12", "Est:16"));
  await judge(page);
  check("two versions stand side by side, and that the difference matters is said",
    (await page.locator(".ruling-pair .ruling").count()) === 2 && (await says(page, "La différence compte")));
  await page.fill("#quarrel-other", sheet.replace("VT AK", "VT ?"));
  await page.fill("#quarrel-other", `${sheet}\n# rien\n`);
  await judge(page);
  check("a difference that does not matter is told too", await says(page, "La différence ne change rien"));
  check("accessible with two versions", (await audit(page)).faults);
  await page.fill("#quarrel-other", "bete 1 fr\nzut");
  await judge(page);
  check("faults of the second version lead to it", (await page.locator(".quarrel-faults .quarrel-go").count()) > 0);
  await page.click(".quarrel-faults .quarrel-go >> nth=0");
  check("the cursor goes where the fault is", await page.evaluate(() => document.activeElement?.id === "quarrel-other"));
  await context.close();
}

// --- links that bring something, and links that are not well

{
  const sheet = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois 2 passe";
  const good = `#${await pack({ sheet, table: "pass=final,made=up", name: "Dimanche", edition: "text/1", judge: "9.9" })}`;
  const { context, page } = await open(good);
  check("a link brings its table's rules, and says what is not known here",
    (await says(page, "made=up")) && (await says(page, "9.9")) && (await page.isChecked("#quarrel-rules-link")));
  await page.fill("#quarrel-sheet", "bete 1 fr\n# à moi");
  check("what is typed leaves no stale address", (await page.evaluate(() => location.hash)) === "");
  const again = `#${await pack({ sheet: "bete 1 fr\n# à un autre" })}`;
  await page.goto(host.url + addressOf("fr", "quarrel") + again);
  await says(page, "Le lien apporte une autre feuille");
  check("a link never overwrites a sheet unasked", (await page.inputValue("#quarrel-sheet")) === "bete 1 fr\n# à moi");
  await page.click("text=Garder la mienne");
  check("it can be left closed", (await page.inputValue("#quarrel-sheet")) === "bete 1 fr\n# à moi");
  await page.evaluate((fragment) => (location.hash = fragment), again);
  await page.click("text=Ouvrir celle du lien");
  await page.click("text=Reprendre ma feuille d’avant");
  check("opened, it can be taken back", (await page.inputValue("#quarrel-sheet")) === "bete 1 fr\n# à moi");
  const large = await pack({ sheet: "a".repeat(5_000_000) });
  for (const [fragment, words] of [
    ["#q=1.%%%", "abîmé"],
    ["#q=zut", "abîmé"],
    [good.slice(0, -9), "coupé"],
    [`${good.slice(0, 40)}AAAA${good.slice(44)}`, "abîmé"],
    ["#q=2.abcd", "plus récente"],
    [`#${large}`, "trop de choses"],
    ["#case=no-such-case", "Aucun cas"],
  ]) {
    await page.evaluate((some) => (location.hash = some), fragment);
    const told = await says(page, words);
    check(`${fragment.slice(0, 12)}…: a plain sentence, and what was typed is kept`, told && (await page.inputValue("#quarrel-sheet")).endsWith("à moi"));
  }
  await page.reload();
  check("a draft outlives a reload", (await page.inputValue("#quarrel-sheet")).endsWith("à moi"));
  await context.close();

  const named = await open(`#case=${cases[0].slug}`, { language: "en" });
  check("a case of the casebook opens by its name", (await named.page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#quarrel-sheet")).value.length > 30).then(() => true)));
  await named.context.close();

  const refused = await open("", { script: "Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })" });
  await refused.page.fill("#quarrel-sheet", "bete 1 fr");
  check("storage refused is told", await says(refused.page, "refuse de garder la feuille"));
  await refused.context.close();
}

// --- lengths

{
  const lengths = [];
  for (const one of cases) for (const language of LANGUAGES) {
    const sheet = one.sheet[language];
    const link = ADDRESS + (await pack({ sheet, table: "pass=final,pinandele=any-win,underruff=free", name: "Table du dimanche", edition: "text/1", judge: "0.1.0" }));
    lengths.push(link.length);
    if ((await unpack(link.slice(link.indexOf("#"))))?.sheet !== sheet) throw new Error(one.slug);
  }
  const coup = readFileSync(new URL("../../guide/examples/quarrel.txt", import.meta.url), "utf8");
  const whole = ADDRESS + (await pack({ sheet: coup, edition: "text/1", judge: "0.1.0" }));
  check("a full coup with its remarks, and every case, fit into a link", Math.max(...lengths, whole.length) <= MOST_LINK, `coup ${whole.length}, longest case ${Math.max(...lengths)} characters`);
  check("a sheet on one line unfolds, quoted names untouched", unfolded('bete 1 fr / joueurs: "A / B" C D E / donneur C') === 'bete 1 fr\njoueurs: "A / B" C D E\ndonneur C');
}

await chromium.close();
await host.close();
end();
