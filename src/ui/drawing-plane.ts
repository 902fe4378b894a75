import { groundAt, type Quay } from "./drawing-ground.ts";
import { plainName } from "./sprites.ts";

export type DrawingFormat = "banner" | "panorama" | "band" | "wide" | "cover" | "thumbnail";

/** A foot on the ground and how large what stands there is drawn. */
export type Spot = readonly [x: number, y: number, scale: number];

/** One arrangement: a ground, the water in it, and where things stand on it. */
export interface Lie {
  /** What lies far behind. */
  readonly far: string;
  readonly ground: string;
  /** The channel in the ground before everything that stands: it leaves at the far edge or ends in a basin. */
  readonly channel: string;
  readonly basin?: readonly [x: number, y: number];
  /** Who works there stands at the reading edge instead of the middle: what is cut off in a narrow box is elsewhere. */
  readonly isAtEdge?: boolean;
  /** At the water who works there stands on it. */
  readonly quay?: Quay;
  /** The place, the person before it, a tool. */
  readonly spots: readonly Spot[];
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  /** How far down the whole picture is moved, and how much larger things stand in it. */
  readonly lift: number;
  readonly zoom: number;
  /** Where the picture begins, unless who works there stands at its edge. */
  readonly left?: number;
  /** As `compose-scene.ts` numbers them: terraces, a hill, a floor, an arcade, a quay, a room. */
  readonly lies: readonly Lie[];
}

/** Drawn for a reader from the left; ground and channel go on past the edges, which the top of a page shows. */
const BROAD: readonly Lie[] = [
  {
    far: "M-100 176L70 74l44 30 62-62 58 54 40-26 74 56 70-40 92 60L700 176z",
    ground: "M-3000 144H150q12 0 12 9t12 9H4000V2400H-3000z",
    channel: "M-3000 168H132q12 0 12 8t12 8H4000",
    spots: [
      [510, 163, 1.14],
      [318, 163, 1.2],
      [82, 145, 0.84],
    ],
  },
  {
    far: "M-160 176Q60 60 190 110t180-10 270 20L800 176z",
    ground: "M-3000 170H0q130-20 310-11t330-9H4000V2400H-3000z",
    channel: "M-3000 190H0q130-14 300-8t256 0",
    basin: [586, 184],
    spots: [
      [142, 168, 1.14],
      [328, 163, 1.2],
      [500, 161, 0.82],
    ],
  },
  {
    far: "M190 170v-80a40 40 0 0 1 80 0v80zM470 170v-92a48 48 0 0 1 96 0v92z",
    ground: "M-3000 163H4000V2400H-3000z",
    channel: "M-3000 184H4000",
    isAtEdge: true,
    spots: [
      [348, 163, 1.16],
      [96, 165, 1.2],
      [570, 164, 0.86],
    ],
  },
  {
    far: "M18 170v-92a34 34 0 0 1 68 0v92zM110 170v-92a34 34 0 0 1 68 0v92zM202 170v-92a34 34 0 0 1 68 0v92z",
    ground: "M-3000 163H4000V2400H-3000z",
    channel: "M-3000 184H540",
    basin: [572, 184],
    spots: [
      [500, 163, 1.14],
      [314, 166, 1.2],
      [100, 164, 0.84],
    ],
  },
  {
    far: "M-120 176L60 92l40 22 66-52 70 66 60-20 80 30 90-14 174 26L760 190H-120z",
    ground: "M-3000 163H4000V2400H-3000z",
    channel: "M-3000 184H4000",
    isAtEdge: true,
    spots: [
      [474, 164, 1.14],
      [92, 165, 1.2],
      [214, 164, 0.76],
    ],
  },
  {
    far: "M300 170v-86a84 84 0 0 1 168 0v86zM506 170v-60a48 48 0 0 1 96 0v60z",
    ground: "M-3000 163H4000V2400H-3000z",
    channel: "M-3000 180H330q12 0 12 5t12 5H4000",
    spots: [
      [140, 163, 1.14],
      [334, 166, 1.22],
      [552, 164, 0.84],
    ],
  },
];

/** A card's: nearer, so that who works there is large where many stand side by side; a tool has no room. */
const NEAR: readonly Lie[] = BROAD.map((lie) => {
  const [place, [x, y, scale]] = lie.spots as [Spot, Spot];
  // Whoever stands higher is smaller: no head is cut off.
  const person: Spot = [x, y, y < 155 ? scale * 0.9 : scale];
  return { ...lie, spots: [[Math.round(x + (place[0] - x) * 0.64), place[1], place[2]], person] };
});

const BEFORE_LEFT: readonly Spot[] = [
  [136, 151, 0.98],
  [112, 154, 1.1],
  [182, 164, 0.52],
];
const BEFORE_RIGHT: readonly Spot[] = [
  [108, 151, 0.98],
  [128, 154, 1.1],
  [58, 164, 0.52],
];
const NARROW: readonly Lie[] = [
  "M-200 152L0 96l40-40 30 26 44-52 46 50 30-24 50 50 200 46z",
  "M-200 152L0 100q50-50 100-14t140-6l200 72z",
  "M24 150v-74a34 34 0 0 1 68 0v74z",
  "M10 150v-80a28 28 0 0 1 56 0v80zM76 150v-80a28 28 0 0 1 56 0v80z",
  "M-200 152L0 110l40-30 30 16 44-42 46 40 30-14 50 30 200 42z",
  "M90 150v-70a54 54 0 0 1 108 0v70z",
].map((far, at) => ({
  far,
  ground: "M-3000 150H4000V2400H-3000z",
  channel: "M-3000 169H4000",
  spots: at % 3 ? BEFORE_LEFT : BEFORE_RIGHT,
}));

