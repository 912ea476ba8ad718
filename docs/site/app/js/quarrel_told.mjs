// @ts-check
/** A ruling laid out: the engine's sentences as headings, lists and tables, clauses as links. */
import { el } from "./element.mjs";
import { prose as shown } from "./quarrel_prose.mjs";

/**
 * @typedef {{kind: string, slug: string, title: string, ground: string, source: string | null,
 *            incipit: string | null, warrant: string, warrant_text: string, text?: string}} Cited
 * @typedef {{say: (key: string, parts?: Record<string, string | number>) => string,
 *            pages: string}} Saying
 *   `pages` leads to the pages of the language; empty where there are none (the single file)
 */

/**
 * A ruling as the engine tells it.
 * @param {any} told @param {Saying} saying @param {string} title
 * @returns {HTMLElement}
 */
export function ruling(told, saying, title) {
  const { say } = saying;
  return el(
    "section",
    { class: "ruling" },
    el("h2", { tabindex: -1 }, title),
    told.ours && el("p", { class: "ruling-ours" }, shown(told.ours)),
    ...others(told, say),
    told.title && el("h3", {}, told.title),
    el("p", { class: "ruling-headline" }, shown(told.headline)),
    ...result(told.result, say),
    ...checks(told.checks, say),
    ...told.refusals.flatMap((/** @type {any} */ one) => refusal(one, told.after, saying)),
    ...pending(told.pending, saying),
    ...listed(say("doubts"), told.doubts),
    ...reasons(told.reasons, saying),
    ...survey(told.survey, saying),
    foot(told.foot),
  );
}

/** @param {any} told @param {Saying["say"]} say */
function others(told, say) {
  if (!told.others.length) return [];
  const items = told.others.map((/** @type {string[]} */ lines) => el("li", {}, shown(lines.join(" "))));
  return [el("h3", {}, say("other-coups")), el("ul", {}, ...items)];
}

/** @param {any} told @param {Saying["say"]} say */
function result(told, say) {
  if (!told) return [];
  return [
    told.rows.length > 0 && payments(told, say),
    el("p", {}, shown(told.list)),
    told.next && el("p", {}, shown(told.next)),
  ];
}

/** @param {any} told @param {Saying["say"]} say */
function payments(told, say) {
  const head = told.head.map((/** @type {string} */ one, /** @type {number} */ at) =>
    el("th", { scope: "col" }, at ? one : say("player")),
  );
  const rows = told.rows.map((/** @type {string[]} */ row) =>
    el(
      "tr",
      {},
      ...row.map((one, at) => (at ? el("td", {}, one) : el("th", { scope: "row" }, shown(one)))),
    ),
  );
  return el(
    "table",
    { class: "ruling-payments" },
    el("caption", {}, say("payments")),
    el("thead", {}, el("tr", {}, ...head)),
    el("tbody", {}, ...rows),
  );
}

/** @param {any} told @param {Saying["say"]} say */
function checks(told, say) {
  return [...listed(say("wrong"), told.wrong, "ruling-wrong"), told.right && el("p", {}, shown(told.right))];
}

/** @param {any} one @param {boolean} after @param {Saying} saying */
function refusal(one, after, saying) {
  return [
    after && el("h3", {}, saying.say("after")),
    el("p", { class: "ruling-refused" }, shown(one.told)),
    el("p", {}, shown(one.why)),
    cited(one, saying),
    ...one.instead.map((/** @type {string} */ text) => el("p", {}, shown(text))),
    el("p", {}, shown(one.price)),
    ...listed(saying.say("before"), one.before, "", "p"),
    one.rest && el("p", {}, shown(one.rest)),
  ];
}

/** @param {any} told @param {Saying} saying */
function pending(told, saying) {
  if (!told) return [];
  return [
    el("h3", {}, saying.say("where")),
    told.last && el("p", {}, shown([told.last.told, told.last.why].filter(Boolean).join(" "))),
    told.last?.slug && cited(told.last, saying),
    ...[...told.table, ...told.turn].map((text) => el("p", {}, shown(text))),
  ];
}

