// @ts-check
/**
 * The engine asked about the evening: one question at a time, always the latest.  The page works
 * without it; it is loaded at the first coup or when one asks for it.
 */

/** @typedef {import("./engine.mjs").State} State */
/** @typedef {import("./engine.mjs").Answer} Answer */

export class Judge {
  /** @type {import("./engine.mjs").Engine | null} */ #engine = null;
  /** @type {string | null} */ #waiting = null;
  #busy = false;

  /**
   * @param {object} told
   * @param {string} told.language
   * @param {(state: State) => void} told.onState
   * @param {(sheet: string, answer: Answer) => void} told.onAnswer
   * @param {(message: string) => void} told.onFailure "" where the engine itself is not there
   */
  constructor({ language, onState, onAnswer, onFailure }) {
    this.language = language;
    this.told = { onState, onAnswer, onFailure };
  }

  /** Load the engine, so that it is there (and kept) before it is needed. */
  async load() {
    try {
      await (await this.#loaded()).start();
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Ask what follows from this sheet; an older question that still waits is dropped. */
  /** @param {string} sheet */
  async ask(sheet) {
    this.#waiting = sheet;
    if (this.#busy) return;
    this.#busy = true;
    while (this.#waiting !== null) {
      const asked = this.#waiting;
      this.#waiting = null;
      try {
        const engine = await this.#loaded();
        const answer = await engine.ask({ op: "sitting", sheet: asked, language: this.language });
        if (this.#waiting === null) this.told.onAnswer(asked, answer);
      } catch (error) {
        this.#failed(error);
      }
    }
    this.#busy = false;
  }

  /** @returns {Promise<import("./engine.mjs").Engine>} */
  async #loaded() {
    if (!this.#engine) {
      const { Engine } = await import("./engine.mjs");
      this.#engine = new Engine({ language: this.language, onState: this.told.onState });
    }
    return this.#engine;
  }

  /** What failed is told by the state where there is one; a module that is not there, here. */
  /** @param {unknown} error */
  #failed(error) {
    if (!(error instanceof Error)) throw error;
    this.told.onFailure(this.#engine ? error.message : "");
  }
}

/** @returns {Promise<number>} megabytes that the engine takes to load, 0 if that is not known */
export async function megabytes() {
  try {
    const { Engine } = await import("./engine.mjs");
    return (await Engine.size()) / 1e6;
  } catch {
    return 0; // offline, or an old browser: the button says nothing of the size
  }
}
