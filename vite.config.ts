import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { OPEN_LOCALE } from "./scripts/locale-assets.mjs";
import { wordsPlugin } from "./scripts/words.mjs";

// What every page loads anyway stands in one file, what lists share in another, what fields and detail pages share in two more: fewer files compress better.
const chunkGroups = [
  {
    name: "frame",
    test: /node_modules|rolldown.runtime|[\\/]src[\\/](layouts[\\/](?!list-head)|errors|shared[\\/](?!listing)|root|entry\.client|i18n[\\/](locales|format|paraglide[\\/](runtime|registry|messages[\\/](layouts|errors)_)))/,
    priority: 2,
  },
  {
    name: "reading",
    test: /[\\/]src[\\/](ui[\\/](card|picture|record-drawing|drawing-plane|env-badge|icon|button|empty-state|alert|hydrated)|shared[\\/]listing|features[\\/]jobs[\\/](schema|components[\\/]job-words))/,
    priority: 1,
  },
  {
    name: "listing",
    test: /[\\/]src[\\/](layouts[\\/]list-head|ui[\\/](listing|chip|pagination|page-window|icon-button)|i18n[\\/]paraglide[\\/]messages[\\/]ui_list_)/,
    priority: 1,
  },
  {
    name: "fields",
    test: /[\\/]src[\\/](ui[\\/](text-field|field-frame)|i18n[\\/]paraglide[\\/]messages[\\/]ui_(optional|error_prefix))/,
    priority: 1,
  },
  {
    name: "detail",
    test: /[\\/]src[\\/]ui[\\/](detail|share-button|print-button|page-contents|breadcrumb)/,
    priority: 1,
  },
];

// The list of files is part of every page, so their names are short.
const FILE_NAMES = "assets/[name]-[hash:7].js";

// The server's entry is part of the build, so that pages, API and commands share one copy of every module.
// React Router gives all of them the name of its own file.
const namedServerFiles: Plugin = {
  name: "named-server-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  outputOptions: (options) => ({ ...options, entryFileNames: "[name].js" }),
};

/** What is imported late is small and has no styles of its own, so it needs no helper that loads its parts ahead. */
const plainLateImports: Plugin = {
  name: "plain-late-imports",
  enforce: "pre",
  load: (id) => (id.endsWith("vite/preload-helper.js") ? "export const __vitePreload = (load) => load();" : undefined),
};

/** A browser needs of a screen its path alone. */
const pathsInBrowser: Plugin = {
  name: "paths-in-browser",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) =>
    id.endsWith("/src/shared/screens.ts")
      ? code.replace(/\b(?:(?:layout|file): "[^"]*"|stored: \[[^\]]*\]|listed: true)(?:,| (?=\}))/g, "")
      : undefined,
};

/** Parts of React Router that nothing here uses (routes found out while walking, instrumentation), 2 kB of every page; with what their callers expect. */
const UNUSED_ROUTER_PARTS: Readonly<Record<string, string>> = {
  "/react-router/dist/production/lib/dom/ssr/fog-of-war.js": `
    const nothing = () => undefined;
    export const URL_LIMIT = 7680;
    export const isFogOfWarEnabled = () => false;
    export { nothing as getManifestPath, nothing as getPartialManifest, nothing as getPatchRoutesOnNavigationFunction,
      nothing as getPathsWithAncestors, nothing as handleClientVersionMismatch, nothing as useFogOFWarDiscovery };`,
  "/react-router/dist/production/lib/router/instrumentation.js": `
    const same = (one) => one;
    const nothing = () => undefined;
    export const instrumentationResultMetaContext = {};
    export { nothing as consumeInstrumentationClientResultMetaReceiver, nothing as getRouteInstrumentationUpdates,
      same as instrumentClientSideRouter, same as instrumentHandler };`,
};

const withoutUnusedParts: Plugin = {
  name: "without-unused-router-parts",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  load: (id) => UNUSED_ROUTER_PARTS[Object.keys(UNUSED_ROUTER_PARTS).find((part) => id.endsWith(part)) ?? ""],
};

/** Leaves the language open in the client's words: scripts/locale-assets.mjs fills it in, once for each. */
const openLocale: Plugin = {
  name: "open-locale",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  transform: (code, id) => {
    if (/\/i18n\/paraglide\/messages\/\w+\.js$/.test(id))
      return code.replace("experimentalStaticLocale ?? options.locale ?? getLocale()", OPEN_LOCALE);
    if (id.endsWith("/i18n/paraglide/runtime.js"))
      return code.replace("experimentalStaticLocale = undefined", `experimentalStaticLocale = ${OPEN_LOCALE}`);
    return undefined;
  },
};

/** The program, and the thread that builds the search index. */
const SERVER_INPUTS = {
  index: "./src/server/main.ts",
  "build-index": "./src/features/search/build-index.server.ts",
};

export default defineConfig({
  plugins: [
    wordsPlugin(),
    tailwindcss(),
    reactRouter(),
    namedServerFiles,
    plainLateImports,
    pathsInBrowser,
    withoutUnusedParts,
    openLocale,
  ],
  build: { manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: FILE_NAMES, entryFileNames: FILE_NAMES },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: SERVER_INPUTS },
        target: "node24",
        minify: false,
      },
    },
  },
});
