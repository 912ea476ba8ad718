// @ts-check
/** Cards as buttons. */
import { el } from "./element.mjs";

/** @typedef {import("./quarrel_told.mjs").Saying["say"]} Say */

export const SUITS = ["S", "H", "D", "C"];
const RANKS = ["K", "Q", "J", "A", "10", "9"];
const SIGNS = /** @type {Record<string, string>} */ ({ S: "♠", H: "♥", D: "♦", C: "♣" });

/** Every card that the pack may hold, suit by suit. */
export const CARDS = SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`));

/** « roi de pique ». @param {string} card @param {Say} say */
export function cardName(card, say) {
  const suit = card.slice(-1);
  return say("card", { rank: say(`rank-${card.slice(0, -1)}`), suit: say(`suit-${suit}`) });
}

/** « R♠ ». @param {string} card @param {Say} say */
export function cardSign(card, say) {
  const rank = card.slice(0, -1);
  const named = rank === "10" || rank === "9" ? rank : say(`short-${rank}`);
  return `${named}${SIGNS[card.slice(-1)] ?? ""}`;
}

/**
 * A card to press; `pressed` makes of it one that stays down.
 * @param {string} card @param {Say} say @param {(card: string) => void} click
 * @param {{pressed?: boolean, note?: string}} [options]
 */
export function cardButton(card, say, click, { pressed, note = "" } = {}) {
  const red = card.endsWith("H") || card.endsWith("D");
  return el(
    "button",
    {
      type: "button",
      class: `card-button${red ? " red" : ""}`,
      "data-card": card,
      "aria-label": note ? `${cardName(card, say)}, ${note}` : cardName(card, say),
      "aria-pressed": pressed === undefined ? null : String(pressed),
      click: () => click(card),
    },
    cardSign(card, say),
    note && el("small", { "aria-hidden": "true" }, note),
  );
}

/**
 * All cards, a row a suit.
 * @param {(card: string) => HTMLElement} button
 */
export function cardGrid(button) {
  const rows = SUITS.map((suit) =>
    el("div", { class: "card-row" }, ...CARDS.filter((card) => card.endsWith(suit)).map(button)),
  );
  return el("div", { class: "card-grid" }, ...rows);
}
