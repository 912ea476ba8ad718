// @ts-check
/**
 * The real engine, in the page: Python in a worker, asked by messages.
 *
 * The worker is a blob of one line that imports `app/engine/worker.mjs`: a worker from a
 * blob lives under the page's own policy, one from an address would live under none, and
 * could ask any host for anything.
 */

/**
 * @typedef {{phase: "idle" | "loading" | "ready" | "failed", loaded: number, size: number, message: string}} State
 *   `loaded` and `size` are bytes as they travel; `message` is a sentence for the reader
 * @typedef {{message: string, hint: string, line: number, column: number, path: string}} Problem
 * @typedef {{ok: false, problems: Problem[]}} Faulty
 * @typedef {{ok: true, [member: string]: any} | Faulty} Answer
 * @typedef {{version: string, digest: string, python: string, pyodide: string, size: number,
 *            files: Record<string, number>}} About
 */

/** How the single-file edition brings its own: it has no folder to load from. */
/** @type {{worker?: () => Worker, about?: About} | undefined} */
const BROUGHT = /** @type {any} */ (globalThis).hombreBrought;

const FOLDER = new URL("../engine/", import.meta.url.startsWith("http") ? import.meta.url : document.baseURI);

const WORDS = {
  idle: ["L’arbitre n’est pas encore chargé.", "The judge is not loaded yet."],
  loading: ["L’arbitre arrive : {part} % de {size} Mo.", "The judge is coming: {part}% of {size} MB."],
  starting: ["L’arbitre s’installe…", "The judge is sitting down…"],
  ready: ["L’arbitre est prêt.", "The judge is ready."],
  cancelled: ["Arrêté. L’arbitre revient.", "Stopped. The judge is coming back."],
  old: [
    "Ce navigateur est trop ancien pour l’arbitre (il lui faut WebAssembly et les modules). Mettez-le à jour, ou prenez-en un autre ; ce que vous avez écrit reste ici.",
    "This browser is too old for the judge (it needs WebAssembly and modules). Update it, or use another; what you have written stays here.",
  ],
  blocked: [
    "L’arbitre n’a pas pu démarrer : ce navigateur ou une extension l’en empêche. Permettez les scripts de ce site, ou prenez un autre navigateur ; ce que vous avez écrit reste ici.",
    "The judge could not start: this browser or an extension prevents it. Allow the scripts of this site, or use another browser; what you have written stays here.",
  ],
  network: [
    "L’arbitre n’a pas pu être chargé : la connexion manque. Réessayez quand elle sera revenue ; ce que vous avez écrit reste ici.",
    "The judge could not be loaded: the connection is lacking. Try again when it is back; what you have written stays here.",
  ],
  broken: [
    "L’arbitre s’est arrêté sur une faute à lui. Rechargez la page ; ce que vous avez écrit reste ici.",
    "The judge stopped at a fault of its own. Reload the page; what you have written stays here.",
  ],
};

/** What is thrown where there will be no answer; the message is for the reader. */
export class EngineError extends Error {
  /** @param {string} kind cancelled, old, blocked, network or broken @param {string} message */
  constructor(kind, message) {
    super(message);
    this.name = kind === "cancelled" ? "AbortError" : "EngineError";
    this.kind = kind;
  }
}

export class Engine {
  /** @type {Worker | null} */ #worker = null;
  /** @type {Promise<void> | null} */ #starting = null;
  /** @type {Map<number, {resolve: (answer: Answer) => void, reject: (error: Error) => void}>} */
  #asked = new Map();
  /** @type {(error: Error) => void} */ #fail = () => undefined;
  #next = 1;
  #run = 0;
  /** @type {State} */ #state;
  /** @type {About | null} */ #about = null;

  /** @param {{language?: string, onState?: (state: State) => void}} [options] */
  constructor({ language = document.documentElement.lang, onState = () => undefined } = {}) {
    this.language = language === "en" ? "en" : "fr";
    this.onState = onState;
    this.#state = { phase: "idle", loaded: 0, size: 0, message: this.#say("idle") };
  }

  /** Versions and sizes, without loading the engine. @returns {Promise<About>} */
  static async about() {
    if (BROUGHT?.about) return BROUGHT.about;
    const response = await fetch(new URL("about.json", FOLDER));
    if (!response.ok) throw new Error(`about.json: ${response.status}`);
    return response.json();
  }

  /** How many bytes will travel. */
  static async size() {
    return (await Engine.about()).size;
  }

  /** @returns {State} */
  get state() {
    return this.#state;
  }

  /** Versions, once the engine has begun to load. */
  get about() {
    return this.#about;
  }

