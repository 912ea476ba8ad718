// @ts-check
/**
 * A score sheet taken up again as an evening.  A coup that the page could have written itself
 * becomes its entries again; any other is kept as its lines, and judged all the same.
 */
import {
  after, coupLines, dealers, folded, PLAYERS, TRICKS,
} from "./evening_sheet.mjs";
import { EDITIONS } from "./reading_names.mjs";
import { isKnown } from "./readings.mjs";

/** @typedef {import("./evening_sheet.mjs").Evening} Evening */
/** @typedef {import("./evening_sheet.mjs").Coup} Coup */
/** @typedef {import("./evening_sheet.mjs").Played} Played */
/** @typedef {import("./evening_sheet.mjs").Raw} Raw */
/** @typedef {import("./evening_sheet.mjs").SheetWords} SheetWords */
/** @typedef {import("./evening_sheet.mjs").Suit} Suit */
/** `kind` is a word of the page; `what` the word of the sheet that it is about. */
/** @typedef {{kind: string, what: string, line: number}} Trouble */
/** @typedef {{text: string, quoted: boolean}} Token */
/** @typedef {{tokens: Token[], number: number, source: string}} Line */

export const LARGEST = 64 * 1024;
const MOST_COUPS = 200;
const TOKEN = /"(?:[^"\\]|\\.)*"?|[:>=!]|#.*|[^\s,:>=!#"]+/gu;

/** Thrown and caught here alone: why a sheet cannot be taken up. */
class Unreadable extends Error {
  /** @param {string} kind @param {string} what @param {number} line */
  constructor(kind, what, line) {
    super(kind);
    /** @type {Trouble} */
    this.trouble = { kind, what, line };
  }
}

/**
 * @param {string} text
 * @param {Record<string, SheetWords>} all the words by language
 * @returns {{evening: Omit<Evening, "id" | "title"> | null, trouble: Trouble | null}}
 */
export function readSheet(text, all) {
  try {
    if (text.length > LARGEST) throw new Unreadable("too-long", "", 0);
    return { evening: evening(cut(text), all), trouble: null };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { evening: null, trouble: error.trouble };
  }
}

// --- lines and words -----------------------------------------------------------------------------

/** The lines that hold anything; ` / ` ends one too. */
/** @param {string} text @returns {Line[]} */
function cut(text) {
  /** @type {Line[]} */
  const lines = [];
  text.replace(/^\ufeff/, "").split(/\r\n|\n|\r/).forEach((whole, at) => {
    for (const source of pieces(whole)) {
      const tokens = [...source.matchAll(TOKEN)].map(([one]) => token(one, at + 1));
      const kept = tokens.filter((one) => one.quoted || !one.text.startsWith("#"));
      if (kept.length) lines.push({ tokens: kept, number: at + 1, source: source.trim() });
    }
  });
  return lines;
}

/** A line cut at its lone slashes, but for those in quotes and in remarks. */
/** @param {string} whole @returns {string[]} */
function pieces(whole) {
  const starts = [0];
  for (const match of whole.matchAll(TOKEN)) {
    if (match[0] === "/") starts.push(match.index, match.index + 1);
  }
  const ends = [...starts.slice(1), whole.length];
  return starts.map((start, at) => whole.slice(start, ends[at])).filter((one) => one.trim() !== "/");
}

/** @param {string} text @param {number} line @returns {Token} */
function token(text, line) {
  if (!text.startsWith('"')) return { text, quoted: false };
  try {
    return { text: String(JSON.parse(text)), quoted: true };
  } catch {
    throw new Unreadable("quotes", text.slice(0, 40), line);
  }
}

/** @param {Token | undefined} one @param {SheetWords} said @returns {string | undefined} */
function keyOf(one, said) {
  if (!one || one.quoted) return undefined;
  return Object.keys(said.keys).find((key) => said.keys[key] === folded(one.text));
}

// --- the head ------------------------------------------------------------------------------------

