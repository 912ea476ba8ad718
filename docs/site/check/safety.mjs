// @ts-check
/**
 * Hostile links, sheets, names and choices show as text: nothing of them runs, loads, becomes an
 * element, turns writing around or hides.
 */
import { pack } from "../app/js/links.mjs";
import { addressOf, browser, report, serve, SITE, watch } from "./lib.mjs";

const { check, end } = report("safety");

/** What somebody may try, by what it tries. @type {[string, string][]} */
const PAYLOADS = [
  ["an image that fails", "<img src=x onerror=hacked=1>"],
  ["a script", "<script>hacked=1</script>"],
  ["the end of a text area", "</textarea><script>hacked=1</script>"],
  ["the end of a data block", "</script><script>hacked=1</script>"],
  ["an SVG that loads", "<svg onload=hacked=1>"],
  ["a frame", "<iframe srcdoc='<script>parent.hacked=1</script>'>"],
  ["an attribute that opens", "\" onfocus=hacked=1 autofocus x=\""],
  ["a script address", "javascript:hacked=1"],
  ["a template of ours", "{player} {0.__class__} {headline}"],
  ["a template of JavaScript", "${hacked=1}"],
  ["a format of Python", "%s %(name)s {!r}"],
  ["Python", "'); import os; os.system('id') #"],
  ["Python, dunder", "__import__('js').eval('hacked=1')"],
  ["a prototype", "__proto__"],
  ["a constructor", "constructor"],
  ["turned around", "\u202eeno\u202c"],
  ["isolated", "\u2066abc\u2069"],
  ["of no width", "a\u200bb\u200c\u200dc\ufeff"],
  ["separators of lines", "a\u2028b\u2029c"],
  ["tags that are not seen", "a\u{e0041}\u{e0042}"],
  ["controls of a terminal", "\u009b31m\u001b[31m"],
  ["a style", "<style>*{display:none}</style>"],
  ["a base", "<base href=http://127.0.0.1:1/>"],
  ["Markdown", "[x](javascript:hacked=1) ![y](http://127.0.0.1:1/z)"],
  ["an entity", "&lt;img src=x onerror=hacked=1&gt;"],
];
/** Invisible signs that must never reach the reader raw. */
const STRANGE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/u;

const host = await serve(SITE);
const chromium = await browser();
const context = await chromium.newContext();
const page = await context.newPage();
const seen = watch(context, host.origin);
let dialogs = 0;
page.on("dialog", (dialog) => {
  dialogs += 1;
  void dialog.dismiss();
});
await page.goto(host.url + addressOf("fr", "quarrel"));
await page.waitForSelector("#quarrel form");

/** Judge what stands there, and wait for whatever comes of it. */
async function judge() {
  await page.click("#quarrel button[type=submit]");
  await page.waitForSelector("#quarrel .quarrel-output:not([aria-busy=true]) > *", { timeout: 90_000 });
}

/** What came of it that must not have. @returns {Promise<string[]>} */
async function harm() {
  const found = await page.evaluate(() => {
    const all = ["script:not([type])", "iframe", "img", "style", "base", "object", "embed"];
    const inside = all.filter((one) => document.querySelector(`#quarrel ${one}`));
    const handlers = [...document.querySelectorAll("#quarrel *")].flatMap((one) =>
      one.getAttributeNames().filter((name) => name.startsWith("on")),
    );
    const addresses = [...document.querySelectorAll("#quarrel a")].filter(
      (one) => !/^https?:$/.test(/** @type {HTMLAnchorElement} */ (one).protocol),
    );
    const ran = /** @type {any} */ (globalThis).hacked !== undefined;
    const labels = [...document.querySelectorAll("#quarrel [aria-label], #quarrel [title]")].map(
      (one) => `${one.getAttribute("aria-label")} ${one.getAttribute("title")}`,
    );
    const root = /** @type {HTMLElement} */ (document.querySelector("#quarrel"));
    return { inside, handlers, addresses: addresses.length, ran, text: `${root.textContent} ${labels.join(" ")}` };
  });
  return [
    ...found.inside.map((one) => `an element ${one}`),
    ...found.handlers,
    ...(found.addresses ? ["an address that is none of ours"] : []),
    ...(found.ran ? ["it ran"] : []),
    ...(STRANGE.test(found.text) ? [`an invisible sign: ${JSON.stringify(STRANGE.exec(found.text))}`] : []),
    ...(dialogs ? ["a dialog"] : []),
  ];
}

/**
 * Open a fragment where nothing is being written.
 * @param {string} fragment
 */
async function arrive(fragment) {
  await page.click(".quarrel-actions button:has-text('Effacer')");
  await page.evaluate((some) => (location.hash = some), fragment);
  await page.waitForFunction(() => /** @type {HTMLTextAreaElement} */ (document.querySelector("#quarrel-sheet")).value || document.querySelector(".quarrel-notice .help-note"));
}

let count = 0;
let shown = 0;
/** @param {string} what @param {() => Promise<void>} act */
async function attempt(what, act) {
  count += 1;
  await act();
  check(what, await harm());
}

for (const [what, payload] of PAYLOADS) {
  await attempt(`a name: ${what}`, async () => {
    await page.fill("#quarrel-sheet", `bete 1 fr\njoueurs: ${JSON.stringify(payload)} Nord Ouest Sud\ndonneur Sud belle C\nencheres: 1 passe 2 trois 1 passe`);
    await judge();
    const told = (await page.textContent(".quarrel-output")) ?? "";
    if (told.includes(payload)) shown += 1;
  });
}
for (const [what, payload] of PAYLOADS.slice(0, 12)) {
  await attempt(`a sheet and a table from a link: ${what}`, async () => {
    const facts = { sheet: `bete 1 fr\n${payload} donneur`, other: payload, table: `${payload}=x,pass=${payload}`, name: payload, edition: "text/1", judge: payload };
    await arrive(`#${await pack(facts)}`);
    await judge();
  });
}
for (const fragment of ["#case=<img src=x onerror=hacked=1>", "#q=<script>hacked=1</script>", "#q=1.<img onerror=hacked=1 src=x>", "#q=javascript:hacked=1"]) {
  await attempt(`a fragment: ${fragment}`, () => arrive(encodeURI(fragment)));
}
check("at least thirty hostile links, sheets and names were tried", count >= 30, `${count}`);
check("names that can be read are read as they were written", shown >= 12, `${shown}`);
check("nothing was asked of another host", seen.foreign);
check("no error in the console", seen.errors);
await chromium.close();
await host.close();
end();
