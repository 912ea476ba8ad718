// @ts-check
/**
 * Facts in a link: deflated, in the address's fragment, which no server ever sees.
 *
 * A link carries the facts, the rules they are to be judged by, and versions; never a ruling.
 * `#q=1.…`: the 1 is the form's version, what follows is base64url of a zlib stream of JSON.
 */

/**
 * @typedef {{sheet: string, other: string, table: string, name: string, edition: string,
 *            judge: string}} Facts
 *   `other` is a second version ("": none); `table` the choices as `pass=final,…`, `name` and
 *   `edition` those of the table; `judge` the version that the link was made with
 * @typedef {"broken" | "cut" | "newer" | "large"} Fault
 */

export const VERSION = 1;
/** Characters: longer links are cut by mail programs and refuse to be drawn as a code. */
export const MOST_LINK = 2000;
/** Bytes that a link may unpack to: two sheets of the greatest length and the rules. */
export const MOST_UNPACKED = 150_000;
const MOST_PACKED = 60_000;

/** What is wrong with a link. */
export class LinkError extends Error {
  /** @param {Fault} fault */
  constructor(fault) {
    super(fault);
    this.fault = fault;
  }
}

/** @param {Partial<Facts>} facts @returns {Promise<string>} the fragment, without `#` */
export async function pack(facts) {
  const short = {
    s: facts.sheet || undefined,
    o: facts.other || undefined,
    t: facts.table || undefined,
    n: facts.name || undefined,
    e: facts.edition || undefined,
    j: facts.judge || undefined,
  };
  const bytes = new TextEncoder().encode(JSON.stringify(short));
  return `q=${VERSION}.${toText(await through(bytes, new CompressionStream("deflate"), Infinity))}`;
}

/**
 * The facts of a fragment; null if it holds none.
 * @param {string} fragment with or without `#`
 * @returns {Promise<Facts | null>}
 */
export async function unpack(fragment) {
  const found = /^#?q=(.*)$/s.exec(fragment);
  if (!found) return null;
  const [, version = "", text = ""] = /^(\d+)\.(.*)$/s.exec(found[1]) ?? [];
  if (!version) throw new LinkError("broken");
  if (Number(version) > VERSION) throw new LinkError("newer");
  if (text.length > MOST_PACKED) throw new LinkError("large");
  const bytes = toBytes(text);
  let unpacked;
  try {
    unpacked = await through(bytes, new DecompressionStream("deflate"), MOST_UNPACKED);
  } catch (error) {
    if (error instanceof LinkError) throw error;
    throw new LinkError(isCut(bytes, error) ? "cut" : "broken");
  }
  try {
    return read(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(unpacked)));
  } catch {
    throw new LinkError("broken");
  }
}

/** @param {any} short @returns {Facts} */
function read(short) {
  if (short === null || typeof short !== "object") throw new LinkError("broken");
  const text = (/** @type {unknown} */ one, most = MOST_UNPACKED) =>
    typeof one === "string" ? one.slice(0, most) : "";
  return {
    sheet: text(short.s),
    other: text(short.o),
    table: text(short.t, 4000),
    name: text(short.n, 200),
    edition: text(short.e, 80),
    judge: text(short.j, 40),
  };
}

/**
 * A stream that was well as far as it went lacks its end; anything else is damage.
 * @param {Uint8Array} bytes @param {unknown} error
 */
function isCut(bytes, error) {
  const begins = bytes.length < 2 || (bytes[0] === 0x78 && (bytes[0] * 256 + bytes[1]) % 31 === 0);
  return begins && /incomplete|unexpected end|truncated|terminated|premature|ended/i.test(String(error));
}

/**
 * @param {Uint8Array<ArrayBuffer>} bytes @param {CompressionStream | DecompressionStream} stream
 * @param {number} most bytes that may come out
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
async function through(bytes, stream, most) {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // the same fault comes out at the other end
  const reader = stream.readable.getReader();
  /** @type {Uint8Array[]} */
  const parts = [];
  let size = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    size += next.value.length;
    if (size > most) {
      await reader.cancel();
      throw new LinkError("large");
    }
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Uint8Array} bytes @returns {string} base64url */
function toText(bytes) {
  let binary = "";
  for (const one of bytes) binary += String.fromCharCode(one);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** @param {string} text base64url, or what a mail program made of it @returns {Uint8Array<ArrayBuffer>} */
function toBytes(text) {
  const plain = text.replaceAll("-", "+").replaceAll("_", "/").replace(/=+$/, "");
  if (!/^[A-Za-z0-9+/]*$/.test(plain)) throw new LinkError("broken");
  // One character alone is no byte: the rest was cut off.
  const whole = plain.length % 4 === 1 ? plain.slice(0, -1) : plain;
  return Uint8Array.from(atob(whole), (sign) => sign.charCodeAt(0));
}

/**
 * A sheet on one line, a line a fact again: outside of quotes ` / ` is the end of a line.
 * @param {string} sheet
 */
export function unfolded(sheet) {
  if (sheet.trim().includes("\n")) return sheet;
  return sheet
    .split(/("(?:[^"\\]|\\.)*")/)
    .map((part, at) => (at % 2 ? part : part.replaceAll(" / ", "\n")))
    .join("");
}

const STRANGE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;

/**
 * A text with what is invisible in it written out: `\u202e` for a character that turns writing
 * around.  Line feeds and tabs stay.
 * @param {string} text
 */
export function shown(text) {
  return text.replace(STRANGE, (one) => `\\u{${(one.codePointAt(0) ?? 0).toString(16)}}`);
}
