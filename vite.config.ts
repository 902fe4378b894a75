import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { wordsPlugin } from "./scripts/words.mjs";

// What every page loads anyway stands in one file, what lists share in another, what fields and detail pages share in two more: fewer files compress better.
const chunkGroups = [
  {
    name: "frame",
    test: /node_modules|rolldown.runtime|[\\/]src[\\/](layouts[\\/](?!landing|bare|list-head|account-menu|seat-bar|slim-footer|staff|news-menu)|ui[\\/]line[\\/](line|route-modules)|errors[\\/]late-|ui[\\/](page-top|breadcrumb|post-form|button|alert|icon|hydrated|lost-channel)|shared[\\/](actor|environments|screens|sending|save-form)|root|entry\.client|i18n[\\/](locales|format|paraglide[\\/](runtime|registry|messages[\\/](layouts_(?!account|sign_out|staff)|ui_no_data))))/,
    priority: 2,
  },
  {
    name: "reading",
    test: /[\\/]src[\\/](ui[\\/](card|save-button|picture|late-drawing|drawing-hue|env-badge|empty-state|detail[\\/]facts)|shared[\\/](listing|saved-address)|features[\\/]jobs[\\/](schema|components[\\/]job-words)|i18n[\\/]paraglide[\\/]messages[\\/]ui_(save(_this)?|list_more)\.)/,
    priority: 1,
  },
  {
    name: "scale",
    test: /[\\/]src[\\/](features[\\/]scales[\\/]instruments[\\/]components[\\/]words|i18n[\\/]paraglide[\\/]messages[\\/]scales_(progress_name|guest_done_of)\.)/,
    priority: 1,
  },
  {
    name: "lost-line",
    test: /[\\/]src[\\/](errors[\\/](error-screen|line-screen)|ui[\\/]line[\\/](notice|waiting)|i18n[\\/]paraglide[\\/]messages[\\/](errors_|ui_line_))/,
    priority: 1,
  },
  {
    name: "save",
    test: /[\\/]src[\\/](ui[\\/]save-button|shared[\\/]saved-address|i18n[\\/]paraglide[\\/]messages[\\/]ui_save(_this)?\.)/,
    priority: 0,
  },
  {
    name: "device",
    test: /[\\/]src[\\/]ui[\\/]device-state/,
    priority: 0,
  },
  {
    name: "listing",
    test: /[\\/]src[\\/](layouts[\\/]list-head|ui[\\/](listing(?![\\/]view-toggle)|chip|pagination|page-window|icon-button)|i18n[\\/]paraglide[\\/]messages[\\/]ui_list_)/,
    priority: 1,
  },
  {
    name: "fields",
    test: /[\\/]src[\\/](ui[\\/](text-field|field-frame|form-fault|error-summary|checkbox-field|select-field|date-field)|i18n[\\/]paraglide[\\/]messages[\\/]ui_(optional|error_prefix))/,
    priority: 1,
  },
  {
    name: "password",
    test: /[\\/]src[\\/](ui[\\/]password-field|i18n[\\/]paraglide[\\/]messages[\\/]ui_password_hint)/,
    priority: 1,
  },
  {
    name: "figures",
    test: /[\\/]src[\\/]ui[\\/]figure-drawing/,
    priority: 2,
  },
  {
    name: "fronds",
    test: /[\\/]src[\\/]ui[\\/]frond/,
    priority: 2,
  },
  {
    name: "branches",
    test: /[\\/]src[\\/]ui[\\/](six-branches|channel)/,
    priority: 2,
  },
  {
    name: "doors",
    test: /[\\/]src[\\/]ui[\\/](person-of|branch-door)/,
    priority: 1,
  },
  {
    name: "forms",
    test: /[\\/]src[\\/]features[\\/]accounts[\\/]components[\\/](account-form|form-fault|door-side)/,
    priority: 0,
  },
  {
    name: "detail",
    test: /[\\/]src[\\/]ui[\\/](detail[\\/](?!facts)|page-contents)/,
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

// One letter beyond Latin makes Node keep a whole file in two bytes a letter: of eight million only 165,000 are, and stand as escapes.
const latinServerFiles: Plugin = {
  name: "latin-server-files",
  applyToEnvironment: ({ name }) => name === "ssr",
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === "chunk") file.code = file.code.replace(/[^\0-\x7f]/g, escaped);
  },
};

function escaped(letter: string, at: number, code: string): string {
  if (code[at - 1] === "\\") throw new Error(`A backslash before ${letter} means nothing: leave it out.`);
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** The program, and the thread that builds the search index. */
const SERVER_INPUTS = {
  index: "./src/server/main.ts",
  "build-index": "./src/features/search/build-index.server.ts",
};

/** lightningcss' numbers for `:dir()` and `light-dark()`. */
const DIR_SELECTOR = 4;
const LIGHT_DARK = 1 << 20;

/** Names what is drawn and how it is put together: addresses of motifs change with it (`src/ui/sprites.ts`). */
const motifs = createHash("sha256");
for (const file of [
  "ui/drawings/motifs.svg",
  "ui/drawings/motifs-more.svg",
  "ui/drawings/motifs-people.svg",
  "ui/drawings/motifs-rooms.svg",
  "server/made-files.ts",
])
  motifs.update(readFileSync(new URL(`src/${file}`, import.meta.url)));

export default defineConfig({
  define: { "import.meta.env.MOTIFS": JSON.stringify(motifs.digest("base64url").slice(0, 7)) },
  plugins: [wordsPlugin(), tailwindcss(), reactRouter(), namedServerFiles, latinServerFiles],
  build: { manifest: true, assetsInlineLimit: 0, target: "es2022" },
  // `:dir()` became lists of eighteen languages, and each `color-scheme` brought two properties nothing reads.
  css: { lightningcss: { exclude: DIR_SELECTOR | LIGHT_DARK } },
  environments: {
    client: {
      build: {
        // scripts/locale-assets.mjs goes over the scripts once more, for each language, and makes them small there.
        minify: false,
        modulePreload: false,
        rollupOptions: {
          output: {
            codeSplitting: { groups: chunkGroups },
            chunkFileNames: FILE_NAMES,
            entryFileNames: FILE_NAMES,
            // What stays a constant is known to be one when the scripts are gone over.
            topLevelVar: false,
          },
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