/** @param {any[]} all @param {Saying} saying */
function reasons(all, saying) {
  if (!all.length) return [];
  const items = all.map((one) => el("li", {}, shown(one.told), " ", cited(one, saying)));
  return [el("h3", {}, saying.say("reasons")), el("ol", { class: "ruling-reasons" }, ...items)];
}

/** @param {any} told @param {Saying} saying */
function survey(told, saying) {
  if (!told) return [];
  const { say } = saying;
  return [
    el("h3", {}, told.title || say("otherwise")),
    el("p", {}, shown(told.sentence)),
    told.turns_on.length > 0 && turnsOn(told.turns_on, saying),
    told.findings.length > 0 && findings(told.findings, say),
    told.flips_title && el("p", {}, shown(told.flips_title)),
    told.flips.length > 0 &&
      el("ul", {}, ...told.flips.map((/** @type {any} */ one) => el("li", {}, shown(one.told)))),
    told.examined && el("p", {}, shown(told.examined)),
    told.beyond && el("p", {}, shown(told.beyond)),
  ];
}

/** @param {any[]} all @param {Saying} saying */
function turnsOn(all, saying) {
  const items = all.map((one) => el("li", {}, page("reading", one.slug, one.title, saying)));
  return el("ul", { class: "ruling-turns-on" }, ...items);
}

/** @param {any[]} all @param {Saying["say"]} say */
function findings(all, say) {
  const rows = all.map((one) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, one.letter),
      el("td", {}, shown(one.told), one.base && el("strong", {}, ` (${one.base})`)),
      el("td", {}, ...one.conditions.map((/** @type {string} */ text) => el("p", {}, shown(text)))),
    ),
  );
  const head = ["", say("verdict"), say("when")].map((text) =>
    text ? el("th", { scope: "col" }, text) : el("td", {}),
  );
  const table = el(
    "table",
    { class: "ruling-findings" },
    el("thead", {}, el("tr", {}, ...head)),
    el("tbody", {}, ...rows),
  );
  return el("div", { class: "ruling-scroll", tabindex: 0, role: "region", "aria-label": say("verdict") }, table);
}

/** @param {any} told */
function foot(told) {
  return el(
    "footer",
    { class: "ruling-foot" },
    el("p", {}, shown(told.edition), " ", el("strong", {}, shown(told.provisional))),
    ...listed(told.heading, told.departures, "", "p"),
  );
}

/**
 * A heading (or a paragraph) and a list below it; nothing if the list is empty.
 * @param {string} title @param {string[]} texts @param {string} [kind] @param {"h3" | "p"} [tag]
 */
function listed(title, texts, kind = "", tag = "h3") {
  if (!texts.length) return [];
  const items = texts.map((text) => el("li", {}, shown(text)));
  return [el(tag, {}, title), el("ul", { class: kind || null }, ...items)];
}

/**
 * The clause behind a sentence: its page, warrant and source, and its words to unfold.
 * @param {Cited} one @param {Saying} saying
 */
export function cited(one, saying) {
  return el(
    "span",
    { class: "ruling-cited" },
    page(one.kind, one.slug, one.title, saying),
    " ",
    el("span", { class: `badge ${one.warrant}` }, one.warrant_text),
    ...source(one, saying),
    one.text ? el("details", {}, el("summary", {}, saying.say("read-clause", { title: one.title })), el("p", {}, shown(one.text))) : null,
  );
}

/** @param {Cited} one @param {Saying} saying */
function source(one, { pages, say }) {
  if (!one.source) return [];
  const anchor = one.source.toLowerCase().replace(/[:.]/g, "-");
  const address = `${pages}sources/${anchor.split("-")[0]}/#${anchor}`;
  const incipit = el("span", { lang: "fr" }, `«\u00a0${one.incipit}\u00a0…\u00a0»`);
  const named = pages ? el("a", { href: address }, one.source) : el("span", {}, one.source);
  return [" ", el("span", { class: "ruling-source" }, el("span", { class: "visually-hidden" }, `${say("source")} `), named, " ", incipit)];
}

/** @param {string} kind @param {string} slug @param {string} title @param {Saying} saying */
function page(kind, slug, title, { pages }) {
  return pages ? el("a", { href: `${pages}${kind}/${slug}/` }, title) : el("strong", {}, title);
}
