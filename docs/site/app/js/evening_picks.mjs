// @ts-check
/** Big buttons to pick one of a few: radio buttons, so that a keyboard and a thumb both do. */
import { el } from "./element.mjs";

/** @typedef {{value: string, label: string, lang?: string, hint?: string}} Option */

/**
 * @param {string} name of the radio buttons
 * @param {string} legend
 * @param {Option[]} options
 * @param {string | null} [picked]
 * @returns {HTMLFieldSetElement}
 */
export function picks(name, legend, options, picked = null) {
  const set = el("fieldset", { class: "evening-picks", "data-picks": name });
  const row = el("div", { class: "evening-row" });
  for (const { value, label, lang } of options) {
    const radio = el("input", { type: "radio", name, value });
    radio.checked = value === picked;
    row.append(el("label", { class: "evening-pick" }, radio, el("span", { lang }, label)));
  }
  set.append(el("legend", {}, legend), row);
  return set;
}

/**
 * @param {string} name @param {string} label @param {boolean} checked
 * @returns {HTMLLabelElement}
 */
export function tick(name, label, checked = false) {
  const box = el("input", { type: "checkbox", name });
  box.checked = checked;
  return el("label", { class: "evening-pick" }, box, el("span", {}, label));
}

/** @param {ParentNode} form @param {string} name @returns {string | null} what is picked */
export function picked(form, name) {
  const found = form.querySelector(`input[name="${name}"]:checked`);
  return found instanceof HTMLInputElement ? found.value : null;
}

/** @param {ParentNode} form @param {string} name */
export function ticked(form, name) {
  return form.querySelector(`input[name="${name}"]:checked`) !== null;
}

/** @param {ParentNode} form @param {string} name @param {string} value */
export function pick(form, name, value) {
  const found = form.querySelector(`input[name="${name}"][value="${value}"]`);
  if (found instanceof HTMLInputElement) found.checked = true;
}

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/**
 * The four suits, sign and name.
 * @param {string} name @param {string} legend @param {Record<string, string>} said
 * @param {string | null} [chosen]
 */
export function suits(name, legend, said, chosen = null) {
  const all = /** @type {const} */ (["S", "H", "D", "C"]);
  const options = all.map((one) => ({ value: one, label: `${SIGNS[one]}\u00a0${said[one]}` }));
  return picks(name, legend, options, chosen);
}

/** @param {"S"|"H"|"D"|"C"} suit @param {Record<string, string>} said */
export function suitText(suit, said) {
  return `${SIGNS[suit]}\u00a0${said[suit]}`;
}
