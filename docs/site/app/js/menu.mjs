// @ts-check
/** The menu of a narrow window, by keyboard: the theme's opener is a label, which no key reaches. */

const NAMES = document.documentElement.lang === "fr" ? { open: "Menu", close: "Fermer le menu" } : { open: "Menu", close: "Close the menu" };

/** Make the label a button that says whether the menu is open; Escape closes it. */
export function startMenu() {
  const box = /** @type {HTMLInputElement | null} */ (document.getElementById("__drawer"));
  const opener = /** @type {HTMLElement | null} */ (document.querySelector('.md-header label[for="__drawer"]'));
  const menu = document.querySelector(".md-sidebar--primary");
  if (!box || !opener || !menu) return;
  opener.setAttribute("role", "button");
  opener.tabIndex = 0;
  const told = () => {
    opener.setAttribute("aria-expanded", String(box.checked));
    opener.setAttribute("aria-label", box.checked ? NAMES.close : NAMES.open);
  };
  told();
  box.addEventListener("change", told);
  opener.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    box.click(); // tells the theme, too
    if (box.checked) within(menu)?.focus();
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
