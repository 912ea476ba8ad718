// The single file's own start: a language, its words, modules as blobs, and an engine that is brought along.
"use strict";
(() => {
  const read = (id) => JSON.parse(document.getElementById(id).textContent);
  const asked = new URLSearchParams(location.search).get("lang");
  const language = asked === "en" || (asked !== "fr" && !/^fr/i.test(navigator.language)) ? "en" : "fr";
  document.documentElement.lang = language;
  for (const block of document.querySelectorAll("[data-language]")) {
    block.hidden = block.dataset.language !== language;
  }
  for (const name of ["quarrel-words", "quarrel-examples"]) {
    document.getElementById(`${name}.${language}`).id = name;
  }
  if (matchMedia("(prefers-color-scheme: dark)").matches) document.body.dataset.mdColorScheme = "slate";

  const blob = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  const unpacked = (packed) =>
    new Response(new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"))).text();

  // Within the worker: the same, once more, because its blobs must be its own.
  const inWorker = async (event) => {
    self.onmessage = null;
    const { modules, files } = event.data;
    const own = (text) => URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
    try {
      const assembly = await import(own(modules["pyodide.asm.mjs"]));
      self.hombreEngine = {
        indexURL: "https://engine.invalid/",
        fetch: (name) => Promise.resolve(new Response(new Blob([files[name]]))),
        options: { createPyodideModule: assembly.default },
      };
      const python = own(modules["pyodide.mjs"]);
      await import(own(modules["worker.mjs"].replace('"./pyodide.mjs"', JSON.stringify(python))));
    } catch (error) {
      self.postMessage({ type: "failed", message: String(error) });
    }
  };
  const started = `data:text/javascript,${encodeURIComponent(`self.onmessage = ${inWorker}`)}`;

  let brought;
  const engine = async () => {
    const packed = read("engine");
    const names = Object.keys(packed);
    const files = Object.fromEntries(names.filter((one) => one.endsWith(".bin")).map((one) => [one, bytes(packed[one])]));
    const scripts = names.filter((one) => one.endsWith(".mjs"));
    const texts = await Promise.all(scripts.map((one) => unpacked(bytes(packed[one]))));
    return { files, modules: Object.fromEntries(scripts.map((one, at) => [one, texts[at]])) };
  };
  globalThis.hombreBrought = {
    about: read("about"),
    cases: read("cases"),
    worker() {
      const worker = new Worker(started, { type: "module" });
      brought ??= engine();
      brought.then(
        (parts) => worker.postMessage(parts),
        () => worker.dispatchEvent(new Event("error")),
      );
      return worker;
    },
  };

  const addresses = {};
  for (const [name, text] of Object.entries(read("modules"))) {
    addresses[name] = blob(
      text.replace(/((?:from|import) )"\.\/([\w./-]+\.mjs)"/g, (all, before, other) => `${before}"${addresses[other]}"`),
    );
  }
  import(addresses["quarrel.mjs"]);
})();
