// @ts-check
/** What an address brings: facts in its fragment, or a case; never over a sheet unasked. */
import { el } from "./element.mjs";
import { Engine } from "./engine.mjs";
import { LinkError, shown, unfolded, unpack } from "./links.mjs";
import { loadCases } from "./quarrel_cases.mjs";
import { isEmpty, sameDraft } from "./quarrel_draft.mjs";

/** @typedef {import("./quarrel_draft.mjs").Draft} Draft */
/**
 * @typedef {{say: import("./quarrel_told.mjs").Saying["say"],
 *            saying: import("./quarrel_told.mjs").Saying, announce: (text: string) => void,
 *            notice: HTMLElement, rules: ReturnType<typeof import("./quarrel_rules.mjs").rulesChooser>,
 *            current: () => Draft, place: (draft: Draft) => void}} Opening
 */

/** @param {Opening} opening */
export async function openFragment(opening) {
  const { say, announce } = opening;
  const fragment = location.hash;
  const named = /^#case=(.{1,80})/s.exec(fragment);
  if (named) return openCase(opening, named[1]);
  try {
    const facts = await unpack(fragment);
    if (!facts) return;
    const draft = { sheet: unfolded(facts.sheet), other: unfolded(facts.other) };
    offer(opening, draft, () => takeRules(opening, facts));
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    opening.notice.replaceChildren(el("p", { class: "help-note" }, say(`link-${error.fault}`)));
    announce(say(`link-${error.fault}`));
  }
}

/** @param {Opening} opening @param {string} slug */
async function openCase(opening, slug) {
  const { say, announce, notice } = opening;
  const cases = await loadCases(opening.saying).catch(() => null);
  const found = cases?.find((one) => one.slug === slug);
  if (!found) {
    const text = cases ? say("no-case", { name: shown(slug) }) : say("case-lost");
    notice.replaceChildren(el("p", { class: "help-note" }, text));
    announce(text);
    return;
  }
  const language = document.documentElement.lang;
  offer(opening, { sheet: found.sheet[language], other: "" }, () => undefined);
}

/**
 * Place the sheets at once if nothing else is being written; else ask.
 * @param {Opening} opening @param {Draft} draft @param {() => void} then
 */
function offer({ say, announce, notice, current, place }, draft, then) {
  const now = current();
  if (isEmpty(now) || sameDraft(now, draft)) {
    place(draft);
    then();
    return;
  }
  const open = el("button", { type: "button", class: "main-button" }, say("ask-open"));
  const keep = el("button", { type: "button" }, say("ask-keep"));
  notice.replaceChildren(
    el("div", { class: "help-note" }, el("p", {}, say("ask")), el("div", { class: "quarrel-actions" }, open, keep)),
  );
  announce(say("ask"));
  open.addEventListener("click", () => {
    place(draft);
    then();
  });
  keep.addEventListener("click", () => {
    notice.replaceChildren();
    history.replaceState(null, "", location.href.split("#")[0]);
  });
}

/** @param {Opening} opening @param {import("./links.mjs").Facts} facts */
function takeRules({ say, notice, rules }, facts) {
  const unknown = rules.take(facts);
  if (unknown.length) {
    const list = shown(unknown.join(", ").slice(0, 200));
    notice.append(el("p", { class: "help-note" }, say("link-unknown", { list })));
  }
  if (!facts.judge) return;
  Engine.about().then(
    ({ version }) => {
      if (version === facts.judge) return;
      const text = say("link-version", { theirs: shown(facts.judge), ours: version });
      notice.append(el("p", { class: "help-note" }, text));
    },
    () => undefined, // offline: told when the engine is asked for
  );
}
