// @ts-check
/**
 * Drawn hands replayed one moment at a time, and the index of hands narrowed by words.
 * The page is complete without it: this only shows one moment of the list beside its drawing.
 */
import { el } from "./element.mjs";
import { say } from "./site.mjs";

/**
 * A drawing as the page's data has it: title, description, size, symbols, words and frames at their places.
 * @typedef {{t: string, d: string, s: [number, number], u: [string, number, number][],
 *   w: [string, number, number, string, string][], f: [number, number, number, number][]}} Scene
 * @typedef {{words: Record<string, string>, scenes: Scene[]}} Replay
 */

const SVG = "http://www.w3.org/2000/svg";
const CARD = { width: 48, height: 68 };
const SUIT = { width: 16, height: 16 };
const ARROWS = {
  first: "M4 4h3v16H4zM20 4v16L8 12z",
  back: "M17 4v16L6 12z",
  forth: "M7 4v16l11-8z",
  last: "M17 4h3v16h-3zM4 4v16l12-8z",
};

/**
 * An element of a drawing.
 * @param {string} tag @param {Record<string, string | number>} attributes @param {string} [text]
 * @returns {SVGElement}
 */
function sign(tag, attributes, text) {
  const made = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  if (text !== undefined) made.textContent = text;
  return made;
}

/**
 * Draw a scene in place of another; the symbols of its cards are in the page.
 * @param {Element} svg @param {Scene} scene
 */
export function draw(svg, scene) {
  const group = /** @type {Element} */ (svg.querySelector("g"));
  const signs = [
    ...scene.f.map(([x, y, width, height]) => sign("rect", { class: "turn", x, y, width, height, rx: 8 })),
    ...scene.u.map(([symbol, x, y]) => placed(symbol, x, y)),
    ...scene.w.map(([kind, x, y, anchor, text]) =>
      sign("text", { class: kind, x, y, "text-anchor": anchor }, text),
    ),
  ];
  group.replaceChildren(...signs);
  svg.setAttribute("viewBox", `0 0 ${scene.s[0]} ${scene.s[1]}`);
  for (const [tag, text] of [["title", scene.t], ["desc", scene.d]]) {
    const told = svg.querySelector(tag);
    if (told) told.textContent = text;
  }
}

/** @param {string} symbol @param {number} x @param {number} y @returns {SVGElement} */
function placed(symbol, x, y) {
  if (!symbol.startsWith("suit-")) return sign("use", { href: `#card-${symbol}`, x, y, ...CARD });
  const colour = /[HD]$/.test(symbol) ? "red" : "black";
  return sign("use", { class: colour, href: `#${symbol}`, x, y, ...SUIT });
}

// --- the player ------------------------------------------------------------------------------

/**
 * Make a replay of a list of moments.
 * @param {HTMLElement} root
 */
