// Makes of the built client one set of scripts for each language, so that nobody downloads the words of the other.
// A process of its own on Node 24 (build.mjs): it reads the table of screens, which is TypeScript.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { minify } from "terser";
import { SCREENS } from "../src/shared/screens.ts";

/** The name under which vite.config.ts leaves the language open in the client's scripts. */
export const OPEN_LOCALE = "__WIJHA_LOCALE__";
const LOCALES = ["ar", "en"];
const OWN_SCRIPT = /(["'`])\/assets\/([\w.~-]+\.js)\1/g;

/** Moves `assets/x.js` to `assets/ar/x.js` and `assets/en/x.js`, each with the words of its language only. */
async function splitByLocale(clientFolder) {
  const assets = join(clientFolder, "assets");
  const names = readdirSync(assets).filter((name) => name.endsWith(".js"));
  for (const locale of LOCALES) {
    mkdirSync(join(assets, locale), { recursive: true });
    for (const name of names) {
      const source = lighter(name, readFileSync(join(assets, name), "utf8"));
      writeFileSync(join(assets, locale, name), await inLocale(source, locale));
    }
  }
  for (const name of names) rmSync(join(assets, name));
}

/** The list of routes is part of every page: of a person's own screens it need not name ahead what each will import, 1 kB of it. */
function lighter(name, source) {
  const list = /^manifest-/.test(name) && /^window\.__reactRouterManifest=(.*);$/s.exec(source.trim());
  if (!list) return source;
  const manifest = JSON.parse(list[1]);
  for (const [id, route] of Object.entries(manifest.routes))
    if (id in SCREENS && !SCREENS[id].stored) route.imports = [];
  return `window.__reactRouterManifest=${JSON.stringify(manifest)};`;
}

async function inLocale(source, locale) {
  const { code } = await minify(source, {
    module: true,
    compress: { passes: 2, ecma: 2020, global_defs: { [OPEN_LOCALE]: locale } },
    format: { ecma: 2020, comments: false },
  });
  return code.replace(OWN_SCRIPT, `$1/assets/${locale}/$2$1`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await splitByLocale(process.argv[2]);