/** @param {Line[]} lines @param {Record<string, SheetWords>} all */
function evening(lines, all) {
  const first = lines[0];
  const [bete, format, language] = (first?.tokens ?? []).map((one) => one.text.toLowerCase());
  if (bete !== "bete" || format !== "1" || !Object.hasOwn(all, language ?? "")) {
    throw new Unreadable("no-sheet", "", first?.number ?? 0);
  }
  const said = all[language];
  first.tokens.splice(0, 3);
  /** @type {Omit<Evening, "id" | "title">} */
  const made = {
    language: /** @type {"fr"|"en"} */ (language),
    names: said.suits.S === "P" ? ["Est", "Nord", "Ouest", "Sud"] : ["East", "North", "West", "South"],
    start: { mode: "belle", dealer: -1, belle: "H" },
    carried: [],
    closing: true,
    table: { edition: "text/1", readings: {} },
    coups: [],
    stopped: false,
  };
  let at = 0;
  while (at < lines.length && head(made, said, lines[at])) at += 1;
  if (made.start.mode === "belle" && made.start.dealer < 0) {
    throw new Unreadable("no-dealer", "", lines[at]?.number ?? 0);
  }
  body(made, said, lines.slice(at));
  return made;
}

/** Facts that place the opening within an evening: such a sheet is judged, not taken up. */
const MIDWAY = ["contract", "purses", "last", "marked", "first"];

/** Read the facts of a line into the evening; false if it belongs to the first coup. */
/** @param {Omit<Evening, "id" | "title">} made @param {SheetWords} said @param {Line} line */
function head(made, said, line) {
  const reader = { tokens: line.tokens, at: 0, line: line.number };
  while (reader.at < line.tokens.length) {
    const here = line.tokens[reader.at];
    const key = keyOf(here, said);
    if (!key || !(key in FACTS || MIDWAY.includes(key))) {
      if (reader.at === 0) return false;
      throw new Unreadable("head", here.text, line.number);
    }
    if (MIDWAY.includes(key)) throw new Unreadable("midway", here.text, line.number);
    reader.at += 1;
    accept(reader, ":");
    FACTS[key](made, said, reader);
  }
  return true;
}

/** @typedef {{tokens: Token[], at: number, line: number}} Reader */

/** @param {Reader} reader @param {string} sign */
function accept(reader, sign) {
  const here = reader.tokens[reader.at];
  if (here?.quoted || here?.text !== sign) return false;
  reader.at += 1;
  return true;
}

/** @param {Reader} reader @returns {Token} */
function take(reader) {
  const here = reader.tokens[reader.at];
  if (!here) throw new Unreadable("short", "", reader.line);
  reader.at += 1;
  return here;
}

/** @type {Record<string, (made: Omit<Evening, "id" | "title">, said: SheetWords, reader: Reader) => void>} */
const FACTS = {
  rules(made, said, reader) {
    accept(reader, "=");
    const [name, version] = take(reader).text.split("/");
    const edition = `${name === said.text || name === "texte" ? "text" : name}/${version}`;
    if (!Object.hasOwn(EDITIONS, edition)) throw new Unreadable("edition", edition, reader.line);
    made.table.edition = edition;
  },
  readings(made, _said, reader) {
    while (reader.tokens[reader.at + 1]?.text === "=") {
      const slug = take(reader).text;
      reader.at += 1;
      const one = take(reader).text;
      if (!isKnown(slug, one)) throw new Unreadable("reading", `${slug}=${one}`, reader.line);
      made.table.readings[slug] = one;
    }
  },
  players(made, _said, reader) {
    made.names = [0, 1, 2, 3].map(() => take(reader).text);
  },
  dealer(made, said, reader) {
    const dealer = player(made, take(reader));
    if (dealer === undefined) throw new Unreadable("no-dealer", "", reader.line);
    const belle = made.start.mode === "belle" ? made.start.belle : "H";
    made.start = { mode: "belle", dealer, belle };
  },
  belle(made, said, reader) {
    const belle = suit(take(reader), said, reader.line);
    if (made.start.mode === "belle") made.start.belle = belle;
  },
  number(_made, said, reader) {
    if (take(reader).text !== "1") throw new Unreadable("midway", said.keys.number, reader.line);
  },
  ledger(made, said, reader) {
    while (reader.tokens[reader.at + 1]?.text === ":") made.carried.push(entry(made, said, reader));
    const empty = reader.tokens[reader.at];
    if (empty && folded(empty.text) === said.words.empty) reader.at += 1;
  },
  open(made) {
    made.closing = false;
  },
  king(made, said, reader) {
    const drawer = player(made, take(reader));
    accept(reader, ":");
    const cards = reader.tokens.slice(reader.at).map((one) => one.text);
    reader.at = reader.tokens.length;
    const last = cards.at(-1) ?? "";
    if (drawer === undefined || cards.length > TRICKS * PLAYERS || !last.includes(said.king)) {
      throw new Unreadable("king", last, reader.line);
    }
    const letter = { text: last.replace(said.king, ""), quoted: false };
    const king = suit(letter, said, reader.line);
    made.start = { mode: "king", receiver: after(drawer, cards.length), suit: king };
  },
};

