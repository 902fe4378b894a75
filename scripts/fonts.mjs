// Makes the web fonts of src/ui/fonts from their authors' own files: `node scripts/fonts.mjs <Readexpro[HEXP,wght].ttf> <ReemKufi.ttf>`.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../src/ui/fonts", import.meta.url));
const LETTERS = fileURLToPath(new URL("kufi-letters.py", import.meta.url));
const TOOL = fileURLToPath(new URL("../.cache/fonts", import.meta.url));
/** HarfBuzz's own subsetter. */
const SUBSETTER = "subset-font@2.9.0";

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");

/** Letters, vowel marks and punctuation of Arabic, with the four letters that names of other languages bring. */
const ARABIC = `${span(0x621, 0x63a)}${span(0x640, 0x652)}\u0670\u060c\u061b\u061f\u066a\u067e\u0686\u06a4\u06af`;
/** What stands between letters in both languages: a line never changes its face for a space or a digit. */
const BETWEEN = `${span(0x20, 0x40)}${span(0x5b, 0x60)}${span(0x7b, 0x7e)}\u00a0\u00ab\u00bb\u00a9\u00ae\u00b0\u00b7\u00d7\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212`;
/** Nothing to see, but a word that holds one stays in one face. */
const UNSEEN = "\u200c\u200d\u200e\u200f\u2066\u2067\u2068\u2069";
const LATIN = `${span(0x41, 0x5a)}${span(0x61, 0x7a)}\u00e7\u00e9`;

/** Both files: from what, with which letters, and the SHA-256 of what it was made from. */
export const FONTS = {
  "readex-pro": {
    text: ARABIC + BETWEEN + UNSEEN + LATIN,
    axes: { wght: { min: 400, max: 700 }, HEXP: 0 },
    source: "268bba7e1e8f3b14d798b3fb0e40ebaa3fc39308c9ac0020e2faf6df181cc30e",
  },
  "reem-kufi": {
    text: `${span(0x621, 0x63a)}${span(0x640, 0x652)}\u060c\u061b\u061f ()%+-./:\u00a0\u00ab\u00bb\u2013\u2026${span(0x30, 0x39)}\u200c\u0670`,
    axes: { wght: 550 },
    always: "cv01",
    isEdited: true,
    source: "0738e6a69e4cb2fce188e585e141bb3f78774e9f5cdcfddc88325317fb761edb",
  },
  "reem-kufi-latin": {
    text: `${LATIN} !&'(),-./:?${span(0x30, 0x39)}\u00a0\u00b7\u2013\u2014\u2018\u2019\u201c\u201d\u2026`,
    axes: { wght: 660 },
    source: "0738e6a69e4cb2fce188e585e141bb3f78774e9f5cdcfddc88325317fb761edb",
  },
};

/** What shapes and places letters; what only a style sheet would ask for is left out. */
const FEATURES = "ccmp locl isol init medi fina rlig calt liga mset curs kern mark mkmk rvrn clig".split(" ");

/** The letters as a `unicode-range` of CSS. */
export function rangeOf(text) {
  const codes = [...new Set([...text].map((letter) => letter.codePointAt(0)))].sort((a, b) => a - b);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code) => code.toString(16).toUpperCase().padStart(4, "0");
  return ranges.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}

/** The font with a feature that stands without being asked for (as `clig`, which it has none of): here, everyday letters. */
function withAlways(font, feature) {
  const found = font.indexOf(feature, 0, "latin1");
  if (found < 0 || font.includes("clig", 0, "latin1")) throw new Error(`${feature} cannot stand always.`);
  const changed = Buffer.from(font);
  for (let at = found; at >= 0; at = changed.indexOf(feature, at, "latin1")) changed.write("clig", at, "latin1");
  return changed;
}

/** Letters that were taken for others are told apart, by fontTools: no library for JavaScript writes such rules. */
function editLetters(file) {
  const done = spawnSync("python3", [LETTERS, file, file], { encoding: "utf8" });
  if (done.status !== 0) throw new Error(`python3 with fontTools and brotli is needed: ${done.stderr}`);
}

/** Fetched when it is asked for: fonts are made once in a long while, and no test needs it. */
function subsetter() {
  if (!existsSync(join(TOOL, "node_modules/subset-font"))) {
    mkdirSync(TOOL, { recursive: true });
    writeFileSync(join(TOOL, "package.json"), '{"private":true}');
    const done = spawnSync("npm", ["install", "--no-audit", "--no-fund", SUBSETTER], { cwd: TOOL });
    if (done.status !== 0) throw new Error(`${SUBSETTER} could not be fetched: ${done.stderr}`);
  }
  return createRequire(join(TOOL, "package.json"))("subset-font");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const subset = subsetter();
  const sources = process.argv.slice(2).map((file) => readFileSync(file));
  for (const [name, { text, axes, always, isEdited, source }] of Object.entries(FONTS)) {
    const original = sources.find((bytes) => createHash("sha256").update(bytes).digest("hex") === source);
    if (!original) throw new Error(`None of the files is what ${name} is made from (src/ui/fonts/README.md).`);
    const options = { targetFormat: "woff2", variationAxes: axes, keepFeatures: FEATURES, noHinting: true };
    const made = await subset(always ? withAlways(original, always) : original, text, options);
    const file = join(FOLDER, `${name}.woff2`);
    writeFileSync(file, made);
    if (isEdited) editLetters(file);
    console.log(`${name}.woff2 ${readFileSync(file).length} bytes; unicode-range: ${rangeOf(text)}`);
  }
}
