import type { Framing } from "./drawing-framing.ts";
import { type DrawingFormat, PLANES, type Spot } from "./drawing-plane.ts";
import { plainName } from "./sprites.ts";

/** How far somebody at work with their tool reaches to either side of their foot, where it is not the usual. */
const REACHES: readonly (readonly [number, string])[] = [
  [46, "analyst captain coach engineer ladder lawyer librarian mechanic midwife nurse salute speaker tech"],
  [
    60,
    "act chemist farm gear host keys kneel lab medic mega officer optic oud photo police pupil rack reporter shelve survey teacher tray xray",
  ],
  [90, "bus digger driver jet physio sculpt seller story vet"],
  [128, "diver"],
];
/** How high, where a hand or a tool is raised. */
const RISES: readonly (readonly [number, string])[] = [
  [
    136,
    "act anim cab cable circuit cnc cook decor dentist digger diplomat diver drone film lab lift listen mechanic onair paint phone photo pilot police present sculpt seller shelve sky speech surgeon time tour vessel weave wire xray",
  ],
  [143, "jet ladder"],
];
const mapOf = (table: typeof REACHES) =>
  new Map(table.flatMap(([size, names]) => names.split(" ").map((name) => [`p-${name}`, size])));
const REACH = mapOf(REACHES);
const RISE = mapOf(RISES);
const USUAL = { reach: 80, rise: 124 };
const PLACE = { reach: 114, rise: 141 };
/** Where somebody lies in a place: what of it is as dear as who works there. */
const LYING = new Map([
  ["ward", { reach: 62, rise: 78 }],
  ["scanner", { reach: 110, rise: 86 }],
]);
/** What of the frame's height stays free beside somebody. */
const AIR = 0.04;

/** So much of the sky over the first of a list is air: without it whoever works there is larger. */
const EMPTY = 84;

/** How far a motif reaches to either side of its foot and above it. */
export function extentOf(name: string): typeof USUAL {
  const plain = plainName(name);
  return { reach: REACH.get(plain) ?? USUAL.reach, rise: RISE.get(plain) ?? USUAL.rise };
}

/** The part of a picture that is never cut off, and where the rest of it lies. */
export interface Focus {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly align: "xMin" | "xMid" | "xMax";
}

interface Composed {
  readonly format: DrawingFormat;
  readonly framing: Framing;
  readonly names: readonly string[];
  /** Where things stand, with their final size. */
  readonly spots: readonly Spot[];
  /** Where the view begins. */
  readonly left: number;
}

/**
 * The narrowest part of the view that holds its people whole (far off the place too, in the smallest the mark of a
 * kind), so placed that a box of the format's own shape shows the view as it is and any other shows this part.
 */
export function focusOf({ format, framing, names, spots, left }: Composed): Focus {
  const { width, height, lift } = PLANES[format];
  const air = height * AIR;
  const isTile = format === "thumbnail" || format === "banner";
  const seen = spots.flatMap(([x, y, size], at) => {
    const name = names[at];
    if (!name || (at === 2 && format !== "thumbnail" && !name.startsWith("p-"))) return [];
    // In a tile who works there comes first: a place may be cut there, and what is behind somebody near.
    const place = isTile && framing ? undefined : framing === "f" ? PLACE : LYING.get(plainName(name));
    const extent = at === 0 ? place : extentOf(name);
    if (!extent) return [];
    const { reach, rise } = extent;
    return [{ from: x - reach * size - air, to: x + reach * size + air, top: y + lift - rise * size - air / 2 }];
  });
  const middle = left + width / 2;
  const from = Math.min(middle, ...seen.map((one) => one.from));
  const to = Math.max(middle, ...seen.map((one) => one.to));
  const start = Math.min(from, left);
  const half = Math.max(middle - from, to - middle);
  const ways = [
    { begin: start, wide: to - start, align: "xMin" },
    { begin: middle - half, wide: half * 2, align: "xMid" },
    { begin: from, wide: Math.max(to, left + width) - from, align: "xMax" },
  ] as const;
  const { begin, wide, align } = ways.toSorted((one, other) => one.wide - other.wide)[0] ?? ways[1];
  const top = Math.floor(Math.min(format === "panorama" ? EMPTY : 0, ...seen.map((one) => one.top)));
  return { box: [Math.round(begin), top, Math.round(wide), height - top], align };
}