/** @param {Omit<Evening, "id" | "title">} made @param {SheetWords} said @param {Reader} reader */
function entry(made, said, reader) {
  const owner = take(reader);
  reader.at += 1;
  const amount = Number(take(reader).text);
  const word = owner.quoted ? "" : folded(owner.text);
  const chair = player(made, owner);
  if (!Number.isSafeInteger(amount) || amount < 0) throw new Unreadable("ledger", owner.text, reader.line);
  if (word === said.words.pinandele) return { pinandele: amount };
  if (word === said.words.absent) return { owner: /** @type {const} */ ("absent"), bete: amount };
  if (chair === undefined) throw new Unreadable("ledger", owner.text, reader.line);
  return { owner: chair, bete: amount };
}

/** @param {{names: string[]}} made @param {Token | undefined} one @returns {number | undefined} */
function player(made, one) {
  if (!one) return undefined;
  const exact = made.names.indexOf(one.text);
  if (exact >= 0) return exact;
  const alike = made.names.flatMap((name, at) => (folded(name) === folded(one.text) ? [at] : []));
  return alike.length === 1 ? alike[0] : undefined;
}

const SIGNS = { S: "♠", H: "♥", D: "♦", C: "♣" };

/** @param {Token} one @param {SheetWords} said @param {number} line @returns {Suit} */
function suit(one, said, line) {
  const found = suitOf(one, said);
  if (!found) throw new Unreadable("suit", one.text, line);
  return found;
}

/** @param {Token | undefined} one @param {SheetWords} said @returns {Suit | undefined} */
function suitOf(one, said) {
  const all = /** @type {Suit[]} */ (Object.keys(said.suits));
  return all.find((each) => one && [said.suits[each], SIGNS[each]].includes(one.text.toUpperCase()));
}

// --- the coups -----------------------------------------------------------------------------------

/** @param {Omit<Evening, "id" | "title">} made @param {SheetWords} said @param {Line[]} lines */
function body(made, said, lines) {
  if (keyOf(lines.at(-1)?.tokens[0], said) === "stop") {
    made.stopped = true;
    lines = lines.slice(0, -1);
  }
  if (!lines.length) return;
  /** @type {Line[][]} */
  const blocks = [[]];
  for (const line of lines) {
    if (keyOf(line.tokens[0], said) !== "next") {
      blocks[blocks.length - 1].push(line);
      continue;
    }
    const tokens = line.tokens.slice(line.tokens[1]?.text === ":" ? 2 : 1);
    if (keyOf(tokens[0], said) === "dealer") throw new Unreadable("midway", tokens[0].text, line.number);
    const source = line.source.replace(/^\S+\s*/, "");
    blocks.push(tokens.length ? [{ ...line, tokens, source }] : []);
  }
  if (blocks.length > MOST_COUPS) throw new Unreadable("too-long", "", 0);
  for (const block of blocks) {
    const whole = { ...made, id: "", title: "" };
    const dealer = /** @type {number} */ (dealers(whole).at(-1));
    made.coups.push(coupOf(whole, said, block, dealer));
  }
}

/** What the page could have written itself, or the lines as they stand. */
/** @param {Evening} made @param {SheetWords} said @param {Line[]} block @param {number} dealer */
function coupOf(made, said, block, dealer) {
  /** @type {Raw} */
  const raw = { kind: "raw", lines: block.map((one) => one.source) };
  const facts = factsOf(made, said, block, dealer);
  for (const coup of facts ? candidates(said, facts, block) : []) {
    const again = factsOf(made, said, cut(coupLines(made, said, coup, dealer).join("\n")), dealer);
    if (JSON.stringify(again) === JSON.stringify(facts)) return coup;
  }
  return raw;
}

