// @ts-check
/**
 * The printed editions: pages of the built site, printed by Chromium as tagged PDFs.
 *
 *     node docs/site/build/print.mjs SITE OUT
 *
 * A PDF is what a reader gets who prints the page: paper, margins and foot are those of the
 * style sheets.  The large edition is the booklet with one style sheet more.
 */
import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { browser, serve } from "../check/lib.mjs";

const EDITIONS = [
  { name: "booklet", page: "booklet", style: "" },
  { name: "booklet-large", page: "booklet", style: "print-large.css" },
  { name: "pocket", page: "pocket", style: "" },
];

const [site, out] = process.argv.slice(2).map((one) => resolve(one));
if (!site || !out) {
  console.error("usage: node print.mjs SITE OUT");
  process.exit(2);
}
mkdirSync(out, { recursive: true });
const host = await serve(site);
const chrome = await browser();
try {
  for (const language of ["fr", "en"]) {
    for (const { name, page: path, style } of EDITIONS) {
      // The page's own policy admits its own style sheets only; the large one is added from outside.
      const context = await chrome.newContext({ bypassCSP: true, colorScheme: "light" });
      const page = await context.newPage();
      const answer = await page.goto(`${host.url}${language}/${path}/`, { waitUntil: "load" });
      if (!answer?.ok()) throw new Error(`${language}/${path}/ is not in the site`);
      await page.emulateMedia({ media: "print" });
      if (style) await page.addStyleTag({ path: join(site, "app", "css", style) });
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page.pdf({
        path: join(out, `${name}.${language}.pdf`),
        preferCSSPageSize: true,
        printBackground: false,
        tagged: true,
        outline: true,
      });
      await context.close();
    }
  }
} finally {
  await chrome.close();
  await host.close();
}
