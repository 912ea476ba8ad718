// @ts-check
/**
 * An evening as a score sheet that `hombre judge` reads.  Nothing is judged here: what was entered
 * is written down, and the engine says what follows from it.
 *
 * Of the auction only its outcome was entered; written is the shortest one that leads to it.
 */

/** @typedef {"S"|"H"|"D"|"C"} Suit */
/** @typedef {"demand"|"sans-prejudice"|"retiens"|"cagnotte"|"tout"|"curieuse"} How */
/** Everybody passed. @typedef {{kind: "passed"}} Passed */
/** The deal was void and is dealt again. @typedef {{kind: "void", why: "faced"|"count"|"false"}} Again */
/** Written by hand, as lines of the sheet. @typedef {{kind: "raw", lines: string[]}} Raw */
/**
 * A coup that was played. `won` is who won each trick, in order; where only made or lost was
 * noted, `noted` says which and `won` is empty.
 * @typedef {object} Played
 * @property {"played"} kind
 * @property {number} demander 0 to 3
 * @property {How} how
 * @property {number} tricks
 * @property {boolean} belle
 * @property {Suit} trump
 * @property {number} matadors 0, 3, 4 or 5
 * @property {boolean} [false] the matadors were found untrue too late
 * @property {number[]} won
 * @property {"made"|"lost"|null} [noted]
 */
/** @typedef {Passed | Again | Raw | Played} Coup */
/**
 * How it began: with a belle and a dealer, or with a king drawn for both.
 * @typedef {{mode: "belle", dealer: number, belle: Suit} | {mode: "king", receiver: number, suit: Suit}} Start
 */
/** @typedef {{owner: number | "absent", bete: number} | {pinandele: number}} Entry */
/**
 * @typedef {object} Evening
 * @property {string} id
 * @property {string} title
 * @property {"fr"|"en"} language of the sheet
 * @property {string[]} names four, in the order of play
 * @property {Start} start
 * @property {Entry[]} carried bêtes of another evening
 * @property {boolean} closing whether the tour des gueux ends it
 * @property {{edition: string, readings: Record<string, string>}} table
 * @property {Coup[]} coups
 * @property {boolean} stopped
 */
/**
 * The words of a sheet in one language.
 * @typedef {object} SheetWords
 * @property {Record<string, string>} keys
 * @property {Record<string, string>} words
 * @property {Record<string, string>} calls
 * @property {Record<string, string>} numbers
 * @property {Record<Suit, string>} suits
 * @property {string} king the letter of a king
 * @property {string} text what the edition `text` is called
 * @property {string} noted the remark where only made or lost was noted
 * @property {string[]} reserved words that a name must be quoted to be
 */

export const PLAYERS = 4;
export const TRICKS = 5;

/** @param {number} chair @param {number} [steps] to the right @returns {number} */
export function after(chair, steps = 1) {
  return (((chair + steps) % PLAYERS) + PLAYERS) % PLAYERS;
}

/**
 * Who deals each coup, and one more, as the sheet counts: to the right after every coup that was
 * not void.  It decides nothing, but in whose mouth the passes of the auction are put.
 * @param {Evening} evening
 * @returns {number[]}
 */
export function dealers(evening) {
  const { start, table } = evening;
  const neighbour = table.readings["king-dealer"] === "neighbour" ? 1 : 0;
  let dealer = start.mode === "belle" ? start.dealer : after(start.receiver, neighbour);
  const all = [dealer];
  for (const coup of evening.coups) {
    if (coup.kind !== "void" && !(coup.kind === "raw" && endsVoid(coup))) dealer = after(dealer);
    all.push(dealer);
  }
  return all;
}

/** @param {Raw} coup */
function endsVoid(coup) {
  return /^\s*(maldonne|faux-jeu|misdeal|false-pack)\b/i.test(coup.lines.at(-1) ?? "");
}

/**
 * @param {Evening} evening
 * @param {Record<string, SheetWords>} all the words by language
 * @returns {string}
 */
export function sheetOf(evening, all) {
  const said = all[evening.language];
  const who = dealers(evening);
  const blocks = evening.coups.map((coup, at) => coupLines(evening, said, coup, who[at]));
  const lines = [...heading(evening, said)];
  blocks.forEach((block, at) => lines.push(...(at ? [said.keys.next] : []), ...block));
  if (evening.stopped) lines.push(said.keys.stop);
  return lines.join("\n") + "\n";
}

/** @param {Evening} evening @param {SheetWords} said @returns {string[]} */
export function heading(evening, said) {
  const [edition, version] = evening.table.edition.split("/");
  const known = edition === "text" ? said.text : edition;
  const lines = [`bete 1 ${evening.language}  ${said.keys.rules}=${quoted(known, said)}/${version}`];
  const own = Object.entries(evening.table.readings).map(([slug, one]) => `${slug}=${one}`);
  if (own.length) lines.push(`${said.keys.readings}: ${own.join(" ")}`);
  const names = evening.names.map((one) => quoted(one, said));
  lines.push(`${said.keys.players}: ${names.join(" ")}`);
  const { start } = evening;
  if (start.mode === "belle") {
    const first = `${said.keys.dealer} ${names[start.dealer]}  ${said.keys.belle} ${said.suits[start.belle]}`;
    lines.push(`${first}  ${said.keys.number} 1`);
  }
  if (evening.carried.length) lines.push(`${said.keys.ledger} ${ledger(evening.carried, names, said)}`);
  if (!evening.closing) lines.push(said.keys.open);
  if (start.mode === "king") {
    // Whoever draws serves his right neighbour first: here that one gets the king at once.
    const drawer = names[after(start.receiver, -1)];
    lines.push(`${said.keys.king} ${drawer} : ${said.king}${said.suits[start.suit]}`);
  }
  return lines;
}

