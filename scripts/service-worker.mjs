// Makes the service worker of a build, which knows the names of all its files; both workers are scripts of their own (`/sw.js`).
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const MANIFEST = /^manifest-(\w+)\.js$/;
const READY = /\.(br|gz)$/;

/** The build as its pages name it, its scripts (the same names in each language) and its other files; the styles of every page first. */
export function filesOfBuild(clientFolder) {
  const list = (...folder) =>
    readdirSync(join(clientFolder, "assets", ...folder), { withFileTypes: true })
      .filter((entry) => entry.isFile() && !READY.test(entry.name))
      .map(({ name }) => name);
  const scripts = list("ar");
  const name = scripts.map((file) => MANIFEST.exec(file)?.[1]).find(Boolean);
  const files = list()
    .map((file) => `/assets/${file}`)
    .sort((one, other) => Number(isStyle(other)) - Number(isStyle(one)));
  if (!name || !isStyle(files[0]) || String(scripts) !== String(list("en")))
    throw new Error(
      `${clientFolder} is no whole build: its list of routes, its styles or a language's scripts are missing.`,
    );
  return { name, scripts, files };
}

function isStyle(file) {
  return /\/app-[\w-]+\.css$/.test(file);
}

async function makeWorkers(clientFolder) {
  const { rolldown } = await import("rolldown");
  const build = filesOfBuild(clientFolder);
  for (const [name, input] of [
    ["service-worker", "src/service-worker/main.ts"],
    ["withdrawn-worker", "src/service-worker/withdrawn.ts"],
  ]) {
    const bundle = await rolldown({
      input: { [name]: join(root, input) },
      cwd: root,
      platform: "browser",
      transform: { target: "es2022", define: { __BUILD__: JSON.stringify(build) } },
      treeshake: { manualPureFunctions: ["console.warn"], propertyReadSideEffects: false },
    });
    await bundle.write({ dir: join(clientFolder, "worker"), format: "iife", minify: true, comments: false });
    await bundle.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeWorkers(resolve(process.argv[2]));
