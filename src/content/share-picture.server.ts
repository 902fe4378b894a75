import { createRequire } from "node:module";
import sharp from "sharp";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
import { lieOf, PLANES, restsOnPlinth } from "#ui/drawing-plane.ts";
import { DRAWN_MOTIFS } from "#ui/drawings/drawn-motifs.server.ts";
import { plainName } from "#ui/sprites.ts";
import { inLane } from "./library/lanes.ts";

/** What a shared link shows of a record. */
export interface SharePicture {
  readonly title: string;
  readonly scene: string;
  readonly hue: Environment;
  /** The name of the site. */
  readonly mark: string;
  readonly locale: Locale;
}

export const SHARE_SIZE = { width: 1200, height: 630 } as const;
/** The night colours of tokens.css; line and flat area by environment. */
export const NIGHT = "#06282c";
const BODY = "#0b3a3f";
export const SAFFRON = "#f2b84b";
const NATURAL = { water: "#4a9bdb", plant: "#4da267", flame: "#ef7f3a" };
const SKIN = "#c98f62";
export const LINES: Readonly<Record<Environment, readonly [line: string, area: string]>> = {
  R: ["#e3b071", "#4c5a47"],
  I: ["#8fbef5", "#33606f"],
  A: ["#eba0d0", "#4e5668"],
  S: ["#86d9a0", "#30695a"],
  E: ["#f2a387", "#50574d"],
  C: ["#b5b4f2", "#3e5d72"],
};
export const EDGE = 64;
const TITLE_TOP = 48;
const TITLE_WIDTH = 800;
const SCENE_TOP = SHARE_SIZE.height - 450;
const MAX_TITLE = 70;

const { resolve } = createRequire(import.meta.url);
const FONT = "@expo-google-fonts/readex-pro/700Bold/ReadexPro_700Bold.ttf";

/** A PNG of 1200 × 630: the scene of the record under its title and the name of the site. */
export function drawSharePicture(picture: SharePicture): Promise<Buffer> {
  return inLane(() => draw(picture));
}

async function draw({ title, scene, hue, mark, locale }: SharePicture): Promise<Buffer> {
  const isRtl = LOCALES[locale].dir === "rtl";
  const [heading, name] = await Promise.all([
    letters(shortened(title), 68, "#ffffff", isRtl),
    letters(mark, 36, SAFFRON, isRtl),
  ]);
  const atStart = (width: number) => (isRtl ? SHARE_SIZE.width - EDGE - width : EDGE);
  const atEnd = (width: number) => (isRtl ? EDGE : SHARE_SIZE.width - EDGE - width);
  return sharp(Buffer.from(sceneMarkup(scene, hue, isRtl)))
    .composite([
      { input: heading.data, left: atStart(heading.info.width), top: TITLE_TOP },
      { input: name.data, left: atEnd(name.info.width), top: TITLE_TOP + 14 },
    ])
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
}

/** Words as a picture, their letters joined as the language joins them. */
export function letters(text: string, size: number, colour: string, isRtl: boolean, width = TITLE_WIDTH) {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return sharp({
    text: {
      text: `<span foreground="${colour}">${escaped}</span>`,
      font: `Readex Pro Bold ${size}`,
      fontfile: resolve(FONT),
      rgba: true,
      dpi: 72,
      width,
      align: isRtl ? "right" : "left",
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}

function shortened(title: string): string {
  return title.length > MAX_TITLE ? `${title.slice(0, MAX_TITLE).trimEnd()}…` : title;
}

/** The same scene as on the page, with its motifs inside: no other file is fetched here. */
function sceneMarkup(scene: string, hue: Environment, isRtl: boolean): string {
  const { width, lift, zoom } = PLANES.wide;
  const { far, ground, channel, basin, spots } = lieOf("wide", scene);
  const [line, area] = LINES[hue];
  const names = scene.split(" ").slice(1);
  const [place, person, tool] = spots.map(([x, y, spot], at) => {
    const name = names[at] ?? "";
    const scale = spot * zoom;
    const turn = isRtl && name.includes("!") ? -scale : scale;
    const drawn = motif(plainName(name), area);
    const rests = at > 0 && name && restsOnPlinth(name);
    const raised = rests ? `${motif("plinth", area)}<g transform="translate(0 -10)">${drawn}</g>` : drawn;
    return `<g transform="translate(${x} ${y})scale(${turn} ${scale})">${raised}</g>`;
  });
  const side = isRtl ? `translate(${SHARE_SIZE.width})scale(-1 1)` : "";
  const size = SHARE_SIZE.width / width;
  const end = basin ? `<g transform="translate(${basin.join(" ")})">${motif("basin", area)}</g>` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_SIZE.width}" height="${SHARE_SIZE.height}"><rect width="100%" height="100%" fill="${NIGHT}"/><g transform="${side}translate(0 ${SCENE_TOP})scale(${size})translate(0 ${lift})" fill="${BODY}" color="${area}" stroke="${line}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"><path fill="${line}" stroke="none" opacity=".1" d="${far}"/><g stroke-opacity=".7">${place}</g><g fill="${line}" stroke="none"><path fill="${NIGHT}" d="${ground}"/><path opacity=".14" d="${ground}"/></g><path d="${channel}" fill="none" stroke="${SAFFRON}" stroke-width="5"/>${end}${tool}${person}</g></svg>`;
}

/** With the page's own colours said, which no stylesheet says here. */
function motif(name: string, deep: string): string {
  const told: Readonly<Record<string, string>> = { deep, card: BODY, skin: SKIN, saffron: SAFFRON, ...NATURAL };
  return (DRAWN_MOTIFS.get(name) ?? "").replace(/var\(--(\w+)\)/g, (_, name) => told[name] ?? deep);
}
