// @ts-check
/**
 * Below a sub-path of a plain host: after one visit every kind of page is there without network,
 * the engine after its first use; a new version replaces the old one whole.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { addressOf, browser, LANGUAGES, oneOfEachKind, pagesOf, report, serve, served, SITE, watch } from "./lib.mjs";

const { check, end } = report("offline");
const SHEET = "bete 1 fr\ndonneur Sud belle C\nencheres: 1 passe 2 trois 3 passe 4 passe 1 passe";
let newer = false;
const worker = readFileSync(join(SITE, "sw.js"), "utf8");
const next = worker.replace(/const VERSION = "[^"]+"/, 'const VERSION = "next"');
const host = await serve(SITE, {
  prefix: "/x/y/",
  instead: (path) => (newer && path === "sw.js" ? next : undefined),
});
const chromium = await browser();
const context = await chromium.newContext();
const seen = watch(context, host.origin);
const page = await context.newPage();

await page.goto(`${host.url}fr/`);
const begun = Date.now();
const ready = await served(page);
const kept = () =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((one) => one.includes(" pages "));
    return { names, pages: (await Promise.all(names.map(async (one) => (await (await caches.open(one)).keys()).length)))[0] };
  });
const first = await kept();
const most = LANGUAGES.reduce((sum, language) => sum + pagesOf(language).length, 0);
const asked = host.asked.length;
check("one visit keeps every page", ready && (first.pages ?? 0) > most, `${first.pages} files in ${Date.now() - begun} ms, ${asked} requests`);
check("search, tables and hands of other visits are not fetched one by one", asked < 60, `${asked} requests`);

await context.setOffline(true);
const lost = [];
for (const language of LANGUAGES)
  for (const known of oneOfEachKind(language)) {
    const where = addressOf(language, known.path);
    const answer = await page.goto(host.url + where).catch((fault) => ({ fault }));
    const title = await page.title().catch(() => "");
    if (!answer || "fault" in answer || !answer.ok() || !title.startsWith(known.title.slice(0, 5))) lost.push(`${where} (${title})`);
  }
check("without network: a page of every kind, in both languages", lost);
check("without network: no error in the console", seen.errors);

await page.goto(`${host.url}`);
check("without network: the chooser of the language", (await page.title()) === "La Bête hombrée");
await page.goto(`${host.url}fr/no-such-page/`);
check("without network: an address that is not kept says so", page.url().endsWith("/x/y/lost.html"));
const learn = pagesOf("fr").find((one) => one.path) ?? pagesOf("fr")[0];
await page.goto(`${host.url}fr/${learn.path}`);
check("without network: an address without its slash", page.url() === `${host.url}fr/${learn.path}/`);
await context.setOffline(false);

/** Judge in the page, through the engine's own door. */
const judged = () =>
  page.evaluate(async (sheet) => {
    const root = document.documentElement.dataset.root ?? "";
    const { Engine } = await import(new URL(`${root}app/js/engine.mjs`, location.href).href);
    const engine = new Engine({ language: "fr", onState: () => {} });
    await engine.start();
    return (await engine.ask({ op: "judge", sheet, table: {}, everything: false, language: "fr" })).ok;
  }, SHEET);
const quarrel = `${host.url}fr/quarrel/`;
await page.goto(quarrel);
check("the engine answers", await judged().catch((/** @type {Error} */ fault) => [fault.message.slice(0, 300)]));
await context.setOffline(true);
await page.goto(quarrel);
check("without network: the engine answers after its first use", await judged().catch((/** @type {Error} */ fault) => [fault.message.slice(0, 300)]));
await context.setOffline(false);

const other = await chromium.newContext();
const reader = await other.newPage();
await reader.goto(`${host.url}en/`);
const button = reader.locator("[data-offline] button");
await button.waitFor();
check("a button keeps the engine and states its size", /\d\.\d.MB/.test((await button.textContent()) ?? ""), (await button.textContent()) ?? "");
await button.click();
await reader.locator("[data-offline]", { hasText: "The judge is kept too." }).waitFor({ timeout: 60_000 });
const engine = await reader.evaluate(async () => {
  const names = (await caches.keys()).filter((one) => one.includes(" engine "));
  return (await (await caches.open(names[0])).keys()).length;
});
check("the button keeps all of it", engine > 3, `${engine} files`);
await other.close();

newer = true;
await page.goto(`${host.url}fr/`);
/** What becomes of the newest worker: "activated", or "redundant" where it cannot be installed. */
const became = await page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting ?? registration.active;
  while (coming && coming.state !== "activated" && coming.state !== "redundant")
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
  return coming?.state ?? "none";
});
check("a new version can be installed", became === "activated", became);
const second = await kept();
check("a new version replaces the old one", second.names.length === 1 && second.names[0].endsWith(" next") && second.pages === first.pages, second.names.join(", "));
check("no request to another host", seen.foreign);

await chromium.close();
await host.close();
end();
