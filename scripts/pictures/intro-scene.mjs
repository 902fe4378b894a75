// The introduction as a drawing for every moment: no words, the captions carry them. Drawn from the left; the Arabic film is its mirror.
import { DOORS, figure, PUPILS, smallDoor } from "./intro-figures.mjs";
import { lengthOf } from "./path-length.mjs";

export const WIDTH = 1280;
export const HEIGHT = 720;
export const FRAMES_PER_SECOND = 25;
/** When each scene begins, in seconds; the last number is the end. */
export const SCENES = [0, 5, 11, 16.5, 21.5, 26.5, 32];

/** Leaves the lower edge free for the captions. */
const ABOVE_CAPTIONS = "translate(77 8) scale(0.88)";
const NIGHT = "#06282c";
const RAISED = "#0b3a3f";
const QUIET = "#2a5459";
const SAFFRON = "#f2b84b";
const SAND = "#eadfcb";
const HUES = ["#e3b071", "#8fbef5", "#eba0d0", "#86d9a0", "#f2a387", "#b5b4f2"];
// The glyphs of the six environments, as in src/ui/icons.svg, in a square of 24.
export const GLYPHS = [
  '<path d="M8 8h8v8H8zM12 3v5m0 8v5M3 12h5m8 0h5"/>',
  '<circle cx="12" cy="12" r="7.5"/><circle cx="12" cy="12" r="3"/><path d="M12 2v3m0 14v3M2 12h3m14 0h3"/>',
  '<path d="M12 3c4 3 4 15 0 18-4-3-4-15 0-18zM3 12c3-4 15-4 18 0-3 4-15 4-18 0z"/>',
  '<circle cx="9" cy="12" r="5.5"/><circle cx="15" cy="12" r="5.5"/>',
  '<path d="M12 4 3 20h18zM12 11l-4 9m4-9 4 9"/>',
  '<path d="M4 4h16v16H4zM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16"/>',
];
const TICK = '<path d="m5 13 4.5 4.5L19 7"/>';
const CROSS = '<path d="M6 6l12 12M18 6 6 18"/>';
/** How many of the nine statements of each environment were answered "true". */
const TRUE_OF_NINE = [4, 8, 3, 7, 5, 2];
const MIDDLE = 360;
const GATE = 330;

