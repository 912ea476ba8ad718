// @ts-check
/**
 * The rules of one table put together from the law as data: what `hombre rules --table` prints.
 * The order and every word are the engine's (`hombre.counters.lawbook`); here they are only joined.
 */

/** @typedef {{slug: string, label: string, sentence: string, foot: string, name: string}} Alternative */
/** @typedef {{title: string, name: string, default: string, alternatives: Alternative[]}} Reading */
/** @typedef {{slug: string, title: string, text: string, foot: string, points: string[], rest: string}} Clause */
/** @typedef {{name: string, title: string, told: string, choices: Record<string, string>}} Edition */
/**
 * @typedef {object} Law
 * @property {string} language
 * @property {Record<string, string>} words
 * @property {Edition[]} editions
 * @property {Record<string, Reading>} readings
 * @property {{page: string, title: string, clauses: Clause[]}[]} phases
 */
/** A piece of a line: `b` bold, `i` italic, `c` code, "" plain. @typedef {["b"|"i"|"c"|"", string]} Piece */
/**
 * A line of the law: a heading of a rank, an item of a list, a paragraph, or what stands under one.
 * @typedef {{kind: "h1"|"h2"|"h3"|"li"|"p"|"foot", pieces: Piece[], clause?: string, text?: string}} Line
 * `text` is its Markdown where that says it otherwise.
 */
/** @typedef {import("./readings.mjs").Table} Table */
/** @typedef {{law: Law, answers: Record<string, string>, told: Set<string>}} Merging */

/**
 * @param {Law} law
 * @param {Table} table
 * @param {Record<string, string>} answers to every open point
 * @returns {Line[]}
 */
export function houseLaw(law, table, answers) {
  const merging = { law, answers, told: /** @type {Set<string>} */ (new Set()) };
  const lines = [...head(merging, table)];
  for (const phase of law.phases) {
    lines.push(line("h2", ["", phase.title]));
    for (const clause of phase.clauses) {
      lines.push({ ...line("h3", ["", heading(merging, clause)]), clause: clause.slug });
      lines.push(...body(merging, clause));
    }
  }
  return lines;
}

/** @param {Line["kind"]} kind @param {...Piece} pieces @returns {Line} */
function line(kind, ...pieces) {
  return { kind, pieces };
}

/** @param {Merging} merging @param {string} slug @returns {Alternative} */
function chosen({ law, answers }, slug) {
  const found = law.readings[slug].alternatives.find((one) => one.slug === answers[slug]);
  if (!found) throw new Error(`no alternative ${answers[slug]} of ${slug}`);
  return found;
}

/** @param {Merging} merging @param {string} slug */
function differs({ law, answers }, slug) {
  return answers[slug] !== law.readings[slug].default;
}

/** @param {Merging} merging @param {Table} table @returns {Generator<Line>} */
function* head(merging, table) {
  const { law, answers } = merging;
  const edition = law.editions.find((one) => one.name === table.edition) ?? law.editions[0];
  yield line("h1", ["", law.words["law-title"]]);
  if (table.name) yield named(law.words["rules-of"], table.name);
  const after = law.words["rules-edition"].replace("{edition}", edition.told);
  yield line("p", ["", `${after} ${law.words["rules-house"]} ${law.words.provisional}`]);
  const apart = Object.keys(law.readings).filter((slug) => differs(merging, slug));
  if (!apart.length) return;
  yield line("h2", ["", law.words["rules-choices"]]);
  for (const slug of apart) {
    const reading = law.readings[slug];
    const one = chosen(merging, slug);
    const item = line(
      "li",
      ["b", `${reading.title}${law.words.colon}${one.label}`],
      ["", " ("],
      ["c", `${slug}=${one.slug}`],
      ["", ")"],
    );
    const base = edition.choices[slug] ?? reading.default;
    if (answers[slug] !== base) item.pieces.push(["", " "], ["i", `(${law.words.departs})`]);
    yield item;
  }
}

/** Only the name is anybody's words: it must be no Markdown, and disturb no screen. */
/** @param {string} template @param {string} name @returns {Line} */
function named(template, name) {
  const shown = visible(name);
  const plain = shown.replace(/[\\`*_[\]<>#|]/g, "\\$&");
  const told = line("p", ["b", template.replace("{name}", () => shown)]);
  return { ...told, text: `**${template.replace("{name}", () => plain)}**` };
}

/** The title of a clause; where the table plays otherwise, that of the open point. */
/** @param {Merging} merging @param {Clause} clause */
function heading(merging, clause) {
  const apart = clause.points.filter((one) => differs(merging, one) && !merging.told.has(one));
  return apart.length && !clause.rest ? merging.law.readings[apart[0]].title : clause.title;
}

/** @param {Merging} merging @param {Clause} clause @returns {Generator<Line>} */
function* body(merging, clause) {
  const { law, told } = merging;
  const apart = clause.points.filter((one) => differs(merging, one));
  if (!apart.length) {
    for (const text of clause.text.split("\n")) yield line("p", ["", text]);
    yield foot(clause.foot);
    return;
  }
  if (!clause.rest && apart.every((one) => told.has(one))) {
    const titles = apart.map((one) => law.readings[one].title).join(", ");
    yield line("p", ["i", law.words["see-choice"].replace("{title}", titles)]);
  }
  for (const slug of clause.points) {
    if (told.has(slug) || !(apart.includes(slug) || !clause.rest)) continue;
    const one = chosen(merging, slug);
    const title = `${law.readings[slug].title}${law.words.colon}${one.label}.`;
    yield line("p", ["b", title], ["", ` ${one.sentence}`]);
    yield foot(one.foot);
    told.add(slug);
  }
  if (clause.rest) yield line("p", ["", clause.rest]);
  yield foot(`\`${clause.slug}\``);
}

/** What stands under a clause: `slug` in backquotes, and then plain text. */
/** @param {string} text @returns {Line} */
function foot(text) {
  const [, slug, rest] = /** @type {RegExpExecArray} */ (/^`([^`]*)`(.*)$/s.exec(text));
  return rest ? line("foot", ["c", slug], ["", rest]) : line("foot", ["c", slug]);
}

// --- as text -----------------------------------------------------------------------------------

const MARKS = { h1: "# ", h2: "## ", h3: "### ", li: "- ", p: "", foot: "" };
const AROUND = { b: "**", i: "*", c: "`", "": "" };

/** @param {Line[]} lines @returns {string} the law as Markdown, letter by letter that of the engine */
export function markdown(lines) {
  /** @type {string[]} */
  const text = [];
  lines.forEach(({ kind, pieces, text: told }, at) => {
    const written = pieces.map(([how, word]) => AROUND[how] + word + AROUND[how]).join("");
    text.push(MARKS[kind] + (told ?? written));
    if (kind !== "li" || lines[at + 1]?.kind !== "li") text.push("");
  });
  return text.join("\n").replace(/\n+$/, "") + "\n";
}

/** @param {string} text @returns {string} control and bidirectional characters as `\u202e` */
export function visible(text) {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/gu, (one) => {
    const code = /** @type {number} */ (one.codePointAt(0));
    const digits = code.toString(16);
    return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
  });
}
