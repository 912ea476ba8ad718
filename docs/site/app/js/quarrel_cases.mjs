// @ts-check
/** The casebook's sheets, fetched when somebody asks for a case. */

/**
 * @typedef {{slug: string, title: Record<string, string>, question: Record<string, string>,
 *            sheet: Record<string, string>}} Case
 */

/** @type {Promise<Case[]> | null} */
let loading = null;

/**
 * @param {{pages: string}} saying where the language's pages are
 * @returns {Promise<Case[]>}
 */
export function loadCases({ pages }) {
  const brought = /** @type {any} */ (globalThis).hombreBrought?.cases;
  if (brought) return Promise.resolve(brought);
  loading ??= fetch(`${pages}../data/casebook.json`).then((response) => {
    if (!response.ok) throw new Error(String(response.status));
    return response.json();
  });
  loading.catch(() => (loading = null));
  return loading;
}