function play(root) {
  const name = root.dataset.hand ?? "";
  const data = document.getElementById(`${name}-data`);
  const svg = root.querySelector("svg.drawn");
  const items = [...root.querySelectorAll("li.moment")].map((one) => /** @type {HTMLElement} */ (one));
  if (!data || !svg || items.length < 2) return;
  /** @type {Replay} */
  const replay = JSON.parse(data.textContent ?? "");
  let at = 0;
  let all = false;

  const where = el("p", { class: "where" });
  const buttons = {
    first: stepper("first", () => 0),
    back: stepper("back", () => at - 1),
    forth: stepper("forth", () => at + 1),
    last: stepper("last", () => items.length - 1),
  };
  const whole = el("button", { type: "button", "aria-pressed": "false", click: toggle }, replay.words["show-all"]);
  const keys = el("p", { class: "keys" }, replay.words.keys);
  const bar = el(
    "div",
    { class: "hand-steps", role: "group", "aria-label": replay.words.label },
    buttons.first,
    buttons.back,
    where,
    buttons.forth,
    buttons.last,
    whole,
    keys,
  );
  root.prepend(bar);
  root.classList.add("playing");
  root.addEventListener("keydown", onKey);
  addEventListener("hashchange", () => fromAddress(true));
  if (!fromAddress(false)) show(0, false);

  /** @param {"first" | "back" | "forth" | "last"} key @param {() => number} target */
  function stepper(key, target) {
    const arrow = sign("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" });
    arrow.append(sign("path", { d: ARROWS[key] }));
    const label = replay.words[key];
    return el("button", { type: "button", "aria-label": label, title: label, click: () => show(target(), true) }, arrow);
  }

  /** @param {number} wanted @param {boolean} aloud */
  function show(wanted, aloud) {
    at = Math.min(Math.max(0, wanted), items.length - 1);
    const scene = replay.scenes[at];
    draw(/** @type {Element} */ (svg), scene);
    items.forEach((one, place) => {
      one.hidden = !all && place !== at;
      if (place === at) one.setAttribute("aria-current", "step");
      else one.removeAttribute("aria-current");
    });
    where.textContent = scene.t;
    // Not `disabled`: whoever has just pressed the button would lose the place.
    for (const key of /** @type {const} */ (["first", "back"])) {
      buttons[key].setAttribute("aria-disabled", String(at === 0));
    }
    for (const key of /** @type {const} */ (["forth", "last"])) {
      buttons[key].setAttribute("aria-disabled", String(at === items.length - 1));
    }
    if (aloud) say(`${scene.t}. ${items[at].dataset.line ?? ""}`);
  }

  function toggle() {
    all = !all;
    whole.setAttribute("aria-pressed", String(all));
    show(at, false);
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: items.length - 1 }[event.key];
    const moving = target !== undefined && !(event.target instanceof HTMLInputElement);
    if (!moving) return;
    event.preventDefault();
    show(target, true);
  }

  /** A link to a moment shows it. @param {boolean} aloud @returns {boolean} */
  function fromAddress(aloud) {
    const found = items.findIndex((one) => `#${one.id}` === location.hash);
    if (found >= 0) show(found, aloud);
    return found >= 0;
  }
}

// --- the index -------------------------------------------------------------------------------

/** @param {string} text @returns {string} without case and accents */
function fold(text) {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/œ/gi, "oe").replace(/’/g, "'").toLowerCase();
}

/**
 * A box that narrows the lists of hands to those with all of its words.
 * @param {HTMLElement[]} lists
 */
function narrow(lists) {
  const entries = lists.flatMap((list) => [...list.children].map((one) => /** @type {HTMLElement} */ (one)));
  const texts = entries.map((one) => fold(one.textContent ?? ""));
  const found = el("output", { role: "status" });
  const box = el("input", { type: "search", id: "hands-filter", autocomplete: "off", input: update });
  const label = el("label", { for: "hands-filter" }, lists[0].dataset.label);
  const phase = lists[0].previousElementSibling ?? lists[0];
  phase.before(el("div", { class: "hands-filter" }, label, box, found));

  function update() {
    const words = fold(box.value).split(/\s+/).filter(Boolean);
    let count = 0;
    entries.forEach((one, at) => {
      one.hidden = !words.every((word) => texts[at].includes(word));
      if (!one.hidden) count += one.querySelectorAll("dd").length;
    });
    for (const list of lists) {
      const empty = [...list.children].every((one) => /** @type {HTMLElement} */ (one).hidden);
      const heading = /** @type {HTMLElement | null} */ (list.previousElementSibling);
      if (heading && /^H\d$/.test(heading.tagName)) heading.hidden = empty;
    }
    found.textContent = words.length ? `${lists[0].dataset.found} ${count}` : "";
  }
}

for (const one of document.querySelectorAll(".hand-player")) play(/** @type {HTMLElement} */ (one));
const lists = [...document.querySelectorAll(".hands-index")].map((one) => /** @type {HTMLElement} */ (one));
if (lists.length) narrow(lists);
