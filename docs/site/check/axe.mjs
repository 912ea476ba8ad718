// @ts-check
/**
 * What axe-core finds in a page as it stands, once the page has come to rest.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * One line for each element that fails a rule: which rule, where, why.
 * @param {import("playwright-core").Page} page
 * @param {{within?: string, grave?: boolean}} [options]
 *   within: a selector, to look at that part alone; grave: only what is serious or critical
 * @returns {Promise<{faults: string[], review: number}>} review: what axe leaves to human eyes
 */
export async function audit(page, { within = "html", grave = true } = {}) {
  await page.evaluate(AXE).catch(() => page.addScriptTag({ content: AXE })); // a policy may forbid the first
  await page.evaluate(atRest);
  const found = await page.evaluate(
    ([part, rules]) => /** @type {any} */ (globalThis).axe.run(part, { runOnly: rules, resultTypes: ["violations", "incomplete"] }),
    /** @type {[string, string[]]} */ ([within, RULES]),
  );
  const wrong = found.violations.filter((/** @type {any} */ one) => !grave || /serious|critical/.test(one.impact));
  return { faults: wrong.flatMap(lines), review: found.incomplete.length };
}

/** The first three elements of a violation. @param {any} violation @returns {string[]} */
function lines(violation) {
  return violation.nodes.slice(0, 3).map((/** @type {any} */ node) => {
    const why = (node.any[0] ?? node.all[0] ?? node.none[0])?.message ?? "";
    return `${violation.id}: ${node.target.join(" ")} ${why.slice(0, 160)}`;
  });
}

/**
 * Run in the page. Observers of size answer in the frame after the layout has changed (that is how
 * a block of code learns that it can be scrolled), and what slides or fades is somewhere between:
 * one who looks sooner sees a state no reader sees.
 */
async function atRest() {
  const frames = async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  };
  await document.fonts.ready;
  await frames();
  const moving = document
    .getAnimations()
    .filter((one) => one.playState === "running" && one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(moving.map((one) => one.finished.catch(() => undefined))); // cancelled is over, too
  await frames();
}