/** What the lines of a coup say: calls as `[chair, words]`, and the words behind each keyword. */
/** @typedef {{calls: [number, string][], tricks: number[], rest: Record<string, string>}} Facts */

/**
 * @param {Evening} made @param {SheetWords} said @param {Line[]} block @param {number} dealer
 * @returns {Facts | null} null if something in it is not what the page writes
 */
function factsOf(made, said, block, dealer) {
  /** @type {Facts} */
  const facts = { calls: [], tricks: [], rest: {} };
  const who = (/** @type {Token} */ one) =>
    !one.quoted && /^[1-4]$/.test(one.text) ? after(dealer, Number(one.text)) : player(made, one);
  for (const { tokens } of block) {
    let key = "";
    for (const one of tokens) {
      const next = keyOf(one, said);
      if (next && next !== "belle") {
        if (next in facts.rest) return null;
        key = next;
        facts.rest[key] = "";
      } else if (!key || (one.text === ":" && facts.rest[key] === "" && !one.quoted)) {
        if (!key) return null;
      } else if (key === "calls") {
        const chair = who(one);
        const last = facts.calls.at(-1);
        if (chair !== undefined && last?.[1] !== "") facts.calls.push([chair, ""]);
        else if (last) last[1] = `${last[1]} ${folded(one.text)}`.trim();
        else return null;
      } else if (key === "tricks") {
        const chair = who(one);
        if (chair === undefined) return null;
        facts.tricks.push(chair);
      } else {
        facts.rest[key] = `${facts.rest[key]} ${folded(one.text)}`.trim();
      }
    }
  }
  return facts;
}

/** The coups that these facts may be; whoever asks sees whether one says the same. */
/** @param {SheetWords} said @param {Facts} facts @param {Line[]} block @returns {Generator<Coup>} */
function* candidates(said, facts, block) {
  if ("false" in facts.rest) yield { kind: "void", why: "false" };
  for (const why of /** @type {const} */ (["faced", "count"])) {
    if (facts.rest.misdeal === said.words[why]) yield { kind: "void", why };
  }
  const bids = facts.calls.filter(([, words]) => words !== said.calls.pass);
  const bid = bids.at(-1);
  if (!bid) {
    yield { kind: "passed" };
    return;
  }
  const noted = block.some((one) => one.source.includes(`# ${said.noted}`));
  const result = /** @type {const} */ (["made", "lost"]).find((one) => facts.rest.result === said.words[one]);
  const coup = played(said, facts, bid[0], bid[1].split(" "));
  if (coup) yield noted && result ? { ...coup, won: [], noted: result } : coup;
}

/** @param {SheetWords} said @param {Facts} facts @param {number} demander @param {string[]} words */
function played(said, facts, demander, words) {
  const [trump, number] = (facts.rest.trump ?? "").split(" ");
  const named = suitOf({ text: trump, quoted: false }, said);
  if (!named) return null;
  const how = howOf(said, words);
  const tricks = numberOf(said, number) ?? numberOf(said, words[0]) ?? (how === "tout" ? TRICKS : 2);
  const matadors = /^([345]) ?(!?)$/.exec(facts.rest.matadors ?? "");
  /** @type {Played} */
  const coup = {
    kind: "played",
    demander,
    how,
    tricks,
    belle: words.includes(said.calls.belle),
    trump: named,
    matadors: matadors ? Number(matadors[1]) : 0,
    won: facts.tricks,
    noted: null,
  };
  if (matadors?.[2]) coup.false = true;
  return coup;
}

/** @param {SheetWords} said @param {string[]} words @returns {Played["how"]} */
function howOf(said, words) {
  const first = words[0];
  if (first === said.calls.sans) return "sans-prejudice";
  const names = /** @type {const} */ (["retiens", "cagnotte", "tout", "curieuse"]);
  return names.find((one) => first === said.calls[one]) ?? "demand";
}

/** @param {SheetWords} said @param {string | undefined} word @returns {number | undefined} */
function numberOf(said, word) {
  const found = Object.keys(said.numbers).find((one) => said.numbers[one] === word);
  return found === undefined ? undefined : Number(found);
}
