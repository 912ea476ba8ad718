// @ts-check
/**
 * The engine of the page is the engine: every hand and case judged by CPython, by Pyodide under
 * Node and by the page gives the same JSON, byte for byte.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";
import { addressOf, browser, report, serve, SITE, watch } from "./lib.mjs";

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), "..", "..", "..");
const ENGINE = join(SITE, "app", "engine");
const { check, end } = report("conform");

/** @typedef {{request: string, answer: string, length: number}} Expected */

/** What this machine's Python answers. @returns {Expected[]} */
function expected() {
  const own = join(ROOT, ".venv", "bin", "python");
  const python = process.env.HOMBRE_PYTHON ?? (existsSync(own) ? own : "python3");
  const done = spawnSync(python, [join(ROOT, "docs", "site", "build", "answers.py")], {
    encoding: "utf8",
    env: { ...process.env, PYTHONPATH: join(ROOT, "reference") },
    maxBuffer: 2 ** 28,
  });
  if (done.status !== 0) throw new Error(`${python}: ${done.stderr.slice(-500)}`);
  return done.stdout.trim().split("\n").map((line) => JSON.parse(line));
}

/** The built engine's own function, in Node. @returns {Promise<(request: string) => string>} */
async function inNode() {
  const folder = mkdtempSync(join(tmpdir(), "hombre-"));
  const library = join(folder, "library.zip");
  writeFileSync(library, gunzipSync(readFileSync(join(ENGINE, "library.bin"))));
  const python = await loadPyodide({ stdLibURL: library });
  const engine = gunzipSync(readFileSync(join(ENGINE, "hombre.bin")));
  python.FS.writeFile("/lib/hombre.zip", new Uint8Array(engine));
  python.runPython("import sys; sys.path.insert(0, '/lib/hombre.zip')");
  return python.runPython("from hombre.counters.web import answer; answer");
}

const all = expected();
check("CPython answers every hand and case", all.length > 400 && all.every((one) => one.length > 500), `${all.length}`);

const answer = await inNode();
const digest = (/** @type {string} */ text) => createHash("sha256").update(text).digest("hex");
/** @param {Expected} one */
const named = (one) => one.request.slice(0, 160);
let begun = performance.now();
check(
  "Pyodide under Node answers the same",
  all.filter((one) => digest(answer(one.request)) !== one.answer).map(named),
  `${((performance.now() - begun) / all.length).toFixed(0)} ms each`,
);

const host = await serve();
const chromium = await browser();
const page = await chromium.newPage();
const seen = watch(page, host.origin);
await page.goto(host.url + addressOf("fr", "quarrel"));
begun = performance.now();
const inPage = await page.evaluate(async (requests) => {
  /** @type {any} */
  const module = await import(new URL("../../app/js/engine.mjs", location.href).href);
  const engine = new module.Engine();
  const hex = (/** @type {ArrayBuffer} */ buffer) =>
    [...new Uint8Array(buffer)].map((one) => one.toString(16).padStart(2, "0")).join("");
  const told = [];
  for (const request of requests) {
    const text = JSON.stringify(await engine.ask(JSON.parse(request)));
    told.push(hex(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
  }
  return told;
}, all.map((one) => one.request));
// The page parses the answer; written again by JavaScript it has no spaces, so both are compared so.
const compact = all.map((one) => digest(JSON.stringify(JSON.parse(answer(one.request)))));
check(
  "the page answers the same",
  all.filter((_, at) => inPage[at] !== compact[at]).map(named),
  `${((performance.now() - begun) / all.length).toFixed(0)} ms each, start included`,
);
check("no error in the console, no foreign request", [...seen.errors, ...seen.foreign]);

await chromium.close();
await host.close();
end();
