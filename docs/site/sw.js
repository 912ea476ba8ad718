// @ts-check
/// <reference lib="webworker" />
/**
 * The service worker: every page, script and data file is kept at once, the engine when it is
 * first used or asked for.  A new version is made ready beside the old one and replaces it
 * whole.  All names carry the scope, so that sites below other paths of one host do not meet.
 *
 * Filled in when the site is finished: the version, the packs, the engine's files and sizes.
 */
const VERSION = "__VERSION__";
/** @type {string[]} */
const PACKS = /** @type {any} */ ("__PACKS__");
/** @type {{version: string, size: number, files: [string, number][]}} */
const ENGINE = /** @type {any} */ ("__ENGINE__");

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const SCOPE = new URL("./", worker.location.href).href;
const OURS = `hombre ${SCOPE} `;
const PAGES = `${OURS}pages ${VERSION}`;
const JUDGE = `${OURS}engine ${ENGINE.version}`;
const ENGINE_FOLDER = `${SCOPE}app/engine/`;

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => event.waitUntil(answer(event)));
worker.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(SCOPE)) event.respondWith(serve(event.request));
});

async function install() {
  const cache = await caches.open(PAGES);
  for (const pack of PACKS) await unpack(await fetched(pack), cache);
  await worker.skipWaiting();
}

async function activate() {
  const kept = [PAGES, JUDGE];
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && !kept.includes(name)) await caches.delete(name);
  await worker.clients.claim();
}

/** @param {string} path */
async function fetched(path) {
  const response = await fetch(SCOPE + path, { cache: "no-cache" });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/**
 * Put each file of a pack into the cache as it arrives: never the whole pack in memory.
 * @param {Response} response
 * @param {Cache} cache
 */
async function unpack(response, cache) {
  const body = /** @type {ReadableStream<any>} */ (response.body);
  const reader = body.pipeThrough(new DecompressionStream("gzip")).getReader();
  let rest = new Uint8Array(0);
  /** @param {(rest: Uint8Array) => number} enough how many bytes are wanted, or -1 for more */
  const take = async (enough) => {
    for (;;) {
      const size = enough(rest);
      if (size >= 0 && rest.length >= size) {
        const taken = rest.slice(0, size);
        rest = rest.subarray(size);
        return taken;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      const longer = new Uint8Array(rest.length + value.length);
      longer.set(rest);
      longer.set(value, rest.length);
      rest = longer;
    }
  };
  for (;;) {
    const line = await take((bytes) => bytes.indexOf(10) + 1 || -1);
    if (!line) return;
    const { path, type, size } = JSON.parse(new TextDecoder().decode(line));
    const content = await take(() => size);
    if (!content) throw new Error(`${path}: the pack ends early`);
    await cache.put(SCOPE + path, new Response(content, { headers: { "content-type": type } }));
  }
}

/** @param {Request} request */
async function serve(request) {
  const { origin, pathname } = new URL(request.url);
  const address = (origin + pathname).replace(/\/index\.html$/, "/");
  const kept = await find(address);
  if (kept) return kept;
  try {
    const response = await fetch(request);
    if (response.ok && address.startsWith(ENGINE_FOLDER))
      await (await caches.open(JUDGE)).put(address, response.clone()).catch(() => undefined);
    return response;
  } catch (fault) {
    if (request.mode !== "navigate") throw fault;
    const folder = await find(`${address}/`);
    return Response.redirect(folder ? `${address}/` : `${SCOPE}lost.html`, 302);
  }
}

/** @param {string} address */
async function find(address) {
  const judge = address.startsWith(ENGINE_FOLDER) && (await (await caches.open(JUDGE)).match(address));
  return judge || (await caches.open(PAGES)).match(address);
}

/** @param {ExtendableMessageEvent} event */
async function answer(event) {
  const port = event.ports[0];
  if (!port) return;
  try {
    if (event.data === "engine") await keepEngine((part) => port.postMessage({ part }));
    port.postMessage({ ...(await state()), done: true });
  } catch (fault) {
    port.postMessage({ ...(await state()), done: true, failed: String(fault) });
  }
}

/** What the engine weighs on the way, and whether all of it is kept. */
async function state() {
  const cache = await caches.open(JUDGE);
  const there = new Set((await cache.keys()).map((one) => one.url));
  const missing = ENGINE.files.filter(([path]) => !there.has(SCOPE + path));
  return { size: ENGINE.size, engine: missing.length === 0 };
}

/** @param {(part: number) => void} told hears how much is there, of 1 */
async function keepEngine(told) {
  const cache = await caches.open(JUDGE);
  const whole = ENGINE.files.reduce((sum, one) => sum + one[1], 0);
  let kept = 0;
  for (const [path, size] of ENGINE.files) {
    if (!(await cache.match(SCOPE + path))) await cache.put(SCOPE + path, await fetched(path));
    told((kept += size) / whole);
  }
}
