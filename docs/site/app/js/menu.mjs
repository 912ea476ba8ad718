// @ts-check
/** The menu of a narrow window, by keyboard: the theme's opener is a label, which no key reaches. */

const NAMES = document.documentElement.lang === "fr" ? { open: "Menu", close: "Fermer le menu" } : { open: "Menu", close: "Close the menu" };

/** Put a button in the label's place, which says whether the menu is open; Escape closes it. */
export function startMenu() {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById("__drawer"));
  const label = document.querySelector('.md-header label[for="__drawer"]');
  const menu = document.querySelector(".md-sidebar--primary");
  if (!box || !label || !menu) return;
  const opener = document.createElement("button");
  opener.type = "button";
  opener.className = `${label.className} menu-button`;
  opener.append(...label.childNodes);
  label.replaceWith(opener);
  const told = () => {
    opener.setAttribute("aria-expanded", String(box.checked));
    opener.setAttribute("aria-label", box.checked ? NAMES.close : NAMES.open);
  };
  told();
  box.addEventListener("change", told);
  opener.addEventListener("click", (event) => {
    box.click(); // tells the theme, too
    if (box.checked && event.detail === 0) within(menu)?.focus(); // by key, not by hand
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !box.checked) return;
    box.click();
    opener.focus();
  });
}

/** The first thing in the menu that is seen and takes the focus. @param {Element} menu */
function within(menu) {
  const all = /** @type {NodeListOf<HTMLElement>} */ (menu.querySelectorAll(".md-nav__list a[href], .md-nav__list [tabindex]"));
  return [...all].find((one) => one.getClientRects().length > 0);
}