/** @param {Entry[]} entries @param {string[]} names @param {SheetWords} said */
function ledger(entries, names, said) {
  const told = entries.map((one) => {
    if ("pinandele" in one) return `${said.words.pinandele}:${one.pinandele}`;
    return `${one.owner === "absent" ? said.words.absent : names[one.owner]}:${one.bete}`;
  });
  return told.join(" ");
}

/**
 * The lines of one coup.
 * @param {Evening} evening @param {SheetWords} said @param {Coup} coup @param {number} dealer
 * @returns {string[]}
 */
export function coupLines(evening, said, coup, dealer) {
  const names = evening.names.map((one) => quoted(one, said));
  switch (coup.kind) {
    case "raw":
      return coup.lines;
    case "void":
      return [coup.why === "false" ? said.keys.false : `${said.keys.misdeal} ${said.words[coup.why]}`];
    case "passed":
      return [auction(names, said, seats(dealer).map((chair) => [chair, said.calls.pass]))];
    default:
      return playedLines(evening, said, coup, dealer, names);
  }
}

/** @param {number} dealer @returns {number[]} the chairs in the order of speaking */
function seats(dealer) {
  return [1, 2, 3, 4].map((step) => after(dealer, step));
}

/** @param {string[]} names @param {SheetWords} said @param {[number, string][]} calls */
function auction(names, said, calls) {
  return `${said.keys.calls}: ${calls.map(([chair, call]) => `${names[chair]} ${call}`).join("  ")}`;
}

/**
 * @param {Evening} evening @param {SheetWords} said @param {Played} coup @param {number} dealer
 * @param {string[]} names
 */
function playedLines(evening, said, coup, dealer, names) {
  const lines = [auction(names, said, calls(evening, said, coup, dealer))];
  const exchange = { cagnotte: "?", tout: "? ? ?" }[/** @type {string} */ (coup.how)];
  if (exchange) lines.push(`${said.keys.discard}: ${exchange}`);
  if (coup.matadors) lines.push(`${said.keys.matadors}: ${coup.matadors}${coup.false ? "!" : ""}`);
  const number = coup.how === "cagnotte" ? ` ${said.numbers[coup.tricks]}` : "";
  lines.push(`${said.keys.trump}: ${said.suits[coup.trump]}${number}`);
  const won = coup.noted ? supposed(coup) : coup.won;
  const remark = coup.noted ? `   # ${said.noted}` : "";
  lines.push(`${said.keys.tricks}: ${won.map((one) => names[one]).join(" ")}${remark}`);
  if (coup.noted) lines.push(`${said.keys.result}: ${said.words[coup.noted]}`);
  return lines;
}

/** Where only made or lost is known: all the tricks to the demander, or none, whatever the rules. */
/** @param {Played} coup */
function supposed(coup) {
  const winner = coup.noted === "made" ? coup.demander : after(coup.demander);
  return Array(TRICKS).fill(winner);
}

/**
 * The shortest auction that leads to this demand.
 * @param {Evening} evening @param {SheetWords} said @param {Played} coup @param {number} dealer
 * @returns {[number, string][]}
 */
function calls(evening, said, coup, dealer) {
  const order = seats(dealer);
  const at = order.indexOf(coup.demander);
  /** @type {[number, string][]} */
  const before = order.slice(0, at).map((chair) => [chair, said.calls.pass]);
  const blind = `${said.calls.sans} ${said.calls.prejudice}`;
  if (coup.how === "retiens" && before.length) before[0][1] = blind;
  const round = [...before, /** @type {[number, string]} */ ([coup.demander, call(evening, said, coup)])];
  if (coup.how === "curieuse") return round;
  for (const step of [1, 2, 3]) round.push([after(coup.demander, step), said.calls.pass]);
  const reserved = coup.how === "sans-prejudice" || coup.how === "retiens";
  return reserved ? [...round, [coup.demander, said.calls.pass]] : round;
}

/** @param {Evening} evening @param {SheetWords} said @param {Played} coup @returns {string} */
function call(evening, said, coup) {
  const belle = coup.belle ? ` ${said.calls.in} ${said.calls.belle}` : "";
  const atOnce = (evening.table.readings["cagnotte-number"] ?? "after") !== "after";
  switch (coup.how) {
    case "sans-prejudice":
      return `${said.calls.sans} ${said.calls.prejudice}`;
    case "retiens":
      return said.calls.retiens;
    case "cagnotte":
      return said.calls.cagnotte + (atOnce ? ` ${said.numbers[coup.tricks]}` : "") + belle;
    case "tout":
      return said.calls.tout + belle;
    case "curieuse":
      return said.calls.curieuse;
    default:
      return said.numbers[coup.tricks] + belle;
  }
}

/** @param {string} name @param {SheetWords} said @returns {string} the name as a sheet can hold it */
export function quoted(name, said) {
  const plain = /^\p{L}[\p{L}\p{N}_.'’-]*$/u.test(name) && !said.reserved.includes(folded(name));
  return plain ? name : JSON.stringify(name.replace(/\p{Cs}/gu, "\ufffd"));
}

/** @param {string} word @returns {string} without case, accents or ligatures */
export function folded(word) {
  const bare = word.toLowerCase().replaceAll("œ", "oe").replaceAll("’", "'");
  return bare.normalize("NFKD").replace(/\p{M}/gu, "");
}
