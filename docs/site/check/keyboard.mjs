// @ts-check
/** The frame by keyboard alone: past the menu to the text, the menu of a narrow window, the colours. */
import { audit } from "./axe.mjs";
import { becomes, browser, LANGUAGES, report, serve } from "./lib.mjs";

const { check, end } = report("keyboard");
const host = await serve();
const chromium = await browser();

/** Press Tab until the focus is on what matches. @param {import("playwright-core").Page} page @param {string} selector */
async function reach(page, selector, most = 30) {
  for (let press = 0; press < most; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector)) return true;
  }
  return false;
}

/** Where the focus is, seen: an outline or a shadow. @param {import("playwright-core").Page} page */
const ringed = (page) =>
  page.evaluate(() => {
    const style = getComputedStyle(/** @type {Element} */ (document.activeElement));
    return style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  });

for (const language of LANGUAGES) {
  const context = await chromium.newContext({ viewport: { width: 360, height: 700 }, serviceWorkers: "block", colorScheme: "light" });
  const page = await context.newPage();
  await page.goto(`${host.url}${language}/learn/`);
  check(`${language}: the first key leads past the menu`, await reach(page, ".md-skip", 1));
  await page.keyboard.press("Enter");
  check(`${language}: to the heading`, await becomes(page, () => document.querySelector("h1")?.id === location.hash.slice(1)));

  await page.goto(`${host.url}${language}/learn/`);
  const opener = ".md-header .menu-button";
  check(`${language}: the menu's button is reached`, await reach(page, opener));
  check(`${language}: and the focus is seen`, await ringed(page));
  await page.keyboard.press("Enter");
  check(`${language}: it opens`, (await page.locator(opener).getAttribute("aria-expanded")) === "true");
  const inside = await page.evaluate(() => Boolean(document.activeElement?.closest(".md-sidebar--primary")));
  check(`${language}: the focus goes in`, inside);
  check(`${language}: axe-core, menu open`, (await audit(page)).faults);
  await page.keyboard.press("Escape");
  const back = await page.evaluate((one) => document.activeElement?.matches(one) ?? false, opener);
  check(`${language}: Escape closes it, the focus returns`, back && (await page.locator(opener).getAttribute("aria-expanded")) === "false");

  check(`${language}: the colours are reached`, await reach(page, ".md-option"));
  await page.keyboard.press("ArrowDown");
  const dark = () => document.body.dataset.mdColorScheme === "slate";
  check(`${language}: and changed`, await becomes(page, dark));
  await page.goto(`${host.url}${LANGUAGES.find((one) => one !== language)}/learn/`);
  check(`${language}: and kept in the other language`, await becomes(page, dark));
  await context.close();

  // A tablet may have a keyboard: nothing hovers there, and code wider than the page is still scrolled.
  const tablet = await chromium.newContext({ viewport: { width: 800, height: 900 }, hasTouch: true, isMobile: true, serviceWorkers: "block" });
  const touched = await tablet.newPage();
  await touched.goto(`${host.url}${language}/clause/four-players/`);
  await touched.locator(".tabbed-labels label").last().click();
  const { faults } = await audit(touched, { within: "article" });
  const wide = await touched.evaluate(() => [...document.querySelectorAll("pre > code")].filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1).length);
  check(`${language}: wide code is reached where nothing hovers`, [...(wide ? [] : ["no code is wider than the page"]), ...faults], `${wide} blocks`);
  await tablet.close();
}
await chromium.close();
await host.close();
end();
