/** How a leaflet stands: grown, passed without growing, where somebody is now (grown before or not), or later. */
export type LeafMark = "full" | "open" | "again" | "now" | "later";

type Point = readonly [x: number, y: number];

/** A palm's rib from its foot to its tip, leaning away from the reading side. */
const RIB: readonly [Point, Point, Point, Point] = [
  [16, 100],
  [15, 64],
  [21, 28],
  [57, 14],
];
/** A leaflet along the x axis, its base at 0 0; and one that has not opened yet. */
export const LEAFLET = "M0 0C8-7 22-7 34-1C23 4.5 8 5 0 0z";
export const LEAF_BUD = "M0 0C4-6 13-7 20 0C13 6 4 5 0 0z";
/** A cluster of dates on its stalk, beside the foot. */
export const DATE_STALK = "M16 91C20 79 31 77 34 81";
export const DATES = "M32 85h0M37 84.5h0M29 90.5h0M34.5 90.5h0M39.5 90h0M32 96h0M37 95.5h0";
/** The box a whole frond stands in, its foot on the lower edge. */
export const FROND_BOX = "-6 -12 92 112";

/** How far along its rib the first and the last leaflet before the tip grow. */
const FIRST = 0.2;
const LAST = 0.92;

export interface FrondShape {
  readonly rib: string;
  /** Where each leaflet grows, from the foot to the tip, as an SVG transform. */
  readonly leaflets: readonly string[];
}

/** A frond with so many leaflets: by turns on its two sides, the longest in the middle, the last one its tip. */
export function frondShape(count: number): FrondShape {
  const leaflets = Array.from({ length: count }, (_, at) => {
    const isTip = at === count - 1;
    const share = count > 1 ? at / (count - 1) : 1;
    const { x, y, turn } = onRib(isTip ? 1 : FIRST + ((LAST - FIRST) * at) / Math.max(1, count - 2));
    const away = at % 2 === 0 ? 54 - 9 * share : 3 * share - 44;
    const size = isTip ? 0.8 : 0.72 + 0.3 * Math.sin((Math.PI * (at + 1.2)) / (count + 0.4));
    return `translate(${short(x)} ${short(y)})rotate(${short(turn + (isTip ? 6 : away))})scale(${short(size, 100)})`;
  });
  return { rib: `M${RIB[0]}C${RIB[1]} ${RIB[2]} ${RIB[3]}`, leaflets };
}

/** A point of the rib and the direction it has there, in degrees. */
function onRib(t: number) {
  const u = 1 - t;
  const [p0, p1, p2, p3] = RIB;
  const along = (axis: 0 | 1) =>
    u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  const slope = (axis: 0 | 1) =>
    u * u * (p1[axis] - p0[axis]) + 2 * u * t * (p2[axis] - p1[axis]) + t * t * (p3[axis] - p2[axis]);
  return { x: along(0), y: along(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}

const short = (value: number, parts = 10) => Math.round(value * parts) / parts;
