// @ts-check
/**
 * node build/engine.mjs FOLDER: the engine as the pages load it.
 *
 * FOLDER gets Pyodide's own modules from npm; `python.bin` (its WebAssembly), `library.bin`
 * (the part of Python's library that is used, compiled) and `hombre.bin` (the engine,
 * compiled), each gzip whatever the host does or does not compress; the worker, the
 * licences, and `about.json`, which tells versions and sizes.
 */
import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const HERE = dirname(fileURLToPath(import.meta.url));
const ROOT = resolve(HERE, "..", "..", "..");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const MODULES = ["pyodide.mjs", "pyodide.asm.mjs"];

/** Every Python file below the folder. @param {string} folder @returns {string[]} */
function pythonFiles(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((one) => {
      const path = join(folder, one.name);
      if (one.isDirectory()) return one.name === "__pycache__" ? [] : pythonFiles(path);
      return one.name.endsWith(".py") ? [path] : [];
    })
    .sort();
}

/**
 * The library and the engine, compiled by the Python that will run them.
 * @returns {Promise<{library: Uint8Array, engine: Uint8Array, python: string, modules: number}>}
 */
async function compiled() {
  const python = await loadPyodide();
  const library = readFileSync(join(PYODIDE, "python_stdlib.zip"));
  python.FS.writeFile("/library.zip", new Uint8Array(library));
  const reference = join(ROOT, "reference");
  for (const path of pythonFiles(join(reference, "hombre"))) {
    const inside = `/reference/${relative(reference, path)}`;
    python.FS.mkdirTree(dirname(inside));
    python.FS.writeFile(inside, readFileSync(path, "utf8"));
  }
  const made = python.runPython(readFileSync(join(HERE, "engine_pack.py"), "utf8")).toJs();
  return {
    library: python.FS.readFile("/out/library.zip"),
    engine: python.FS.readFile("/out/hombre.zip"),
    python: made[0],
    modules: made[1],
  };
}

/** @param {string} folder where the engine goes; emptied first */
export async function build(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of MODULES) {
    const text = readFileSync(join(PYODIDE, name), "utf8").replace(/\n?\/\/# sourceMappingURL=\S+\s*$/, "\n");
    writeFileSync(join(folder, name), text);
  }
  const { library, engine, python, modules } = await compiled();
  const packed = {
    "python.bin": readFileSync(join(PYODIDE, "pyodide.asm.wasm")),
    "library.bin": library,
    "hombre.bin": engine,
  };
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const [name, content] of Object.entries(packed)) {
    const small = gzipSync(content, { level: 9 });
    writeFileSync(join(folder, name), small);
    sizes[name] = small.length;
  }
  for (const name of ["worker.mjs", "LICENSES.txt"]) {
    cpSync(join(HERE, "..", "app", "engine", name), join(folder, name));
  }
  for (const name of MODULES) sizes[name] = gzipSync(readFileSync(join(folder, name))).length;
  const about = {
    version: /^version = "([^"]+)"$/m.exec(readFileSync(join(ROOT, "pyproject.toml"), "utf8"))?.[1],
    digest: createHash("sha256").update(engine).digest("hex").slice(0, 12),
    python,
    pyodide: JSON.parse(readFileSync(join(PYODIDE, "package.json"), "utf8")).version,
    size: Object.values(sizes).reduce((sum, one) => sum + one, 0),
    files: sizes,
    modules,
  };
  writeFileSync(join(folder, "about.json"), JSON.stringify(about, null, 1) + "\n");
  return about;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = resolve(process.argv[2] ?? join(ROOT, "docs", "_site", "app", "engine"));
  const about = await build(folder);
  const megabytes = (about.size / 1e6).toFixed(2);
  console.log(`engine: ${megabytes} MB compressed, ${about.modules} modules, Python ${about.python}`);
}
