// @ts-check
/** The modules of the page hold together by their types. */
import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { report } from "./lib.mjs";

const { check, end } = report("types");
const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
const project = join(dirname(fileURLToPath(import.meta.url)), "..", "jsconfig.json");
const run = spawnSync(process.execPath, [compiler, "--project", project], { encoding: "utf8" });
const lines = run.stdout.split("\n").filter((line) => line.includes("error TS"));
check("app/js, strictly", run.status === 0 ? [] : lines.length ? lines : [run.stderr]);
end();
