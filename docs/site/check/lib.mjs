// @ts-check
/**
 * What the checks of the built site have in common: a file server as plain as the plainest host,
 * a browser, a watch for errors and foreign requests, and one line a check.
 */
import { createServer as listener } from "node:net";
import { createReadStream, existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { delimiter, dirname, extname, join, normalize, resolve } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "playwright-core";

const HERE = dirname(fileURLToPath(import.meta.url));

/** The built site (another one: HOMBRE_SITE), and the pages it was built from. */
export const SITE = resolve(process.env.HOMBRE_SITE ?? join(HERE, "..", "..", "_site"));
export const PAGES = resolve(process.env.HOMBRE_PAGES ?? join(HERE, "..", "..", "_pages"));

/** French first. */
export const LANGUAGES = ["fr", "en"];

/** So many milliseconds a check waits for what must come, however slow the machine. */
export const PATIENCE = 30_000;

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".mjs": "text/javascript; charset=utf-8",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".xml": "application/xml",
  ".zip": "application/zip",
};

/**
 * Serve a folder as a plain file host does: no special header, no rewriting.
 * @param {string} [folder]
 * @param {{prefix?: string, port?: number, packed?: boolean, instead?: (path: string) => string | undefined}} [options]
 *   prefix: the sub-path, such as "/x/y/"; packed: with brotli, as most hosts do; instead: another
 *   text for a path below it
 * @returns {Promise<{url: string, origin: string, asked: string[], close: () => Promise<void>}>}
 */
export async function serve(folder = SITE, { prefix = "/", port = 0, packed = false, instead = () => undefined } = {}) {
  /** @type {string[]} */
  const asked = [];
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? "/", "http://x").pathname);
    asked.push(path);
    if (!path.startsWith(prefix)) return void response.writeHead(404).end("not below the prefix");
    let file = join(folder, normalize("/" + path.slice(prefix.length)));
    if (existsSync(file) && statSync(file).isDirectory()) {
      if (!path.endsWith("/")) return void response.writeHead(301, { location: `${path}/` }).end();
      file = join(file, "index.html");
    }
    if (!existsSync(file)) return void response.writeHead(404).end("not found");
    const type = TYPES[/** @type {keyof TYPES} */ (extname(file))] ?? "application/octet-stream";
    const other = instead(path.slice(prefix.length));
    if (other !== undefined) return void response.writeHead(200, { "content-type": type }).end(other);
    if (packed) {
      response.writeHead(200, { "content-type": type, "content-encoding": "br" });
      return void response.end(brotli(file));
    }
    response.writeHead(200, { "content-type": type, "content-length": statSync(file).size });
    createReadStream(file).pipe(response);
  });
  await new Promise((done) => server.listen(port, "127.0.0.1", () => done(undefined)));
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  const origin = `http://127.0.0.1:${address.port}`;
  const close = () =>
    /** @type {Promise<void>} */ (
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      })
    );
  return { url: origin + prefix, origin, asked, close };
}

/** @type {Map<string, Buffer>} */
const PACKED = new Map();

/** The file as brotli, made once: as fast as a host does it, or the first visitor waits for us. @param {string} file */
function brotli(file) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const made = PACKED.get(file) ?? brotliCompressSync(readFileSync(file), { params });
  PACKED.set(file, made);
  return made;
}

/** Where Chromium lies: CHROMIUM, or the first of the usual names on the PATH. */
export function chromiumPath() {
  const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const found = [process.env.CHROMIUM ?? ""].concat(
    names.flatMap((name) => folders.map((folder) => join(folder, name))),
  );
  return found.find((one) => one && existsSync(one));
}

/** Chromium talks to nobody by itself. */
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** How Chromium is started. @param {string[]} args */
function starting(args) {
  const executablePath = chromiumPath();
  if (!executablePath) {
    console.error("No Chromium here. On Debian and Ubuntu: apt install chromium; else set CHROMIUM.");
    process.exit(1);
  }
  return { executablePath, args: [...QUIET, ...args] };
}

/**
 * A headless Chromium.
 * @param {{args?: string[]}} [options]
 */
export async function browser({ args = [] } = {}) {
  return chromium.launch(starting(args));
}

/**
 * A headless Chromium that others drive by a port. It takes one that is free and tells it in its
 * folder: one that we chose for it could be taken before it comes.
 * @returns {Promise<{port: number, close: () => Promise<void>}>}
 */
