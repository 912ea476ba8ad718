// @ts-check
/** Lighthouse gives 100 for accessibility to the start page, a clause and the quarrel page. */
import lighthouse from "lighthouse";
import { addressOf, driven, LANGUAGES, pagesOf, report, serve } from "./lib.mjs";

const { check, end } = report("lighthouse");
const host = await serve();
const chromium = await driven();

for (const [place, kind] of ["home", "clause", "quarrel"].entries()) {
  const language = LANGUAGES[place % 2];
  const known = pagesOf(language).find((one) => one.kind === kind);
  if (!known) {
    check(`${kind}: there is such a page`, false);
    continue;
  }
  const where = addressOf(language, known.path);
  const result = await lighthouse(host.url + where, { port: chromium.port, onlyCategories: ["accessibility"], logLevel: "error" });
  const found = result?.lhr;
  const score = Math.round(100 * (found?.categories.accessibility.score ?? 0));
  const lacking = (found?.categories.accessibility.auditRefs ?? [])
    .filter((one) => one.weight > 0 && (found?.audits[one.id].score ?? 1) < 1)
    .map((one) => `${one.id}: ${found?.audits[one.id].title}`);
  check(`accessibility of ${where} is 100`, score === 100 ? true : [`${score}`, ...lacking], `${score}`);
}
await chromium.close();
await host.close();
end();
