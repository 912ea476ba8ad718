// @ts-check
/** What may be done now, as buttons; what may not, with the clause that forbids it. */
import { el } from "./element.mjs";
import { shown } from "./links.mjs";
import { prose } from "./quarrel_prose.mjs";
import { cited } from "./quarrel_told.mjs";
import { CARDS, cardButton, cardGrid, cardName } from "./sheetbuilder_cards.mjs";

/**
 * @typedef {import("./sheetbuilder.mjs").Given & {add: (events: object[], told: string) => Promise<void>}} Acting
 */

const HAND_TRICKS = 5;

/** @param {any} where the engine's answer to `position` @param {Acting} acting */
export function actsPanel(where, acting) {
  const { say } = acting;
  const parts = where.text.map((/** @type {string} */ text) => el("p", {}, prose(text)));
  if (where.refused) {
    parts.push(el("p", { class: "ruling-refused" }, prose(where.refused.told)));
    parts.push(el("p", {}, prose(say("refused-now"))));
    return el("div", {}, ...parts);
  }
  if (!where.certain) parts.push(el("p", {}, say("uncertain")));
  if (where.lawful.length) parts.push(...allowed(where, acting));
  if (where.discard) parts.push(discarding(where.discard, acting));
  if (where.phase === "playing") parts.push(...playing(where, acting));
  if (where.forbidden.length) parts.push(forbidden(where.forbidden, acting));
  return el("div", {}, ...parts);
}

/** @param {any} where @param {Acting} acting */
function allowed(where, { say, add }) {
  const buttons = where.lawful.map((/** @type {any} */ act) => {
    const press = () => add([act.event], act.told);
    if (act.event.card) return cardButton(act.event.card, say, press);
    return el(
      "button",
      { type: "button", class: "builder-act", "aria-label": spoken(act), click: press },
      shown(act.words),
    );
  });
  return [el("h3", {}, say("may")), el("div", { class: "builder-acts" }, ...buttons)];
}

/**
 * A button's name: the words that stand on it, for who speaks to the machine, and the sentence.
 * @param {{told: string, words: string}} act
 */
function spoken({ told, words }) {
  return shown(`${words} (${told})`).replace(/\s/g, " ");
}

/**
 * What is not allowed, the acts that one and the same reason forbids together; each can be
 * written all the same, for it may be what the quarrel is about.
 * @param {any[]} acts @param {Acting} acting
 */
function forbidden(acts, { say, saying, add }) {
  /** @type {Map<string, any[]>} */
  const groups = new Map();
  for (const act of acts) {
    const key = `${act.clause} ${act.why}`;
    groups.set(key, [...(groups.get(key) ?? []), act]);
  }
  const button = (/** @type {any} */ act) =>
    el(
      "button",
      {
        type: "button",
        class: "quiet-button",
        "aria-label": spoken({ words: act.words, told: say("all-the-same-of", { event: act.told }) }),
        click: () => add([act.event], act.told),
      },
      shown(act.words),
    );
  const items = [...groups.values()].map((some) =>
    el(
      "li",
      {},
      prose(some[0].why),
      " ",
      cited(some[0], saying),
      el("div", { class: "builder-acts" }, el("span", {}, say("all-the-same")), ...some.map(button)),
    ),
  );
  return el(
    "details",
    { class: "builder-forbidden" },
    el("summary", {}, say("may-not", { count: acts.length })),
    el("ul", {}, ...items),
  );
}

/** @param {{counts: number[], from: string[]}} discard @param {Acting} acting */
function discarding(discard, { say, add }) {
  /** @type {Set<string>} */
  const away = new Set();
  const known = discard.from.filter((card) => card !== "?");
  const box = el("div", {});
  const cards = known.length === discard.from.length ? known : CARDS;
  const draw = () => {
    const toggle = (/** @type {string} */ card) => {
      if (!away.delete(card)) away.add(card);
      draw();
      /** @type {HTMLElement | null} */ (box.querySelector(`[data-card="${card}"]`))?.focus();
    };
    const button = (/** @type {string} */ card) => cardButton(card, say, toggle, { pressed: away.has(card) });
    const done = el(
      "button",
      {
        type: "button",
        disabled: !discard.counts.includes(away.size),
        click: () => add([{ do: "exchange", discard: [...away] }], say("discard-do", { count: away.size })),
      },
      say("discard-do", { count: away.size }),
    );
    const shownCards = cards === CARDS ? cardGrid(button) : el("div", { class: "card-row" }, ...cards.map(button));
    box.replaceChildren(shownCards, done);
  };
  draw();
  return el("fieldset", {}, el("legend", {}, say("discard", { counts: discard.counts.join(", ") })), box);
}

/** @param {any} where @param {Acting} acting */
function playing(where, acting) {
  const { say, add } = acting;
  const parts = [];
  const turn = where.turn;
  if (where.any_card && where.hands[turn].includes("?")) {
    const play = (/** @type {string} */ card) => add([{ do: "play", chair: turn, card }], cardName(card, say));
    parts.push(el("p", {}, say("any-card")), cardGrid((card) => cardButton(card, say, play)));
  }
  if (!where.trick.length) parts.push(winners(where, acting));
  return parts;
}

/** Who won the tricks, where the cards are not written. @param {any} where @param {Acting} acting */
function winners(where, { say, add }) {
  const left = HAND_TRICKS - where.won.reduce((/** @type {number} */ sum, /** @type {number} */ one) => sum + one, 0);
  /** @type {number[]} */
  const won = [];
  const box = el("div", {});
  const draw = () => {
    const full = won.length === left;
    const players = where.seats.map((/** @type {number} */ chair) =>
      el(
        "button",
        {
          type: "button",
          disabled: full,
          click: () => {
            won.push(chair);
            draw();
          },
        },
        shown(where.names[chair]),
      ),
    );
    const list = won.map((chair) => where.names[chair]).join(", ");
    const undo = el(
      "button",
      {
        type: "button",
        disabled: !won.length,
        click: () => {
          won.pop();
          draw();
        },
      },
      say("won-undo"),
    );
    const done = el(
      "button",
      {
        type: "button",
        class: "main-button",
        disabled: !won.length,
        click: () => add([{ do: "tricks", winners: won }], say("won-so-far", { list: shown(list) })),
      },
      say("won-do"),
    );
    box.replaceChildren(
      el("div", { class: "builder-acts" }, ...players),
      el("p", { role: "status" }, say("won-so-far", { list: shown(list) || "–" })),
      el("div", { class: "quarrel-actions" }, undo, done),
    );
    if (full) done.focus();
  };
  draw();
  return el("fieldset", { class: "builder-won" }, el("legend", {}, say("who-won")), box);
}
