import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { wordsPlugin } from "./scripts/words.mjs";

// What every page loads anyway stands in one file, what the reading pages share in another: fewer files compress better.
const chunkGroups = [
  {
    name: "frame",
    test: /node_modules|rolldown.runtime|[\\/]src[\\/](layouts|errors|shared|root|entry\.client|i18n[\\/](locales|format|paraglide[\\/](runtime|registry|messages[\\/](layouts|errors)_)))/,
    priority: 2,
  },
  {
    name: "reading",
    test: /[\\/]src[\\/](ui[\\/](share-button|score-bars|breadcrumb|page-contents|env-badge|print-button|icon|button|empty-state|alert|hydrated)|features[\\/]jobs[\\/](schema|components[\\/]job-words))/,
    priority: 1,
  },
];

// The list of files is part of every page, so their names are short.
const FILE_NAMES = "assets/[name]-[hash:7].js";

// The server's entry is part of the build, so that pages, API and commands share one copy of every module.
export default defineConfig({
  plugins: [wordsPlugin(), tailwindcss(), reactRouter()],
  build: { manifest: true, assetsInlineLimit: 0, target: "es2022" },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: FILE_NAMES, entryFileNames: FILE_NAMES },
        },
      },
    },
    ssr: { build: { rollupOptions: { input: "./src/server/main.ts" }, target: "node24", minify: false } },
  },
});
