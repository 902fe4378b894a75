import sharp from "sharp";
import { inLane } from "#content/library/lanes.ts";
import { EDGE, LINES, letters, NIGHT, SAFFRON, SHARE_SIZE } from "#content/share-picture.server.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { SharedResult } from "../schema.ts";

/** What the picture of a shared result shows, and the name of the site. */
export type ResultPicture = Pick<SharedResult, "headline" | "name" | "environments" | "levels" | "kind"> & {
  readonly mark: string;
  readonly locale: Locale;
};

const TOP = 44;
const TITLE_TOP = 104;
const TITLE_HEIGHT = 150;
/** The largest that lets the words stand on their place. */
const TITLE_SIZES = [60, 50, 42, 34] as const;
const TITLE_WIDTH = SHARE_SIZE.width - 2 * EDGE;
const ROW = 56;
const ROWS_TOP = 272;
const MIDDLE = ROWS_TOP + 3 * ROW;
const GATE = 380;
const NAMES = 800;
const WATER = 46;
const WORDS = 30;

const rowOf = (at: number) => ROWS_TOP + ROW * (at + 0.5);

/** A PNG of 1200 × 630: the result in words, and the line dividing in its six branches. */
export function drawResultPicture(picture: ResultPicture): Promise<Buffer> {
  return inLane(() => draw(picture));
}

async function draw(picture: ResultPicture): Promise<Buffer> {
  const { locale, name, environments, levels, kind } = picture;
  const isRtl = LOCALES[locale].dir === "rtl";
  const most = kind === "flat" ? Number.POSITIVE_INFINITY : Math.max(...ENVIRONMENTS.map((code) => levels[code]));
  const over = [name && `\u2068${name}\u2069`, m.scales_shared_title({}, { locale })].filter(Boolean).join(" · ");
  const [above, mark, title, ...names] = await Promise.all([
    letters(over, WORDS, SAFFRON, isRtl),
    letters(picture.mark, WORDS, "#ffffff", isRtl),
    fitting(picture.headline, isRtl),
    ...environments.map(({ code, title: words }) =>
      letters(words, WORDS, levels[code] === most ? "#ffffff" : LINES[code][0], isRtl, SHARE_SIZE.width - NAMES - EDGE),
    ),
  ]);
  const from = (start: number, width: number) => (isRtl ? SHARE_SIZE.width - start - width : start);
  const to = (end: number, width: number) => (isRtl ? end : SHARE_SIZE.width - end - width);
  return sharp(Buffer.from(channelMarkup(picture, isRtl)))
    .composite([
      { input: above.data, left: from(EDGE, above.info.width), top: TOP },
      { input: mark.data, left: to(EDGE, mark.info.width), top: TOP },
      { input: title.data, left: from(EDGE, title.info.width), top: TITLE_TOP },
      ...names.map(({ data, info }, at) => ({
        input: data,
        left: from(NAMES, info.width),
        top: Math.round(rowOf(at) - info.height / 2),
      })),
    ])
    .png({ palette: true, colours: 64, dither: 0 })
    .toBuffer();
}

async function fitting(text: string, isRtl: boolean) {
  for (const size of TITLE_SIZES) {
    const drawn = await letters(text, size, "#ffffff", isRtl, TITLE_WIDTH);
    if (drawn.info.height <= TITLE_HEIGHT || size === TITLE_SIZES.at(-1)) return drawn;
  }
  throw new Error("There is a smallest size");
}

/** The line and its branches; what is fullest lies over the others where they part. */
function channelMarkup({ levels }: Pick<ResultPicture, "levels">, isRtl: boolean): string {
  const { width, height } = SHARE_SIZE;
  const branches = ENVIRONMENTS.map((code, at) => ({ code, y: rowOf(at) })).sort(
    (a, b) => levels[a.code] - levels[b.code],
  );
  const paths = branches.map(({ code, y }) => {
    const d = `M${GATE} ${MIDDLE}C${GATE + 190} ${MIDDLE} ${GATE + 120} ${y} ${GATE + 320} ${y}H${NAMES - 24}`;
    const [line] = LINES[code];
    const water = 3 + WATER * Math.min(1, Math.max(0, levels[code]));
    return `<path d="${d}" stroke="${line}" stroke-width="${water.toFixed(1)}"/>`;
  });
  const side = isRtl ? ` transform="translate(${width})scale(-1 1)"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${NIGHT}"/><g${side} fill="none">${paths.join("")}<path d="M0 ${MIDDLE}H${GATE}" stroke="${SAFFRON}" stroke-width="10"/><circle cx="${GATE}" cy="${MIDDLE}" r="18" fill="${SAFFRON}"/></g></svg>`;
}
