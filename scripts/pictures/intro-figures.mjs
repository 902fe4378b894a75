// People of the site's own motifs for the film and its still, in colours of their own: no sheet reaches a picture.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MOTIFS = readFileSync(join(root, "src/ui/drawings/motifs.svg"), "utf8").split("\n");

/** As `person-of.ts` says; a lute is held with the same hand in both directions. */
export const DOORS = [
  { figure: "p-mechanic", hue: "#8a5a1c", bright: "#f2b45a" },
  { figure: "p-chemist", hue: "#1d4e89", bright: "#78b2f6" },
  { figure: "p-oud", hue: "#8a2a6b", bright: "#f08fcb", stays: true },
  { figure: "p-carer", hue: "#1f6b3c", bright: "#6fcf8f" },
  { figure: "p-present", hue: "#9c3f1f", bright: "#f58f6c" },
  { figure: "p-count", hue: "#4b4499", bright: "#a5a1f0" },
];
/** Who comes along the line. */
export const PUPILS = { hue: "#1d4e89", bright: "#78b2f6" };

const OTHERS = { saffron: "#f2b84b", skin: "#c98f5f", deep: "#10202c", lamp: "#fff3d0" };

/** A motif by its name, with its foot at 0 0. */
export function figure(name, { hue, bright }) {
  const line = MOTIFS.find((one) => one.startsWith(`<g id="${name}"`));
  if (!line) throw new Error(`There is no motif ${name}.`);
  const colours = { ...OTHERS, leg: hue };
  const drawn = line
    .replace(/ id="[^"]*"/, "")
    .replace(/var\(--(\w+)\)/g, (_, colour) => colours[colour] ?? "#fffaf0")
    .replaceAll("currentColor", bright);
  return `<g fill="#fffaf0" stroke="${hue}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
}

/** An arch of that width and height over a foot at 0 0. */
export function archOf(width, height) {
  const r = width / 2;
  return `M${-r} 0v${r - height}a${r} ${r} 0 0 1 ${width} 0v${height - r}z`;
}

/** A small lit door, who works there in it: where a branch of the film ends. */
export function smallDoor(at, size, isMirrored) {
  const one = DOORS[at];
  const width = size * 0.95;
  const turn = isMirrored && one.stays ? " scale(-1 1)" : "";
  return `<path d="${archOf(width, size)}" fill="#fff6e4" stroke="none"/><path d="${archOf(width, size)}" fill="${one.bright}" fill-opacity=".55" stroke="${one.bright}" stroke-width="3"/><path d="M${-width / 2} 0v-5h${width}v5z" fill="${one.hue}" stroke="none"/><g transform="translate(0 -5) scale(${Math.round((100 * width) / 158) / 100})${turn}">${figure(one.figure, one)}</g>`;
}
