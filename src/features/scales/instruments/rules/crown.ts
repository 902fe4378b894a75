import type { Rib } from "#ui/frond-shape.ts";

type Point = readonly [x: number, y: number];

export interface CrownFrond {
  /** How it bends, drawn for the right side. */
  readonly rib: Rib;
  /** It grows on the other side, turned over. */
  readonly isOther: boolean;
  /** Where its bunch of dates hangs. */
  readonly bunch: Point;
}

/** The lowest, the middle and the highest frond of a side. */
export const SIDE: readonly [Rib, Rib, Rib] = [
  [
    [262, 208],
    [300, 180],
    [440, 170],
    [452, 352],
  ],
  [
    [262, 204],
    [300, 110],
    [450, 60],
    [506, 212],
  ],
  [
    [261, 200],
    [272, 90],
    [330, -10],
    [436, 58],
  ],
];
/** Of an odd count one stands upright between both sides. */
const UPRIGHT: Rib = [
  [260, 200],
  [262, 140],
  [254, 90],
  [262, 40],
];

/** Where each frond of a palm grows: from the reading side over the top to the other. */
export function crownOf(count: number): readonly CrownFrond[] {
  const half = Math.floor(count / 2);
  return Array.from({ length: count }, (_, at) => {
    const isOther = at < half;
    if (at === half && count % 2 === 1) return { rib: UPRIGHT, isOther, bunch: [262, 262] };
    const up = isOther ? at : count - 1 - at;
    const share = shareOf(up, half);
    return { rib: ribAt(share), isOther, bunch: [Math.round(306 + 43 * share), Math.round(262 - 9 * share)] };
  });
}

/** How high on its side a frond grows, 0 to 2: a single one in the middle, two between the three. */
function shareOf(up: number, half: number): number {
  if (half === 1) return 1;
  return half === 2 ? 0.4 + 1.3 * up : (2 * up) / (half - 1);
}

function ribAt(share: number): Rib {
  const from = share < 1 ? 0 : 1;
  const [one, next] = from === 0 ? [SIDE[0], SIDE[1]] : [SIDE[1], SIDE[2]];
  const between = (at: 0 | 1 | 2 | 3): Point => {
    const [x, y] = one[at];
    const [toX, toY] = next[at];
    return [Math.round(x + (toX - x) * (share - from)), Math.round(y + (toY - y) * (share - from))];
  };
  return [between(0), between(1), between(2), between(3)];
}
