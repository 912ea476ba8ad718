// @ts-check
// Search on every page: the header's link opens a dialog, and so does the key "/" unless the
// reader has put it off; the page of search has the box in it.

import { el } from "./element.mjs";
import { searchBox, told } from "./search-box.mjs";

const KEY = "hombre.search.key";

/** Whether the key "/" opens the search; where nothing can be stored, it does. */
function keyIsOn() {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

/** @type {ReturnType<typeof makeDialog> | undefined} */
let dialog;

function makeDialog() {
  const search = searchBox();
  const close = el("button", { type: "button", class: "search-close", "aria-label": told.close }, "×");
  const made = el("dialog", { class: "search-dialog", "aria-label": told.label }, search.box, close);
  close.addEventListener("click", () => made.close());
  // In a field that holds words, a browser's own Escape only empties it.
  made.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    made.close();
  });
  made.addEventListener("click", (event) => event.target === made && made.close());
  document.body.append(made);
  return { made, search };
}

function open() {
  dialog ??= makeDialog();
  if (dialog.made.open) return;
  dialog.made.showModal();
  dialog.search.input.select();
  dialog.search.begin();
}

/** On the page of search the box is there already. */
function begin() {
  if (inPage) inPage.input.focus();
  else open();
}

/** @param {EventTarget | null} target */
function isWriting(target) {
  return target instanceof HTMLElement && Boolean(target.closest("input, textarea, select, [contenteditable]"));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const bare = event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!bare || isWriting(event.target) || !keyIsOn()) return;
  event.preventDefault();
  begin();
}

/** @param {HTMLElement} place the empty part of the search page */
function fillPage(place) {
  const search = searchBox({
    question: new URLSearchParams(location.hash.slice(1)).get("q") ?? "",
    onAsked: (asked) => history.replaceState(null, "", asked ? `#${new URLSearchParams({ q: asked })}` : location.pathname),
  });
  const key = el("input", { type: "checkbox", id: "search-key", checked: keyIsOn() });
  key.addEventListener("change", () => {
    try {
      if (key.checked) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, "off");
    } catch {
      key.checked = true; // it could not be kept, so the key stays on
    }
  });
  const choice = el("p", { class: "search-key" }, key, " ", el("label", { for: key.id }, told.keyOn));
  place.replaceChildren(search.box, choice);
  search.begin();
  return search;
}

const place = document.getElementById("search-here");
const inPage = place && fillPage(place);

document.addEventListener("keydown", onKey);
for (const opener of document.querySelectorAll("a.search-open")) {
  opener.addEventListener("click", (event) => {
    const mouse = /** @type {MouseEvent} */ (event);
    if (mouse.ctrlKey || mouse.metaKey || mouse.shiftKey) return; // in a tab of its own, as a link
    event.preventDefault();
    begin();
  });
}
