// @ts-check
/** Elements made by hand: text is only ever text, and no attribute holds a script. */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with its attributes, listeners (functions) and children.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string | number | boolean | ((event: any) => void) | null | undefined>} [attributes]
 *   false, null and undefined leave one out; true writes it empty
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name, value);
    else if (value === true) made.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) {
      made.setAttribute(name, String(value));
    }
  }
  made.append(...children.filter((one) => one !== null && one !== undefined && one !== false));
  return made;
}

/** @param {string} id @returns {HTMLElement} the element that the page must have */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`the page has no element ${id}`);
  return found;
}

/** @param {string} id @returns {any} the JSON that the page hands to its script */
export function words(id) {
  return JSON.parse(byId(id).textContent ?? "null");
}

/**
 * A template with its `{names}` filled in; what is filled in is never read as a template.
 * @param {string} template @param {Record<string, string | number>} parts
 */
export function fill(template, parts) {
  return template.replace(/\{(\w+)\}/g, (all, name) => (name in parts ? String(parts[name]) : all));
}

/**
 * Give a text to the reader as a file.
 * @param {string} name @param {string} text @param {string} [type]
 */
export function download(name, text, type = "text/plain;charset=utf-8") {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = el("a", { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** @param {string} text @returns {Promise<boolean>} whether the browser copied it */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // no permission, or no secure context: the caller shows the text instead
  }
}

/**
 * Say that something was copied, or show it where the browser would not copy.
 * @param {HTMLElement} place @param {string} text @param {{copied: string, uncopied: string}} told
 */
export async function copyOrShow(place, text, told) {
  if (await copy(text)) {
    place.replaceChildren(el("p", {}, told.copied));
    return;
  }
  const area = el("textarea", { readonly: true, rows: 8, "aria-label": told.uncopied }, text);
  place.replaceChildren(el("p", {}, told.uncopied), area);
  area.select();
}

/** @param {string} name @returns {string} the name as that of a file, without surprises */
export function fileName(name) {
  const plain = name.normalize("NFKD").replace(/[^\w -]/g, "").trim();
  return plain.replace(/\s+/g, "-").toLowerCase().slice(0, 60);
}