export async function driven() {
  const folder = mkdtempSync(join(tmpdir(), "hombre-chromium-"));
  const context = await chromium.launchPersistentContext(folder, starting(["--remote-debugging-port=0"]));
  const close = async () => {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  const told = join(folder, "DevToolsActivePort");
  for (const until = Date.now() + PATIENCE; Date.now() < until; await after(100)) {
    const port = existsSync(told) ? Number.parseInt(readFileSync(told, "utf8"), 10) : 0;
    if (port) return { port, close };
  }
  await close();
  throw new Error("Chromium does not tell its port");
}

/**
 * Whether something comes to hold in the page before our patience ends: for all that a page does
 * later than in the task of the key or the click itself.
 * @template [Given=void]
 * @param {import("playwright-core").Page} page
 * @param {(given: Given) => unknown} what run in the page until it gives something true
 * @param {Given} [given]
 * @returns {Promise<boolean>}
 */
export function becomes(page, what, given) {
  const asked = /** @type {(given: any) => unknown} */ (what);
  return page.waitForFunction(asked, given, { timeout: PATIENCE }).then(() => true, () => false);
}

/**
 * Whether the page's service worker comes to work within two minutes: one that cannot be installed
 * is never ready, and would be waited for without end.
 * @param {import("playwright-core").Page} page
 * @returns {Promise<boolean>}
 */
export function served(page) {
  return page.evaluate(() => {
    const never = new Promise((done) => setTimeout(done, 120_000, false));
    return Promise.race([navigator.serviceWorker.ready.then(() => true), never]);
  });
}

/**
 * Collect what a page (or every page of a context) must not have: console errors, uncaught
 * errors, failed requests, and requests to other hosts.
 * @param {import("playwright-core").Page | import("playwright-core").BrowserContext} watched
 * @param {string} origin
 * @returns {{errors: string[], foreign: string[]}}
 */
export function watch(watched, origin) {
  /** @type {{errors: string[], foreign: string[]}} */
  const seen = { errors: [], foreign: [] };
  /** @type {any} */
  const emitter = watched;
  emitter.on("console", (/** @type {import("playwright-core").ConsoleMessage} */ message) => {
    if (message.type() === "error") seen.errors.push(`${message.text()} (${message.location().url})`);
  });
  const context = typeof emitter.newPage === "function";
  emitter.on(context ? "weberror" : "pageerror", (/** @type {any} */ error) =>
    seen.errors.push(String(context ? error.error() : error)),
  );
  emitter.on("request", (/** @type {import("playwright-core").Request} */ request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) seen.foreign.push(url.href);
  });
  return seen;
}

/**
 * @typedef {{path: string, title: string, kind: string, summary: string, terms: string,
 *            engine: boolean, searched: boolean}} Known
 */

/**
 * What is known of each page of a language.
 * @param {string} language
 * @returns {Known[]}
 */
export function pagesOf(language) {
  return JSON.parse(readFileSync(join(PAGES, "pages.json"), "utf8"))[language];
}

/**
 * The first page of every kind: kinds are what the checks look at one of.
 * @param {string} language
 * @returns {Known[]}
 */
export function oneOfEachKind(language) {
  /** @type {Map<string, Known>} */
  const first = new Map();
  for (const page of pagesOf(language)) if (!first.has(page.kind)) first.set(page.kind, page);
  return [...first.values()];
}

/**
 * The address of a page below the site's root: "fr/clause/follow-suit/".
 * @param {string} language
 * @param {string} path
 */
export function addressOf(language, path) {
  return path ? `${language}/${path}/` : `${language}/`;
}

/**
 * One line a check; details of a failure beneath it, the first twenty.
 * @param {string} area what is checked, the first word of each line
 */
export function report(area) {
  let failed = 0;
  return {
    /**
     * @param {string} what
     * @param {boolean | string[]} held true, or the list of what is wrong
     * @param {string} [figure] what was measured
     */
    check(what, held, figure = "") {
      const wrong = Array.isArray(held) ? held : held ? [] : ["does not hold"];
      if (wrong.length) failed += 1;
      const tail = figure ? ` (${figure})` : "";
      console.log(`${wrong.length ? "FAIL" : "ok  "} ${area}: ${what}${tail}`);
      for (const one of wrong.slice(0, 20)) console.log(`       ${one}`);
      if (wrong.length > 20) console.log(`       … and ${wrong.length - 20} more`);
    },
    /** Leave with 1 if any check failed. */
    end() {
      process.exitCode = failed ? 1 : 0;
    },
  };
}

/** A port of this machine that nobody listens on, for a browser to be driven by. @returns {Promise<number>} */
export function freePort() {
  return new Promise((done) => {
    const server = listener().listen(0, "127.0.0.1", () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
}
