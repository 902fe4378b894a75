// Compiles every src/**/text/{ar,en}.json into typed functions and refuses missing or repeated keys.

import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { STATIC_LOCALE } from "./locale-assets.mjs";

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const outdir = path.join(root, "src/i18n/paraglide");

/** @returns {string[]} the text folders, sorted, relative to the project. */
function textFolders() {
  return globSync("src/**/text/ar.json", { cwd: root })
    .map((file) => path.posix.dirname(file.replaceAll("\\", "/")))
    .sort();
}

/** @param {string[]} folders @returns {string[]} one sentence per fault. */
export function faultsOf(folders, read = (file) => JSON.parse(readFileSync(path.join(root, file), "utf8"))) {
  const faults = [];
  const owner = new Map();
  for (const folder of folders) {
    const ar = Object.keys(read(`${folder}/ar.json`)).filter((key) => key !== "$schema");
    const en = Object.keys(read(`${folder}/en.json`)).filter((key) => key !== "$schema");
    for (const key of ar) if (!en.includes(key)) faults.push(`${folder}/en.json lacks ${key}`);
    for (const key of en) if (!ar.includes(key)) faults.push(`${folder}/ar.json lacks ${key}`);
    for (const key of ar) {
      if (owner.has(key)) faults.push(`${key} stands in ${owner.get(key)} and in ${folder}`);
      owner.set(key, folder);
    }
  }
  return faults;
}

function settingsOf(folders) {
  return {
    $schema: "https://inlang.com/schema/project-settings",
    telemetry: "off",
    baseLocale: "en",
    locales: ["en", "ar"],
    modules: ["./node_modules/@inlang/plugin-message-format/dist/index.js"],
    "plugin.inlang.messageFormat": { pathPattern: folders.map((folder) => `./${folder}/{locale}.json`) },
  };
}

/** Compiles when a text file has changed since the last time. @returns {Promise<boolean>} whether it compiled. */
export async function compileWords({ force = false } = {}) {
  const folders = textFolders();
  const faults = faultsOf(folders);
  if (faults.length > 0) throw new Error(`Words:\n  ${faults.join("\n  ")}`);
  const hash = createHash("sha256").update(readFileSync(fileURLToPath(import.meta.url)));
  for (const folder of folders)
    for (const locale of ["ar", "en"])
      hash.update(`${folder}/${locale}`).update(readFileSync(path.join(root, folder, `${locale}.json`)));
  const stamp = hash.digest("hex");
  const stampFile = path.join(outdir, ".stamp");
  if (!force && existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) return false;
  mkdirSync(path.join(root, "project.inlang"), { recursive: true });
  writeFileSync(path.join(root, "project.inlang/settings.json"), `${JSON.stringify(settingsOf(folders), null, 2)}\n`);
  const { compile } = await import("@inlang/paraglide-js");
  await compile({
    project: path.join(root, "project.inlang"),
    outdir,
    strategy: ["globalVariable", "baseLocale"],
    outputStructure: "message-modules",
    experimentalStaticLocale: STATIC_LOCALE,
    emitGitIgnore: false,
    emitPrettierIgnore: false,
    emitReadme: false,
  });
  const messages = readFileSync(path.join(outdir, "messages/_index.js"), "utf8");
  const sample = Object.keys(JSON.parse(readFileSync(path.join(root, folders[0], "ar.json"), "utf8"))).find(
    (key) => key !== "$schema",
  );
  if (sample && !messages.includes(sample))
    throw new Error("Words: the format plugin read nothing; is @inlang/plugin-message-format installed?");
  writeFaults(messages);
  keepRules();
  writeFileSync(stampFile, stamp);
  return true;
}

/** The words of refusals are looked up by code: a module of their own keeps all other words out of the pages that do so. */
function writeFaults(index) {
  const names = [...index.matchAll(/from '\.\/(fault_\w+)\.js'/g)].map((match) => match[1]);
  const lines = [...new Set(names)].map((name) => `export * from "./messages/${name}.js";`);
  writeFileSync(path.join(outdir, "faults.js"), `${lines.join("\n")}\n`);
}

/** The compiler makes the rules of plurals anew for every counted word; one for each language is kept. */
function keepRules() {
  const file = path.join(outdir, "registry.js");
  const made = readFileSync(file, "utf8");
  const kept = made
    .replace("return new Intl.PluralRules(locale, options).select(", "return rulesOf(locale, options).select(")
    .concat("\nconst rules = {};\nfunction rulesOf(locale, options) {\n")
    .concat("\treturn (rules[locale + (options?.type ?? '')] ??= new Intl.PluralRules(locale, options));\n}\n");
  if (!kept.includes("rulesOf(locale, options).select(")) throw new Error("Words: plurals are compiled otherwise now.");
  writeFileSync(file, kept);
}

/** The compiler leaves timers running for half a minute, so it gets a process of its own. */
async function runApart() {
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url)]);
}

/** Compiles before a build and again whenever a text file changes in development. */
export function wordsPlugin() {
  return {
    name: "words",
    enforce: /** @type {const} */ ("pre"),
    async config() {
      await runApart();
    },
    configureServer(server) {
      // A change of branches touches many files at once: they are compiled once.
      let waiting;
      server.watcher.on("change", (file) => {
        if (!/[\\/]text[\\/](ar|en)\.json$/.test(file)) return;
        clearTimeout(waiting);
        waiting = setTimeout(() => {
          runApart().catch((error) => server.config.logger.error(error.message));
        }, 200);
      });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  compileWords({ force: process.argv.includes("--force") }).then(
    (done) => {
      console.log(done ? "words compiled" : "words up to date");
      process.exit(0);
    },
    (error) => {
      console.error(error.message);
      process.exit(1);
    },
  );
}
