// @ts-check
/** « Trancher une querelle »: sheets in, the engine's ruling out, and links to the facts. */
import { el, byId, fill, words } from "./element.mjs";
import { Engine } from "./engine.mjs";
import { shown } from "./links.mjs";
import { BEFORE, isEmpty, loadDraft, sameDraft, saveDraft } from "./quarrel_draft.mjs";
import { facts as factsForm } from "./quarrel_form.mjs";
import { openFragment } from "./quarrel_open.mjs";
import { prose } from "./quarrel_prose.mjs";
import { rulesChooser } from "./quarrel_rules.mjs";
import { sharing } from "./quarrel_share.mjs";
import { ruling } from "./quarrel_told.mjs";
import { sheetBuilder } from "./sheetbuilder.mjs";

/** @typedef {import("./engine.mjs").Problem} Problem */

/**
 * Set up the page's one workshop.
 * @param {HTMLElement} root
 */
export function mount(root) {
  const texts = words("quarrel-words");
  const say = (/** @type {string} */ key, /** @type {Record<string, string | number>} */ parts = {}) =>
    fill(texts[key], parts);
  const saying = { say, pages: root.dataset.pages ?? "" };

  const status = el("p", { role: "status", class: "quarrel-status" });
  const announce = (/** @type {string} */ text) => {
    status.replaceChildren(prose(text));
  };
  const progress = el("progress", { max: 100, hidden: true, "aria-label": say("judge") });
  const engine = new Engine({ language: texts.language, onState: (state) => stateTold(state) });
  /** @param {import("./engine.mjs").State} state */
  function stateTold(state) {
    progress.hidden = state.phase !== "loading";
    progress.value = state.size ? (100 * state.loaded) / state.size : 0;
    if (state.phase !== "ready" || !busy) announce(state.message);
  }

  const notice = el("div", { class: "quarrel-notice" });
  const form = factsForm({ say, texts, saying, onInput, onExample: (draft) => place(draft) });
  const rules = rulesChooser({ say, saying });
  const everything = el("input", { type: "checkbox", id: "quarrel-all", checked: true });
  const judgeButton = el("button", { type: "submit", class: "main-button" }, say("judge"));
  const stopButton = el("button", { type: "button", hidden: true, click: stop }, say("stop"));
  const clearButton = el("button", { type: "button", click: clear }, say("clear"));
  const output = el("div", { class: "quarrel-output" });
  const share = sharing({ say, engine, facts: currentFacts, announce, oneLine });
  const note = el("p", { class: "quarrel-note screen-only" });
  /** @type {AbortController | null} */
  let busy = null;
  /** @type {any} */
  let last = null;

  const builder = sheetBuilder({
    say,
    saying,
    announce,
    ask: (request) => engine.ask({ ...rules.request(), ...request }),
    sheet: () => form.draft().sheet,
    setSheet: (sheet) => {
      form.set({ ...form.draft(), sheet });
      onInput();
    },
  });

  root.replaceChildren(
    el(
      "form",
      { class: "quarrel-form screen-only", novalidate: true, submit: judge },
      notice,
      form.element,
      el("details", { class: "quarrel-builder" }, el("summary", {}, say("build")), builder),
      rules.element,
      el("p", { class: "quarrel-check" }, everything, " ", el("label", { for: "quarrel-all" }, say("everything"))),
      el("div", { class: "quarrel-actions" }, judgeButton, stopButton, clearButton),
      note,
      progress,
      status,
    ),
    share.before,
    output,
    share.element,
  );
  Engine.size()
    .then((size) => {
      const whole = (size / 1e6).toFixed(1).replace(".", texts.language === "fr" ? "," : ".");
      note.textContent = say("load-note", { size: whole });
    })
    .catch(() => undefined); // it is told when the engine is asked for

  // --- what was typed

  function onInput() {
    if (location.hash) history.replaceState(null, "", location.href.split("#")[0]);
    keep();
  }

  function keep() {
    if (saveDraft(form.draft())) return;
    if (!notice.querySelector("[data-storage]")) {
      notice.append(el("p", { class: "help-note", "data-storage": true }, say("no-storage")));
    }
  }

  /**
   * Put other sheets in the place of those being written, which can be taken back.
   * @param {import("./quarrel_draft.mjs").Draft} draft
   */
  function place(draft) {
    const now = form.draft();
    notice.replaceChildren();
    if (!isEmpty(now) && !sameDraft(now, draft)) {
      saveDraft(now, BEFORE);
      notice.append(el("button", { type: "button", click: () => takeBack(now) }, say("previous")));
    }
    form.set(draft);
    keep();
  }

  /** @param {import("./quarrel_draft.mjs").Draft} draft */
  function takeBack(draft) {
    form.set(draft);
    notice.replaceChildren();
    keep();
    announce(say("restored"));
    form.focus();
  }

  function clear() {
    place({ sheet: "", other: "" });
    output.replaceChildren();
    share.hide();
    last = null;
    form.focus();
  }

  // --- judging

  /** @param {Event} event */
  async function judge(event) {
    event.preventDefault();
    const draft = form.draft();
    if (!draft.sheet.trim()) {
      output.replaceChildren();
      share.hide();
      announce(say("empty"));
      form.focus();
      return;
    }
    const two = form.two() && draft.other.trim() !== "";
    const request = {
      op: two ? "compare" : "judge",
      sheet: draft.sheet,
      other: two ? draft.other : undefined,
      everything: everything.checked,
      ...rules.request(),
    };
    busy = new AbortController();
    working(true);
    try {
      if (engine.state.phase === "ready") announce(say("judging"));
      tell(await engine.ask(request, { signal: busy.signal }), two);
    } catch (error) {
      announce(/** @type {Error} */ (error).message);
    } finally {
      busy = null;
      working(false);
    }
  }

  /** @param {boolean} on */
  function working(on) {
    judgeButton.disabled = on;
    stopButton.hidden = !on;
    output.setAttribute("aria-busy", String(on));
  }

  function stop() {
    busy?.abort();
    judgeButton.focus();
  }

  /** @param {import("./engine.mjs").Answer} answer @param {boolean} two */
  function tell(answer, two) {
    if (!answer.ok) {
      last = null;
      share.hide();
      output.replaceChildren(faults(answer.problems));
      announce(say("faulty", { count: answer.problems.length }));
      return;
    }
    last = answer;
    const parts = two
      ? [
          el(
            "section",
            { class: "ruling-difference" },
            el("h2", {}, say("difference")),
            ...answer.told.map((/** @type {string} */ one) => el("p", {}, prose(one))),
          ),
          el(
            "div",
            { class: "ruling-pair" },
            ruling(answer.one.told, saying, say("ruling-a")),
            ruling(answer.other.told, saying, say("ruling-b")),
          ),
        ]
      : [ruling(answer.told, saying, say("ruling"))];
    output.replaceChildren(...parts);
    output.querySelector("h2")?.scrollIntoView({ block: "nearest" });
    announce(say("told", { headline: two ? answer.told[0] : answer.told.headline }));
    share.show(form.draft());
  }

  /** @param {Problem[]} problems */
  function faults(problems) {
    const items = problems.map((one) => {
      const second = one.path.startsWith("$.other");
      const where = one.line ? say("fault-place", { line: one.line, column: one.column }) : one.path;
      const go = el(
        "button",
        { type: "button", class: "quiet-button quarrel-go", click: () => form.show(second, one.line, one.column) },
        say("fault-go"),
      );
      return el(
        "li",
        {},
        where && el("strong", {}, `${shown(where)} `),
        prose(one.message),
        one.hint && el("span", { class: "quarrel-hint" }, " (", prose(one.hint), ")"),
        one.line > 0 && " ",
        one.line > 0 && go,
      );
    });
    return el("section", { class: "quarrel-faults" }, el("h2", {}, say("faults")), el("ul", {}, ...items));
  }

  // --- links

  /** @returns {import("./links.mjs").Facts} */
  function currentFacts() {
    const draft = form.draft();
    return { ...draft, other: form.two() ? draft.other : "", ...rules.facts(), judge: engine.about?.version ?? "" };
  }

  /** The sheets on one line each, without their remarks: shorter, where a link needs it. */
  function oneLine() {
    if (!last) return null;
    return last.one ? { sheet: last.one.sheet, other: last.other.sheet } : { sheet: last.sheet, other: "" };
  }

  function open() {
    return openFragment({ say, saying, announce, notice, rules, current: form.draft, place });
  }
  addEventListener("hashchange", open);
  form.set(loadDraft());
  return open();
}

if (document.getElementById("quarrel")) void mount(byId("quarrel"));
