import { groundAt } from "./drawing-ground.ts";
import type { DrawingFormat, Lie, Spot } from "./drawing-plane.ts";

/** How near a scene is seen: `n` somebody to the waist, `m` somebody whole at a desk or with a large tool, `f` the place with somebody small in it; else as a whole figure before a place. */
export type Framing = "n" | "m" | "f" | undefined;

/** The letter of a scene before the number of its lie. */
const LETTER = /^[A-Z]?([nmf])/;

/** How near a scene is seen. */
export function framingOf(scene: string): Framing {
  return LETTER.exec(scene)?.[1] as Framing;
}

/** The scene with whole figures: for a picture that stands on the ground of something else. */
export function unframed(scene: string): string {
  return scene.replace(/^([A-Z]?)[nmf]/, "$1");
}

/** Where things stand in a format, in units as `drawing-plane.ts` has them but with their final size. */
interface Frames {
  /** The upper end of what is seen. */
  readonly top: number;
  /** The line that cuts who is near, and the channel on it. */
  readonly edge: number;
  readonly water: number;
  /** How large somebody near is, and the place behind. */
  readonly near: number;
  readonly behind: number;
  /** What is far: the place, then who works there. */
  readonly far: readonly Spot[];
}

const MIDDLE = 320;
const QUAY_END = 182;
const EDGE = 112;
const FRAMES: Readonly<Partial<Record<DrawingFormat, Frames>>> = {
  banner: {
    top: -13,
    edge: 190,
    water: 196,
    near: 2.3,
    behind: 1.7,
    far: [
      [374, 176, 1.34],
      [200, 188, 1.16],
    ],
  },
  wide: {
    top: -36,
    edge: 188,
    water: 195,
    near: 2.5,
    behind: 1.9,
    far: [
      [380, 176, 1.56],
      [190, 184, 0.9],
    ],
  },
  band: {
    top: 0,
    edge: 280,
    water: 291,
    near: 3,
    behind: 2.2,
    far: [
      [380, 281, 2.04],
      [112, 281, 1.1],
    ],
  },
};
const BY_FORMAT: typeof FRAMES = {
  ...FRAMES,
  panorama: FRAMES.band,
  thumbnail: {
    top: 0,
    edge: 164,
    water: 171,
    near: 1.85,
    behind: 1.4,
    far: [
      [126, 152, 0.94],
      [80, 160, 0.98],
    ],
  },
};
/** The highest that somebody and a raised tool reach, and how far to the far side a desk is from its middle. */
const REACH = 134;
const DESK = 4;

/** A lie as a framing shows it: nothing is cut in its head or its tool. */
export function framed(format: DrawingFormat, lie: Lie, framing: Framing, zoom: number): Lie {
  const frames = BY_FORMAT[format];
  if (!frames || !framing) return lie;
  const small = format === "thumbnail";
  const flat = (y: number) => `M-3000 ${y}H4000V2400H-3000z`;
  const own = (spots: readonly Spot[]) => spots.map(([x, y, scale]): Spot => [x, y, scale / zoom]);
  // The mark of a kind stands in the smallest alone.
  const mark: readonly Spot[] = small ? [[framing === "f" ? 134 : 202, frames.edge, 0.5]] : [];
  if (framing === "f")
    return { ...lie, ...afar(frames, lie, small), spots: own([...onQuay(frames.far, lie), ...mark]) };
  // Whoever sits at a desk is as large as the picture, with the feet on the ground: legs that a floor cuts off were read as a fault.
  const scale = framing === "n" ? frames.near : (frames.edge - frames.top - 4) / REACH;
  // Where a narrow box cuts a scene at its edge, who is near stands there.
  const isAtEdge = framing === "n" && lie.isAtEdge && (format === "banner" || format === "wide");
  const middle = small ? 120 : isAtEdge ? EDGE : MIDDLE;
  const x = Math.round(framing === "n" ? middle : middle - DESK * scale);
  const foot = Math.round(frames.top + 4 + REACH * scale);
  return {
    ...lie,
    isAtEdge,
    ground: flat(frames.edge),
    channel: `M-3000 ${frames.water}H4000`,
    basin: undefined,
    spots: own([[middle + Math.round(frames.behind * 56), frames.edge + 8, frames.behind], [x, foot, scale], ...mark]),
  };
}

/** Who works there, on the quay where the ground has one. */
function onQuay(far: readonly Spot[], { quay }: Lie): readonly Spot[] {
  return far.map(([x, y, scale], at) => [x, at > 0 && quay ? y - quay[1] : y, scale]);
}

function afar({ far, water }: Frames, lie: Lie, isSmall: boolean): Partial<Lie> {
  const [[, foot] = [0, 0]] = far;
  // Far off the ship is larger and lies nearer.
  const quay = lie.quay && ([QUAY_END, lie.quay[1]] as const);
  if (isSmall) return { isAtEdge: false };
  return {
    isAtEdge: false,
    ground: groundAt(foot, quay),
    channel: lie.channel && `M-3000 ${water}H4000`,
    basin: undefined,
  };
}
