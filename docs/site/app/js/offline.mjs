// @ts-check
/** Offline: the service worker is registered, and the foot of the page tells what is kept. */

const FRENCH = document.documentElement.lang === "fr";
const WORDS = FRENCH
  ? {
      ready: "Ces pages se lisent hors ligne.",
      judge: "L’arbitre aussi est gardé.",
      keep: (/** @type {string} */ size) => `Garder aussi l’arbitre (${size} Mo)`,
      keeping: (/** @type {number} */ part) => `L’arbitre arrive : ${part} %`,
      failed: "L’arbitre n’a pas pu être gardé : la connexion ou la place manque. Réessayez plus tard.",
    }
  : {
      ready: "These pages can be read offline.",
      judge: "The judge is kept too.",
      keep: (/** @type {string} */ size) => `Keep the judge too (${size} MB)`,
      keeping: (/** @type {number} */ part) => `The judge is coming: ${part}%`,
      failed: "The judge could not be kept: connection or space is lacking. Try again later.",
    };

/** @typedef {{size: number, engine: boolean, done?: boolean, failed?: string, part?: number}} State */

/** Register the worker once the page is there, and say what is kept. */
export function startOffline() {
  if (!("serviceWorker" in navigator) || !/^https?:$/.test(location.protocol)) return;
  if (typeof DecompressionStream !== "function") return; // the worker could not unpack
  const place = /** @type {HTMLElement | null} */ (document.querySelector("[data-offline]"));
  const worker = new URL("../../sw.js", import.meta.url);
  const begin = () =>
    navigator.serviceWorker
      .register(worker, { updateViaCache: "none" })
      .then(() => navigator.serviceWorker.ready)
      .then((registration) => {
        if (place && registration.active) tell(place, registration.active);
      })
      .catch(() => undefined); // private windows refuse it; nothing is lost but offline reading
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin, { once: true });
}

/**
 * @param {HTMLElement} place
 * @param {ServiceWorker} worker
 */
function tell(place, worker) {
  ask(worker, "state", (state) => {
    place.replaceChildren(WORDS.ready + " ");
    place.hidden = false;
    if (state.engine) place.append(WORDS.judge);
    else if (state.size) place.append(button(place, worker, state));
  });
}

/**
 * @param {HTMLElement} place
 * @param {ServiceWorker} worker
 * @param {State} state
 */
function button(place, worker, state) {
  const size = (state.size / 1e6).toFixed(1).replace(".", FRENCH ? "," : ".");
  const made = document.createElement("button");
  made.type = "button";
  made.className = "quiet-button";
  made.textContent = WORDS.keep(size);
  made.addEventListener("click", () => {
    made.disabled = true;
    place.setAttribute("role", "status");
    ask(worker, "engine", (now) => {
      if (now.part !== undefined) made.textContent = WORDS.keeping(Math.floor(100 * now.part));
      else if (now.failed) place.replaceChildren(WORDS.failed);
      else tell(place, worker);
    });
  });
  return made;
}

/**
 * @param {ServiceWorker} worker
 * @param {"state" | "engine"} what
 * @param {(state: State) => void} told
 */
function ask(worker, what, told) {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = (event) => told(event.data);
  worker.postMessage(what, [port2]);
}
