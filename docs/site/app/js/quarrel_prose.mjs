// @ts-check
/** A sentence of the engine as nodes: nothing invisible in it, French terms marked in English. */
import { el } from "./element.mjs";
import { shown } from "./links.mjs";

const TERMS =
  /\b(bêtes?|belle|cagnotte|cagnot|jetons?|matadors?|pinandèles?|premier|dernier|codille|tour des gueux|the tout|sans préjudice|je retiens|à la curieuse|curieuse)\b/giu;

/**
 * @param {string} text
 * @returns {Node}
 */
export function prose(text) {
  const safe = shown(text);
  const nodes = document.createDocumentFragment();
  if (document.documentElement.lang !== "en") {
    nodes.append(safe);
    return nodes;
  }
  let end = 0;
  for (const found of safe.matchAll(TERMS)) {
    const before = found[0].startsWith("the ") ? 4 : 0;
    nodes.append(safe.slice(end, found.index + before), el("span", { lang: "fr" }, found[0].slice(before)));
    end = found.index + found[0].length;
  }
  nodes.append(safe.slice(end));
  return nodes;
}
