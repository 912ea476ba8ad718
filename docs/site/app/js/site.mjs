// @ts-check
/**
 * What every page does: announce politely, keep itself for offline, name its address in print.
 * Nothing here is needed to read.
 */
import { startGlossary } from "./glossary.mjs";
import { startMenu } from "./menu.mjs";
import { startOffline } from "./offline.mjs";

const region = document.createElement("div");
region.className = "visually-hidden";
region.setAttribute("role", "status");

/**
 * Tell those who listen, when nothing more urgent is being said.
 * @param {string} text
 */
export function say(text) {
  region.textContent = "";
  // Emptied and filled in one go, the same words twice would not be announced twice.
  setTimeout(() => (region.textContent = text), 60);
}

/** Put the words in the page's language: French first. */
export const inFrench = document.documentElement.lang === "fr";

function start() {
  document.body.append(region);
  for (const place of document.querySelectorAll("[data-here]"))
    place.textContent = location.href.split("#")[0];
  for (const table of document.querySelectorAll(".md-typeset table:not([class])")) scrollable(table);
  for (const code of document.querySelectorAll(".md-typeset pre > code")) scrollable(code);
  startMenu();
  startGlossary(say);
  startOffline();
  document.documentElement.dataset.alive = ""; // else alive.js says what is missing
}

/**
 * What may be wider than the page is scrolled by keyboard too.
 * @param {Element} element
 */
function scrollable(element) {
  const box = element.closest(".md-typeset__scrollwrap, pre > code") ?? element;
  const watch = () => {
    // Only where it is missing: to set it again would call the second observer for ever.
    if (box.scrollWidth > box.clientWidth + 1 && !box.hasAttribute("tabindex")) box.setAttribute("tabindex", "0");
  };
  new ResizeObserver(watch).observe(box);
  // Where nothing hovers the theme takes it away again; but a tablet may have a keyboard.
  new MutationObserver(watch).observe(box, { attributeFilter: ["tabindex"] });
}

start();
