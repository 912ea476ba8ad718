// @ts-check
/**
 * What is typed in a form of the evening and not entered yet outlives a reload: a phone drops the
 * pages that one leaves.  It is kept for this tab alone; where that is refused, nothing is said.
 */

const KEY = "hombre.evening-typed";

/** @typedef {{name: string, fields: Record<string, string | boolean>, won: number[]}} Typed */
/** @typedef {HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement} Field */

/** @param {string} name of the form @returns {Typed | null} */
export function typedIn(name) {
  try {
    const typed = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return typed?.name === name ? typed : null;
  } catch {
    return null;
  }
}

/** Put back what was typed in the form of this name, and keep what will be. */
/** @param {HTMLFormElement} form @param {string} name @param {number[]} [won] the tricks so far */
export function keepTyped(form, name, won = []) {
  const typed = typedIn(name);
  for (const field of fieldsOf(form)) {
    const was = typed?.fields[called(field)];
    if (typeof was === "boolean" && "checked" in field) field.checked = was;
    else if (typeof was === "string" && !ticked(field)) field.value = was;
  }
  if (typed) for (const kind of ["input", "change"]) form.dispatchEvent(new Event(kind));
  const keep = () => {
    const fields = fieldsOf(form).map((one) => [called(one), ticked(one) ? one.checked : one.value]);
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ name, fields: Object.fromEntries(fields), won }));
    } catch {
      // it is lost with the page, as without this
    }
  };
  for (const kind of ["input", "change"]) form.addEventListener(kind, keep);
}

/** What was typed has been entered. */
export function forgetTyped() {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // then nothing was kept either
  }
}

/** @param {HTMLFormElement} form @returns {Field[]} */
function fieldsOf(form) {
  return [...form.querySelectorAll("input, textarea, select")].map((one) => /** @type {Field} */ (one));
}

/** @param {Field} field */
function called(field) {
  return ticked(field) ? `${field.name}=${field.value}` : field.id;
}

/** @param {Field} field @returns {field is HTMLInputElement} */
function ticked(field) {
  return field.type === "radio" || field.type === "checkbox";
}
