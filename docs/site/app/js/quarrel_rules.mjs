// @ts-check
/** By which rules to judge: those that the sheet names, those of one's table, or a link's. */
import { el } from "./element.mjs";
import { shown } from "./links.mjs";
import { compact, expand, load, chosenOf } from "./readings.mjs";

/** @typedef {import("./quarrel_told.mjs").Saying} Saying */
/** @typedef {{name: string, chosen: Record<string, string>}} Rules */

/** The edition that a table's choices depart from in links and requests: the house's. */
const EDITION = "text/1";

/** @param {{say: Saying["say"], saying: Saying}} given */
export function rulesChooser({ say, saying }) {
  const element = el("fieldset", { class: "quarrel-rules" });
  /** @type {Record<string, Rules>} */
  const known = {};
  let now = "sheet";

  const mine = load().table;
  const own = chosenOf(mine);
  if (Object.keys(own).length) {
    known.mine = { name: mine.name, chosen: own };
    now = "mine";
  }
  draw();

  function draw() {
    const choices = ["sheet", "mine", "link"].filter((key) => key === "sheet" || known[key]);
    const rows = choices.map((key) => {
      const id = `quarrel-rules-${key}`;
      const radio = el("input", {
        type: "radio",
        name: "quarrel-rules",
        id,
        checked: key === now,
        change: () => (now = key),
      });
      return el("p", {}, radio, " ", el("label", { for: id }, say(`rules-${key}`), ...more(key)));
    });
    const table = saying.pages
      ? el("p", {}, el("a", { href: `${saying.pages}table/` }, say("my-table")))
      : null;
    element.replaceChildren(el("legend", {}, say("rules")), ...rows, ...(table ? [table] : []));
  }

  /** @param {string} key */
  function more(key) {
    const one = known[key];
    if (!one) return [];
    const count = Object.keys(one.chosen).length;
    return [` (${say("rules-choices", { name: shown(one.name) || say("rules-unnamed"), count })})`];
  }

  return {
    element,
    /** What a request says of the rules. */
    request() {
      const one = known[now];
      return one ? { table: one.chosen, table_name: one.name, edition: EDITION } : {};
    },
    /** What a link says of them. */
    facts() {
      const one = known[now];
      return one
        ? { table: compact(one.chosen), name: one.name, edition: EDITION }
        : { table: "", name: "", edition: "" };
    },
    /**
     * Take the rules of a link; what is not known here is handed back.
     * @param {import("./links.mjs").Facts} facts
     * @returns {string[]}
     */
    take(facts) {
      if (!facts.edition && !facts.table) {
        delete known.link;
        now = "sheet";
        draw();
        return [];
      }
      const { chosen, unknown } = expand(facts.table);
      known.link = { name: facts.name, chosen };
      now = "link";
      draw();
      return unknown;
    },
  };
}
