// @ts-check
/**
 * The engine's worker: Python, its library and hombre, all from this folder.
 *
 * In: `{id, request}`, the request as JSON text.  Out: `{type: "progress", loaded}` in bytes as
 * they arrive, `{type: "ready"}`, `{type: "failed", what, message}`, `{type: "answer", id, answer}`.
 */
import { loadPyodide } from "./pyodide.mjs";

/** @type {any} */
const worker = self;
const given = worker.hombreEngine ?? {};
/** Where the files lie; the single-file edition brings them, and has no such place. */
const base = new URL(given.indexURL ?? new URL("./", import.meta.url));
const LOCK =
  '{"info":{"abi_version":"2026_0","arch":"wasm32","platform":"emscripten_5_0_3","python":"3.14.2"},"packages":{}}';
let loaded = 0;

/** Bytes that pass are counted and told, not more than ten times a second. */
function counting() {
  let told = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      if (Date.now() - told > 100) worker.postMessage({ type: "progress", loaded });
      if (Date.now() - told > 100) told = Date.now();
      controller.enqueue(chunk);
    },
  });
}

/**
 * A file of this folder, unpacked; a host that has unpacked it already does no harm.
 * @param {string} name @param {string} type
 */
async function unpacked(name, type) {
  const response = await (given.fetch?.(name) ?? fetch(new URL(name, base)));
  if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
  const [body, peeked] = response.body.pipeThrough(counting()).tee();
  const reader = peeked.getReader();
  const first = (await reader.read()).value ?? new Uint8Array();
  void reader.cancel();
  const packed = first[0] === 0x1f && first[1] === 0x8b;
  const stream = packed ? body.pipeThrough(new DecompressionStream("gzip")) : body;
  return new Response(stream, { headers: { "content-type": type } });
}

/** What Pyodide asks for by its own names; all of it is sent for at once. */
const coming = {
  "pyodide.asm.wasm": unpacked("python.bin", "application/wasm"),
  "library.zip": unpacked("library.bin", "application/zip"),
};
const engine = unpacked("hombre.bin", "application/zip").then((one) => one.arrayBuffer());
for (const one of [...Object.values(coming), engine]) one.catch(() => undefined); // told by start()

/** Start Python and hand back the function that answers. */
async function start() {
  const own = fetch;
  worker.fetch = (/** @type {any} */ asked, /** @type {any} */ options) => {
    const name = String(asked?.url ?? asked).split("/").pop() ?? "";
    return coming[/** @type {keyof typeof coming} */ (name)] ?? own(asked, options);
  };
  const python = await loadPyodide({
    indexURL: base.href,
    stdLibURL: new URL("library.zip", base).href,
    lockFileContents: LOCK,
    ...given.options,
  });
  worker.fetch = own;
  python.FS.writeFile("/lib/hombre.zip", new Uint8Array(await engine));
  python.runPython("import sys; sys.path.insert(0, '/lib/hombre.zip')");
  const answer = python.runPython("from hombre.counters.web import answer; answer");
  worker.postMessage({ type: "progress", loaded });
  worker.postMessage({ type: "ready" });
  return answer;
}

const ready = start();
ready.catch((error) => {
  const message = String(error?.message ?? error).slice(0, 300);
  worker.postMessage({ type: "failed", message });
});

worker.onmessage = async (/** @type {MessageEvent} */ event) => {
  const { id, request } = event.data;
  try {
    const answer = await ready;
    worker.postMessage({ type: "answer", id, answer: answer(request) });
  } catch (error) {
    const message = String(/** @type {any} */ (error)?.message ?? error).slice(-300);
    worker.postMessage({ type: "answer", id, error: message });
  }
};
