// The still before the film: two pupils come along the golden line to six lit doors, in each of them somebody at work. Made of the site's own motifs.
import { archOf, DOORS, figure, PUPILS } from "./intro-figures.mjs";
import { GLYPHS, glyph } from "./intro-scene.mjs";

const WIDTH = 1280;
const HEIGHT = 720;
const NIGHT = "#06282c";
const SAFFRON = "#f2b84b";
/** Where the line divides, and where it runs. */
const GATE = 372;
const LINE = 548;
const FIRST = 478;
const STEP = 142;
const DOOR = { width: 124, height: 188 };

const doorAt = (at) => FIRST + at * STEP;
const strandAt = (at) => LINE + 4 + at * 9;

/** An arch full of light, who works there, its sign over it. */
function door(one, at, isMirrored) {
  const { width, height } = DOOR;
  const arch = archOf(width, height);
  const turn = isMirrored && one.stays ? "scale(-1 1)" : "";
  return `<g transform="translate(${doorAt(at)} ${LINE})">
<ellipse cy="${-height / 2}" rx="${width}" ry="${height * 0.78}" fill="url(#glow${at})"/>
<path d="${arch}" fill="url(#sky${at})"/>
<clipPath id="in${at}"><path d="${arch}"/></clipPath>
<path clip-path="url(#in${at})" d="M${-width / 2}-18h${width}v18h-${width}z" fill="${one.hue}"/>
<g transform="translate(0-16)scale(.86)${turn}">${figure(one.figure, one)}</g>
<path d="${arch}" fill="none" stroke="${one.bright}" stroke-width="4"/>
<g fill="none">${glyph(GLYPHS[at], 0, -height - 58, 44, one.bright, isMirrored)}</g>
</g>`;
}

/** From the gate each strand goes on under the doors to the far edge. */
function strand({ bright }, at) {
  const y = strandAt(at);
  return `<path d="M${GATE} ${LINE + 6}C${GATE + 60} ${LINE + 6} ${GATE + 40} ${y + 6} ${GATE + 104} ${y + 6}H1320" fill="none" stroke="${bright}" stroke-width="5"/>`;
}

const STARS = [
  [96, 92, 2.5],
  [210, 170, 2],
  [318, 66, 3],
  [452, 128, 2],
  [566, 58, 2.5],
  [700, 112, 2],
  [824, 52, 3],
  [968, 96, 2],
  [1094, 60, 2.5],
  [1206, 128, 2],
  [388, 214, 1.8],
  [640, 188, 1.8],
  [1010, 176, 1.8],
];

function defs() {
  const of = ({ bright }, at) => `<linearGradient id="sky${at}" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="${bright}"/><stop offset="1" stop-color="#fff6e4"/></linearGradient>
<radialGradient id="glow${at}"><stop offset="0" stop-color="${bright}" stop-opacity=".5"/><stop offset="1" stop-color="${bright}" stop-opacity="0"/></radialGradient>`;
  return `<defs>${DOORS.map(of).join("")}<linearGradient id="dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#041d21"/><stop offset=".76" stop-color="#1b6068"/></linearGradient></defs>`;
}

/** The still, as a drawing; the Arabic film enters from the other side. */
export function posterOf(direction) {
  const isMirrored = direction === "rtl";
  const stars = STARS.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff3d0"/>`).join("");
  const scene = `${stars}
<path d="M1072 70a52 52 0 1 0 60 66 42 42 0 1 1-60-66z" fill="#fff3d0"/>
<path d="M-40 ${LINE}V430L120 322l92 66 120-134 128 112 104-62 150 118 168-96 190 84 150-72 210 96v146z" fill="#17525a"/>
<path d="M-40 ${LINE}V486q160-72 340-40t360-22 320 26 340-20v130z" fill="#103f46"/>
<path d="M-40 ${LINE}h1400v220H-40z" fill="${NIGHT}"/>
${DOORS.map(strand).join("")}
${DOORS.map((one, at) => door(one, at, isMirrored)).join("")}
<path d="M-40 ${LINE + 5}H${GATE}" stroke="${SAFFRON}" stroke-width="12"/>
<circle cx="${GATE}" cy="${LINE + 5}" r="17" fill="${SAFFRON}"/>
<g transform="translate(206 ${LINE})scale(1.7)">${figure("p-pupil", PUPILS)}</g>`;
  const mirror = isMirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${defs()}<rect width="100%" height="100%" fill="url(#dusk)"/><g${mirror}>${scene}</g></svg>`;
}
