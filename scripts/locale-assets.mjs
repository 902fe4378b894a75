// Makes of the built client one set of scripts for each language, so that nobody downloads the words of the other.
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Paraglide's own name for the language that a client is built for (scripts/words.mjs); undefined on the server and in development. */
const OPEN_LOCALE = "globalThis.__PARAGLIDE_STATIC_LOCALE__";
export const STATIC_LOCALE = "/** @type {any} */ (globalThis).__PARAGLIDE_STATIC_LOCALE__";
const LOCALES = ["ar", "en"];
const MANIFEST = /^manifest-\w+\.js$/;
const OWN_SCRIPT = /"\/assets\/([\w.~-]+\.js)"/g;
/** What a route has not; what is left out the router takes for false. */
const FLAGS = /"has\w+":false,/g;
/** What a route's script imports: only links that prefetch read it in a browser, and none does. Half of the list, compressed. */
const IMPORTS = /("module":"[^"]+","imports":)\[[^\]]+\](?=,"css":\[\]\})/g;

/** Moves `assets/x.js` to `assets/ar/x.js` and `assets/en/x.js`, each with the words of its language only. */
async function splitByLocale(clientFolder) {
  const assets = join(clientFolder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  const scripts = names.filter((name) => !MANIFEST.test(name));
  const lists = names.filter((name) => MANIFEST.test(name));
  if (lists.length !== 1) throw new Error(`React Router left ${lists.length} lists of routes in ${assets}, not one.`);
  if (!scripts.some((name) => readFileSync(join(assets, name), "utf8").includes(OPEN_LOCALE)))
    throw new Error(
      `No script of ${assets} asks for ${OPEN_LOCALE}: has Paraglide changed its experimentalStaticLocale?`,
    );
  await Promise.all(LOCALES.map((locale) => inThread({ assets, names: scripts, locale })));
  for (const locale of LOCALES) {
    const list = readFileSync(join(assets, lists[0]), "utf8");
    const short = list.replace(IMPORTS, "$1[]").replace(FLAGS, "");
    const own = short.replace(OWN_SCRIPT, `"/assets/${locale}/$1"`);
    if (short === list || own === short)
      throw new Error(`The list of routes in ${assets} names no script: has React Router changed it?`);
    writeFileSync(join(assets, locale, lists[0]), own);
  }
  for (const name of names) rmSync(join(assets, name));
}

/** Resolves when the thread has written the scripts of its language; rejects with what it threw. */
function inThread(work) {
  return new Promise((resolve, reject) => {
    const thread = new Worker(fileURLToPath(import.meta.url), { workerData: work });
    thread.once("error", reject).once("exit", resolve);
  });
}

/** The router's own warnings and what it says of a programmer's mistake: a visitor's browser has no use for the sentences. */
const SAYS = /^(invariant|warning|warningOnce)(\$\d+)?$/;
const withoutTheirWords = {
  name: "without-their-words",
  transform(code) {
    const cuts = [];
    const visit = (node) => {
      if (!node || typeof node !== "object") return;
      if (Array.isArray(node)) return node.forEach(visit);
      const [, said] = node.type === "CallExpression" && SAYS.test(node.callee.name) ? node.arguments : [];
      if (said && /Literal$/.test(said.type)) cuts.push(said);
      else for (const part of Object.values(node)) visit(part);
    };
    visit(this.parse(code).body);
    return cuts.reduceRight((left, { start, end }) => `${left.slice(0, start)}""${left.slice(end)}`, code);
  },
};

/** Goes over what the bundler has made small: Terser takes 1 % more off the frame and 5 to 10 % off other scripts. */
const smallByTerser = {
  name: "small-by-terser",
  async generateBundle(_options, bundle) {
    const { minify } = await import("terser");
    for (const script of Object.values(bundle))
      script.code = (
        await minify(script.code, {
          module: true,
          ecma: 2022,
          compress: { passes: 4, keep_fargs: false, hoist_vars: true, pure_getters: true, unsafe_methods: true },
        })
      ).code;
  },
};

/** The bundler once more over its own files, one for one: now that the language is known, the words of the other are never used. */
async function inLocale({ assets, names, locale }) {
  const { rolldown } = await import("rolldown");
  const bundle = await rolldown({
    input: Object.fromEntries(names.map((name) => [name.slice(0, -".js".length), join(assets, name)])),
    cwd: assets,
    platform: "browser",
    preserveEntrySignatures: "strict",
    transform: { target: "es2022", define: { [OPEN_LOCALE]: JSON.stringify(locale) } },
    plugins: [withoutTheirWords],
    // In every word Paraglide warns of a language asked for by name, which only the server does; nothing reads a property for its effect.
    treeshake: { manualPureFunctions: ["console.warn"], propertyReadSideEffects: false },
  });
  await bundle.write({
    dir: join(assets, locale),
    format: "es",
    preserveModules: true,
    preserveModulesRoot: assets,
    entryFileNames: "[name].js",
    minify: true,
    comments: false,
    plugins: [smallByTerser],
  });
  await bundle.close();
}

if (!isMainThread) await inLocale(workerData);
else if (process.argv[1] === fileURLToPath(import.meta.url)) await splitByLocale(resolve(process.argv[2]));