  /** Load the engine, if it is not there; rejects with a sentence for the reader. */
  start() {
    if (this.#starting) return this.#starting;
    const mine = this.#start(this.#run).catch((error) => {
      if (this.#starting === mine) {
        this.#stop(error);
        this.#tell("failed", error.kind ?? "broken");
      }
      throw error;
    });
    this.#starting = mine;
    return mine;
  }

  /** @param {number} run which start this is: a cancelled one must not go on */
  async #start(run) {
    if (!supported()) throw this.#error("old");
    this.#tell("loading", "loading");
    const about = await Engine.about().catch(() => {
      throw this.#error("network");
    });
    if (run !== this.#run) throw this.#error("cancelled");
    this.#about = about;
    this.#tell("loading", "loading", 0, about.size);
    const worker = BROUGHT?.worker ? BROUGHT.worker() : fromBlob();
    this.#worker = worker;
    await new Promise((resolve, reject) => {
      this.#fail = reject;
      worker.onmessage = (event) => this.#heard(event.data, () => resolve(undefined), reject);
      // Nothing was imported: the policy, the browser or an extension forbids it, or the line is cut.
      worker.onerror = () => reject(this.#error(navigator.onLine === false ? "network" : "blocked"));
    });
    this.#tell("ready", "ready", about.size);
  }

  /** @param {any} data @param {() => void} ready @param {(error: Error) => void} failed */
  #heard(data, ready, failed) {
    if (data.type === "progress") {
      const packed = Object.entries(this.#about?.files ?? {}).filter(([name]) => name.endsWith(".bin"));
      const whole = data.loaded >= packed.reduce((sum, [, size]) => sum + size, 0);
      if (this.#state.phase === "loading") this.#tell("loading", whole ? "starting" : "loading", data.loaded);
    } else if (data.type === "ready") ready();
    else if (data.type === "failed") failed(this.#error(/fetch|network|load/i.test(data.message) ? "network" : "broken"));
    else if (data.type === "answer") {
      const waiting = this.#asked.get(data.id);
      this.#asked.delete(data.id);
      if (data.error === undefined) waiting?.resolve(JSON.parse(data.answer));
      else {
        // A fault of ours: what Python is worth after it, nobody knows.  The next question starts anew.
        const broken = this.#error("broken");
        waiting?.reject(broken);
        this.#stop(broken);
        this.#tell("failed", "broken");
      }
    }
  }

  /**
   * Ask for a ruling or anything else that `hombre.counters.web` answers.
   * @param {{op: string, [member: string]: any}} request
   * @param {{signal?: AbortSignal}} [options] an abort stops the engine at once
   * @returns {Promise<Answer>}
   */
  async ask(request, { signal } = {}) {
    if (signal?.aborted) throw this.#error("cancelled");
    const id = this.#next++;
    const stop = () => this.cancel();
    signal?.addEventListener("abort", stop, { once: true });
    try {
      await this.start();
      const text = JSON.stringify({ language: this.language, ...request });
      return await new Promise((resolve, reject) => {
        this.#asked.set(id, { resolve, reject });
        this.#worker?.postMessage({ id, request: text });
      });
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** Stop whatever is being done, and come back: who was waiting gets an AbortError. */
  cancel() {
    const wasThere = this.#state.phase === "ready";
    this.#stop(this.#error("cancelled"));
    this.#tell("idle", "cancelled");
    if (wasThere) this.start().catch(() => undefined); // it is told by the state
  }

  /** @param {Error} why what those get who were waiting */
  #stop(why) {
    const fail = this.#fail;
    this.#worker?.terminate();
    this.#worker = null;
    this.#starting = null;
    this.#run += 1;
    this.#fail = () => undefined;
    for (const { reject } of this.#asked.values()) reject(why);
    this.#asked.clear();
    fail(why);
  }

  /** @param {keyof typeof WORDS} key */
  #say(key) {
    return WORDS[key][this.language === "fr" ? 0 : 1];
  }

  /** @param {"cancelled" | "old" | "blocked" | "network" | "broken"} kind */
  #error(kind) {
    return new EngineError(kind, this.#say(kind));
  }

  /**
   * @param {State["phase"]} phase @param {keyof typeof WORDS} key
   * @param {number} [loaded] @param {number} [size]
   */
  #tell(phase, key, loaded = 0, size = this.#state.size) {
    const part = size ? Math.min(100, Math.floor((100 * loaded) / size)) : 0;
    const whole = (size / 1e6).toFixed(1).replace(".", this.language === "fr" ? "," : ".");
    const message = this.#say(key).replace("{part}", String(part)).replace("{size}", whole);
    this.#state = { phase, loaded, size, message };
    this.onState(this.#state);
  }
}

/** Whether this browser has what the worker needs. */
export function supported() {
  return (
    typeof Worker === "function" &&
    typeof WebAssembly === "object" &&
    typeof DecompressionStream === "function" &&
    typeof TransformStream === "function"
  );
}

/** The worker, from a blob of one line. */
function fromBlob() {
  const line = `import ${JSON.stringify(new URL("worker.mjs", FOLDER).href)};`;
  const address = URL.createObjectURL(new Blob([line], { type: "text/javascript" }));
  const worker = new Worker(address, { type: "module" });
  setTimeout(() => URL.revokeObjectURL(address), 60_000); // it is read when the worker starts
  return worker;
}