const QUAY = [250, 18] as const;

/** The top of a page: everything larger and nearer together on one ground, the channel just below it; words follow on the ground. */
const TOP: readonly Lie[] = BROAD.map(({ far, isAtEdge, spots }, at) => {
  const isQuay = at === 4;
  return {
    far,
    isAtEdge,
    ...(isQuay && { quay: QUAY }),
    ground: groundAt(280, isQuay ? QUAY : undefined),
    channel: "M-3000 291H4000",
    spots: spots.map(
      ([x, , scale], which) =>
        [
          Math.round(320 + (x - 320) * (which < 2 ? 0.82 : isQuay ? 1.08 : 0.92)),
          isQuay && which > 0 ? 281 - QUAY[1] : 281,
          scale,
        ] as const,
    ),
  };
});

/** The planes of 2:1, of a list's first, of a page's top, of 16:6, 2:3 and 4:3; the smallest has no room for a tool, only for the mark of a kind. */
export const PLANES: Readonly<Record<DrawingFormat, Plane>> = {
  banner: { width: 440, height: 216, lift: 13, zoom: 1.14, left: 100, lies: NEAR },
  panorama: { width: 640, height: 312, lift: 0, zoom: 1.18, lies: TOP },
  band: { width: 640, height: 280, lift: 0, zoom: 1.38, lies: TOP },
  wide: { width: 640, height: 240, lift: 36, zoom: 1.15, lies: BROAD },
  cover: {
    width: 200,
    height: 300,
    lift: 0,
    zoom: 1,
    lies: [
      "M14 150l50-56 34 30 36-48 66 74v40H14z",
      "M14 160q60-60 110-20t76-10v60H14z",
      "M70 150v-70a44 44 0 0 1 88 0v70z",
      "M40 190v-80a34 34 0 0 1 68 0v80zM122 190v-80a34 34 0 0 1 68 0v80z",
      "M14 150l50-30 34 16 36-28 66 44v40H14z",
      "M60 190v-80a50 50 0 0 1 100 0v80z",
    ].map((far) => ({
      far,
      ground: "M14 150h186v150H14z",
      channel: "M14 284h186",
      spots: [
        [108, 152, 0.8],
        [106, 268, 0.86],
      ],
    })),
  },
  thumbnail: { width: 240, height: 180, lift: 0, zoom: 1, lies: NARROW },
};

/** Where a channel may end in a planted basin: outdoors and at home. Elsewhere it leaves at the far edge. */
const PLANTED = new Set(["farm", "courtyard", "livingroom", "oldtown", "campus", "playground"]);

/** Tools with a foot or wheels of their own; the others rest on a plinth, people and topics on the ground. */
const STANDING = new Set(["trolley", "stethoscope", "thermometer", "truck", "robotarm", "printer3d", "lamp", "books"]);

export function restsOnPlinth(tool: string): boolean {
  return !/^[pt]-/.test(tool) && !STANDING.has(plainName(tool));
}

/** After the mark of a kind: it stands in the smallest pictures alone, where kinds stand side by side. */
export const ONLY_SMALL = "*";

/**
 * The motifs of a scene as a format shows them, the place first: the smallest has the mark of a kind for its tool, and
 * elsewhere beside somebody at work only what stands by itself is no monument.
 */
export function motifsIn(format: DrawingFormat, scene: string): readonly string[] {
  const isSmall = format === "thumbnail";
  const isAlone = isSmall || format === "banner";
  return scene
    .split(" ")
    .slice(1)
    .filter((name, at) => (name.endsWith(ONLY_SMALL) ? isSmall : at < 2 || !(isAlone || restsOnPlinth(name))));
}

/** How much larger something is drawn that stands where somebody would: a tool as high as a person. */
export function sizeAlone(name: string): number {
  if (name.startsWith("p-")) return 1;
  return name.startsWith("t-") ? 1.1 : 1.25;
}

/** How a scene lies in a format; a number that no plane has is its first. */
export function lieOf(format: DrawingFormat, scene: string): Lie {
  const { lies } = PLANES[format];
  const lie = lies[Number(scene.split(" ")[0]?.slice(-1))] ?? lies[0];
  if (!lie) throw new Error(`No lie in ${format}`);
  const own = withWater(lie, plainName(scene.split(" ")[1] ?? ""));
  return scene.includes("~") ? whole(format, own) : own;
}

/** What is broad, small enough for the middle (or the edge) that a row on a phone leaves of the picture. */
function whole(format: DrawingFormat, lie: Lie): Lie {
  const [place, near, tool] = lie.spots;
  if (!place || !near || (format !== "thumbnail" && format !== "banner")) return lie;
  const smaller: Spot = format === "thumbnail" ? [120, near[1], 0.78] : [lie.isAtEdge ? 64 : 320, near[1], 0.88];
  return { ...lie, spots: tool ? [place, smaller, tool] : [place, smaller] };
}

function withWater(lie: Lie, place: string): Lie {
  if (place === "reef") return { ...lie, channel: "", basin: undefined };
  return lie.basin && !PLANTED.has(place) ? { ...lie, channel: `${lie.channel}H4000`, basin: undefined } : lie;
}