/** 0 before `from`, 1 after `to`, gently in between. */
function ease(t, from, to) {
  const x = Math.min(1, Math.max(0, (t - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** 1 while a scene lasts, with a soft beginning and end. */
function presence(t, from, to) {
  return ease(t, from, from + 0.6) * (1 - ease(t, to - 0.5, to));
}

const round = (value) => Math.round(value * 100) / 100;

/** A line of which the part up to `share` is drawn. */
function line(d, share, colour, width) {
  if (share <= 0) return "";
  const length = lengthOf(d);
  return `<path d="${d}" stroke-dasharray="${round(share * length)} ${round(length + 9)}" stroke="${colour}" stroke-width="${width}"/>`;
}

function dot(x, y, r, colour, opacity = 1) {
  if (r <= 0 || opacity <= 0) return "";
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${colour}" stroke="none" opacity="${round(opacity)}"/>`;
}

function group(opacity, inner, transform = "") {
  if (opacity <= 0) return "";
  return `<g opacity="${round(opacity)}"${transform ? ` transform="${transform}"` : ""}>${inner}</g>`;
}

export function glyph(shape, x, y, size, colour, isMirrored = false) {
  const scale = size / 24;
  const flip = isMirrored ? `translate(${x} ${y}) scale(${-scale} ${scale})` : `translate(${x} ${y}) scale(${scale})`;
  return `<g transform="${flip} translate(-12 -12)" stroke="${colour}" stroke-width="1.75">${shape}</g>`;
}

const branchEnd = (at) => 92 + at * 107;

function branch(at) {
  const y = branchEnd(at);
  return `M${GATE} ${MIDDLE}C${GATE + 260} ${MIDDLE} ${GATE + 180} ${y} ${GATE + 500} ${y}H1010`;
}

/** The channel with its six branches; `thick` names the one that grew. */
function channel({ inflow, branches, isMirrored, thick = -1, growth = 0 }) {
  const arms = HUES.map((hue, at) => {
    const share = branches(at);
    const width = at === thick ? 4 + growth * 8 : 4;
    const end = ease(share, 0.85, 1);
    const lit = `<g transform="translate(1058 ${branchEnd(at) + 2})">${smallDoor(at, 84 + (at === thick ? growth * 18 : 0), isMirrored)}</g>`;
    return line(branch(at), share, hue, width) + group(end, lit);
  });
  return (
    arms.join("") +
    group(
      ease(inflow, 0.35, 0.7),
      `<g transform="translate(${round(250 * inflow - 70)} ${MIDDLE - 4}) scale(1.2)">${figure("p-pupil", PUPILS)}</g>`,
    ) +
    line(`M-120 ${MIDDLE}H${GATE}`, inflow, SAFFRON, 10) +
    dot(GATE, MIDDLE, 20 * ease(inflow, 0.9, 1), SAFFRON)
  );
}

/** Explore: the line comes in over a quiet land of terraces. */
function explore(t) {
  const land = [0, 1, 2, 3, 4].map((at) => {
    const y = 470 + at * 52;
    const d = `M-120 ${y + 30}C300 ${y - 60} 560 ${y + 70} 800 ${y}S1240 ${y - 50} 1400 ${y + 10}`;
    return line(d, ease(t, 0.2 + at * 0.3, 2.6 + at * 0.3), QUIET, 2.5);
  });
  const stars = [0, 1, 2, 3, 4, 5].map((at) => {
    const x = 520 + at * 128;
    const y = 250 - 90 * Math.sin((at + 1) * 0.9);
    return group(0.75 * ease(t, 1.6 + at * 0.35, 2.6 + at * 0.35), glyph(GLYPHS[at], x, y, 54, HUES[at]));
  });
  return group(1 - ease(t, 4.5, 5.1), land.join("") + stars.join(""));
}

/** 54 statements: cards pass, each is answered, the line below fills. */
function statements(t, isMirrored) {
  const span = 1.25;
  const cards = [0, 1, 2, 3].map((at) => {
    const begin = 0.3 + at * span;
    const shown = ease(t, begin, begin + 0.5) * (1 - ease(t, begin + span, begin + span + 0.45));
    const x = 640 + 120 * (1 - ease(t, begin, begin + 0.6)) - 120 * ease(t, begin + span, begin + span + 0.5);
    return group(
      shown,
      card(ease(t, begin + 0.6, begin + 0.9), at % 3 !== 1, isMirrored),
      `translate(${round(x)} 300)`,
    );
  });
  const filled = ease(t, 0.6, 5);
  const marks = Array.from({ length: 54 }, (_, at) => dot(217 + at * 16, 590, 4.5, at < filled * 54 ? SAFFRON : QUIET));
  return cards.join("") + marks.join("") + line("M217 626H1065", filled, SAFFRON, 6);
}

function card(chosen, isTrue, isMirrored) {
  const pill = (x, shape, isChosen, hue) => {
    const share = isChosen ? chosen : 0;
    const ring = `<rect x="${x - 130}" y="78" width="260" height="76" rx="38" stroke="${share > 0.5 ? hue : QUIET}" stroke-width="3"/>`;
    const fill = `<rect x="${x - 130}" y="78" width="260" height="76" rx="38" fill="${hue}" fill-opacity="${round(share * 0.25)}" stroke="none"/>`;
    return ring + fill + glyph(shape, x, 116, 38, share > 0.5 ? hue : SAND, isMirrored);
  };
  const words = [420, 480, 260].map(
    (width, at) =>
      `<rect x="-270" y="${-130 + at * 50}" width="${width}" height="18" rx="9" fill="${at === 2 ? QUIET : SAND}" fill-opacity="${at === 2 ? 1 : 0.85}" stroke="none"/>`,
  );
  const box = `<path d="M-320 -170H292A28 28 0 0 1 320 -142V176A14 14 0 0 1 306 190H-306A14 14 0 0 1 -320 176Z" fill="${RAISED}" stroke="${QUIET}" stroke-width="2"/>`;
  return box + words.join("") + pill(-145, TICK, isTrue, HUES[3]) + pill(145, CROSS, !isTrue, HUES[4]);
}

/** See why: nine statements to each environment, the closest one leads to a profession. */
function reasons(t) {
  const rows = HUES.map((hue, at) => {
    const y = 110 + at * 100;
    const dots = Array.from({ length: 9 }, (_, number) => {
      const begin = 0.5 + number * 0.2 + at * 0.06;
      const isTrue = number < TRUE_OF_NINE[at];
      return dot(
        300 + number * 50,
        y,
        isTrue ? 11 + 5 * ease(t, begin, begin + 0.4) : 9,
        isTrue && t > begin ? hue : QUIET,
      );
    });
    const leads = TRUE_OF_NINE[at] >= 7 ? 1 : 1 - 0.55 * ease(t, 2.8, 3.4);
    return group(leads, glyph(GLYPHS[at], 200, y, 56, hue) + dots.join(""));
  });
  const links = [1, 3].map((at) =>
    line(
      `M740 ${110 + at * 100}C840 ${110 + at * 100} 850 ${MIDDLE - 50} 930 ${MIDDLE - 50}`,
      ease(t, 2.9, 3.7),
      HUES[at],
      5,
    ),
  );
  const target = `<path d="M930 230H1112A28 28 0 0 1 1140 258V380A14 14 0 0 1 1126 394H944A14 14 0 0 1 930 380Z" fill="${RAISED}" stroke="${SAFFRON}" stroke-width="3"/><rect x="962" y="340" width="130" height="14" rx="7" fill="${SAND}" stroke="none"/>${glyph(GLYPHS[1], 1002, 288, 50, HUES[1])}${glyph(GLYPHS[3], 1070, 288, 50, HUES[3])}`;
  return rows.join("") + links.join("") + group(ease(t, 3.4, 4), target);
}

const STOPS = [
  [250, 556],
  [500, 462],
  [760, 330],
  [1030, 190],
];

/** Plan: a way with four stops, one after the other. */
function plan(t) {
  const way = "M-120 620C120 620 170 580 250 556S420 500 500 462S680 380 760 330S950 230 1030 190";
  const terraces = STOPS.map(([x, y], at) =>
    group(
      0.9 * ease(t, 0.5 + at * 0.9, 1.1 + at * 0.9),
      `<path d="M${x - 70} ${y + 74}H${x + 90}M${x - 40} ${y + 104}H${x + 60}" stroke="${QUIET}" stroke-width="3"/>`,
    ),
  );
  const stops = STOPS.map(([x, y], at) => {
    const there = ease(t, 0.9 + at * 0.9, 1.5 + at * 0.9);
    const ring = `<circle cx="${x}" cy="${y}" r="${round(30 * there)}" fill="${NIGHT}" stroke="${SAFFRON}" stroke-width="5"/>`;
    const sign =
      at === 3
        ? `<path d="M${x} ${y - 30}V${y - 112}L${x + 66} ${y - 92}L${x} ${y - 70}" stroke="${SAFFRON}" stroke-width="5" fill="${SAFFRON}" fill-opacity=".25"/>`
        : `<rect x="${x - 64}" y="${y - 112}" width="128" height="58" rx="12" fill="${RAISED}" stroke="${HUES[at + 1]}" stroke-width="2.5"/><rect x="${x - 40}" y="${y - 90}" width="80" height="12" rx="6" fill="${SAND}" stroke="none"/>`;
    return group(there, ring + dot(x, y, 11 * there, SAFFRON) + sign);
  });
  const pupils = group(
    ease(t, 0.3, 0.9),
    `<g transform="translate(84 606) scale(0.95)">${figure("p-pupil", PUPILS)}</g>`,
  );
  return terraces.join("") + pupils + line(way, ease(t, 0.2, 4.2), SAFFRON, 8) + stops.join("");
}

/** Talk to an advisor: two people on one line. */
function talk(t) {
  const bubble = (x, y, tail, hue, shown, widths) => {
    const lines = widths.map(
      (width, at) =>
        `<rect x="${x + 34}" y="${y + 38 + at * 36}" width="${round(width * ease(shown, 0.3, 1))}" height="14" rx="7" fill="${SAND}" stroke="none"/>`,
    );
    const box = `<path d="M${x + 24} ${y}H${x + 286}A24 24 0 0 1 ${x + 310} ${y + 24}V${y + 116}A24 24 0 0 1 ${x + 286} ${y + 140}H${tail + 40}L${tail} ${y + 178}V${y + 140}H${x + 24}A24 24 0 0 1 ${x} ${y + 116}V${y + 24}A24 24 0 0 1 ${x + 24} ${y}Z" fill="${RAISED}" stroke="${hue}" stroke-width="4"/>`;
    return group(ease(shown, 0, 0.4), box + lines.join(""));
  };
  const people = group(
    ease(t, 0, 0.8),
    `<g transform="translate(640 592) scale(2.5)">${figure("p-care", DOORS[3])}</g>`,
  );
  return (
    people +
    line("M-120 596H1420", ease(t, 0.2, 1.6), SAFFRON, 6) +
    bubble(230, 96, 480, SAFFRON, ease(t, 0.8, 2), [200, 240]) +
    bubble(740, 96, 790, HUES[3], ease(t, 2, 3.2), [240, 170])
  );
}

function drawing(t, isMirrored) {
  const [, six, answer, why, steps, advisor, end] = SCENES;
  const closing = end - 1.7;
  const first = 1 - ease(t, answer - 0.5, answer);
  const last = ease(t, closing, closing + 0.6);
  const growth = ease(t, closing + 0.4, closing + 1.2);
  const grown = channel({ inflow: 1, branches: () => 1, isMirrored, thick: 1, growth });
  return [
    explore(t),
    group(
      first,
      channel({
        inflow: ease(t, 0.5, 4.4),
        branches: (at) => ease(t, six + at * 0.55, six + 1.6 + at * 0.55),
        isMirrored,
      }),
    ),
    group(presence(t, answer, why), statements(t - answer, isMirrored)),
    group(presence(t, why, steps), reasons(t - why)),
    group(presence(t, steps, advisor), plan(t - steps)),
    group(presence(t, advisor, closing + 0.3), talk(t - advisor)),
    group(last, grown),
  ].join("");
}

/** The picture at a moment. */
export function sceneAt(seconds, direction) {
  const isMirrored = direction === "rtl";
  const mirror = isMirrored ? ` transform="translate(${WIDTH} 0) scale(-1 1)"` : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="100%" height="100%" fill="${NIGHT}"/><g fill="none" stroke-linecap="round" stroke-linejoin="round"${mirror}><g transform="${ABOVE_CAPTIONS}">${drawing(seconds, isMirrored)}</g></g></svg>`;
}
