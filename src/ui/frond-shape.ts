/** How a leaflet stands: grown, passed without growing, where somebody is now (grown before or not), or later. */
export type LeafMark = "full" | "open" | "again" | "now" | "later";

type Point = readonly [x: number, y: number];
/** A palm's rib as a curve from its foot to its tip. */
export type Rib = readonly [Point, Point, Point, Point];

/** A young frond: up from the channel, then over, away from the reading side, until its tip hangs. */
export const YOUNG: Rib = [
  [14, 100],
  [6, 20],
  [30, -44],
  [84, 22],
];
const short = (value: number, parts = 10) => Math.round(value * parts) / parts;
/** A blade on each side, both drawn the same way round, so that where shapes lie over each other none is cut out. */
const blades = (at: number, x: number, y: number) =>
  [-1, 1]
    .map((side) => {
      const tip = `${short(at + x)} ${short(side * y)}`;
      const [outer, inner] = [
        `${short(at + x * 0.36)} ${short(side * y * 0.58)}`,
        `${short(at + x * 0.55)} ${short(side * y * 0.43)}`,
      ];
      const [from, to] = [at, short(at + 3)];
      return side < 0 ? `M${from} 0Q${outer} ${tip}Q${inner} ${to} 0z` : `M${to} 0Q${inner} ${tip}Q${outer} ${from} 0z`;
    })
    .join("");
const point = (length: number) => `M-6-1Q9-1.6 ${length} 0Q9 1.6-6 1z`;
/** What one answer grows: narrow pointed leaflets on both sides of the rib, along the x axis. */
export const LEAFLET = blades(-4, 27, 19) + blades(2.4, 27, 19) + point(25);
/** The same before they have opened. */
export const LEAF_BUD = blades(-4, 19, 8) + blades(2.4, 19, 8) + point(20);
/** A small bunch of dates under the arch. */
export const DATE_STALK = "M15.5 52C26 32 45 34 45 55";
export const DATES =
  "M45 57h0M40.5 60.5h0M49.5 60.5h0M45 64h0M39.5 67h0M50.5 67h0M45 70.5h0M40.5 74h0M49.5 74h0M45 77.5h0M45 84h0";
/** The box a whole frond stands in, its foot on the lower edge. */
export const FROND_BOX = "-12 -36 116 136";

/** How far along its rib the first leaflets grow, and the last ones that are not its tip. */
const FIRST = 0.17;
const LAST = 0.97;

export interface FrondShape {
  readonly rib: string;
  /** Where the leaflets of each answer grow, from the foot to the tip, as an SVG transform. */
  readonly leaflets: readonly string[];
}

/** A frond with so many leaflets on each side: the longest in its middle, closer to the rib towards its tip. */
export function frondShape(count: number, rib: Rib = YOUNG, size = 1): FrondShape {
  const leaflets = Array.from({ length: count }, (_, at) => {
    const share = count > 1 ? at / (count - 1) : 1;
    const { x, y, turn } = onRib(rib, FIRST + (LAST - FIRST) * share);
    const long = size * (0.66 + 0.42 * Math.sin(Math.PI * (0.16 + 0.74 * share)));
    const wide = long * (1.12 - 0.42 * share);
    return `translate(${short(x)} ${short(y)})rotate(${short(turn)})scale(${short(long, 100)} ${short(wide, 100)})`;
  });
  return { rib: `M${rib[0]}C${rib[1]} ${rib[2]} ${rib[3]}`, leaflets };
}

/** A point of the rib and the direction it has there, in degrees. */
function onRib([p0, p1, p2, p3]: Rib, t: number) {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u * u * u * p0[axis] + 3 * u * u * t * p1[axis] + 3 * u * t * t * p2[axis] + t * t * t * p3[axis];
  const slope = (axis: 0 | 1) =>
    u * u * (p1[axis] - p0[axis]) + 2 * u * t * (p2[axis] - p1[axis]) + t * t * (p3[axis] - p2[axis]);
  return { x: along(0), y: along(1), turn: (Math.atan2(slope(1), slope(0)) * 180) / Math.PI };
}
