import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";

export type DrawingFormat = "banner" | "band" | "wide" | "cover" | "thumbnail";

/** A foot on the ground and how large what stands there is drawn. */
export type Spot = readonly [x: number, y: number, scale: number];

export interface Plane {
  readonly width: number;
  readonly height: number;
  /** What lies far behind, by ground. */
  readonly far: readonly string[];
  /** The terraces below the channel. */
  readonly ground: string;
  /** The channel from the reading side to the place. */
  readonly channel: string;
  /** Where its water gathers. */
  readonly pool: string;
  /** The place first, then the tools, nearest to the place first. */
  readonly spots: readonly Spot[];
  /** Too small for a place: the nearest tool stands alone. */
  readonly isSmall?: boolean;
}

/** The planes of 16:5, of a page's top, of 16:6, 2:3 and 4:3, drawn for a reader from the left. */
export const PLANES: Readonly<Record<DrawingFormat, Plane>> = {
  banner: {
    width: 640,
    height: 200,
    far: [
      "M0 118L70 74l44 30 62-62 58 54 40-26 74 56 70-40 92 60V176H0z",
      "M0 130q90-70 190-20t180-10 270 20v56H0z",
      "M120 40a54 54 0 1 1-.1 0zM0 150q160-60 330-20t310 0v44H0z",
      "M18 150v-72a34 34 0 0 1 68 0v72zM110 150v-72a34 34 0 0 1 68 0v72zM202 150v-72a34 34 0 0 1 68 0v72z",
    ],
    ground: "M0 152h312q14 0 14 10t14 10h300v28H0z",
    channel: "M0 152h312q14 0 14 10t14 10h164",
    pool: "M450 172h56a28 13 0 0 1-56 0z",
    spots: [
      [478, 170, 1.16],
      [232, 150, 1.14],
      [90, 150, 1.02],
    ],
  },
  // The top of a page: its foot is the water line, and ground and channel go on past it to both edges of the window.
  band: {
    width: 640,
    height: 280,
    far: [
      "M150 300L262 92l62 56L424 20l82 108 58-40 96 104L760 96l190 204z",
      "M60 300q150-130 320-60t260-30 460 90z",
      "M452 32a116 116 0 1 1-.1 0z",
      "M214 340V178a52 52 0 0 1 104 0v162zM346 340V178a52 52 0 0 1 104 0v162zM478 340V178a52 52 0 0 1 104 0v162z",
    ],
    ground: "M-3000 280H150q12 0 12 8t12 8H306q14 0 14 10t14 10H4000V900H-3000z",
    channel: "M-3000 280H150q12 0 12 8t12 8H306q14 0 14 10t14 10h120",
    pool: "M386 316h96a48 19 0 0 1-96 0z",
    spots: [
      [460, 314, 1.6],
      [236, 294, 1.3],
      [96, 278, 1.05],
    ],
  },
  wide: {
    width: 640,
    height: 240,
    far: [
      "M0 150L70 96l44 34 62-74 58 64 40-30 74 66 70-48 92 70V212H0z",
      "M0 160q90-84 190-24t180-12 270 24v64H0z",
      "M120 46a60 60 0 1 1-.1 0zM0 184q160-70 330-24t310 0v50H0z",
      "M18 186v-90a36 36 0 0 1 72 0v90zM114 186v-90a36 36 0 0 1 72 0v90zM210 186v-90a36 36 0 0 1 72 0v90z",
    ],
    ground: "M0 172h150q12 0 12 8t12 8h138q14 0 14 10t14 10h300v32H0z",
    channel: "M0 172h150q12 0 12 8t12 8h138q14 0 14 10t14 10h168",
    pool: "M446 208h64a32 15 0 0 1-64 0z",
    spots: [
      [478, 206, 1.3],
      [236, 186, 1.26],
      [84, 170, 1.12],
    ],
  },
  cover: {
    width: 200,
    height: 300,
    far: [
      "M14 150l50-56 34 30 36-48 66 74v40H14z",
      "M14 160q60-60 110-20t76-10v60H14z",
      "M108 40a44 44 0 1 1-.1 0z",
      "M40 190v-80a34 34 0 0 1 68 0v80zM122 190v-80a34 34 0 0 1 68 0v80z",
    ],
    ground: "M14 178h186v122H14z",
    channel: "M14 180h114",
    pool: "M86 180h44a22 11 0 0 1-44 0z",
    spots: [
      [108, 176, 0.78],
      [132, 282, 0.86],
    ],
  },
  thumbnail: {
    width: 240,
    height: 180,
    far: [
      "M0 96l40-40 30 26 44-52 46 50 30-24 50 50v56H0z",
      "M0 100q50-50 100-14t140-6v80H0z",
      "M70 22a40 40 0 1 1-.1 0z",
      "M10 140v-70a28 28 0 0 1 56 0v70zM76 140v-70a28 28 0 0 1 56 0v70z",
    ],
    ground: "M0 164h98q8 0 8-7t8-7h126v30H0z",
    channel: "M0 164h98q8 0 8-7t8-7h72",
    pool: "M148 150h40a20 10 0 0 1-40 0z",
    spots: [[108, 162, 1.08]],
    isSmall: true,
  },
};

/** A whole number that a text always gives. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** The environment whose colours a record has: its own, the one its scene begins with, else one for its word or seed. */
export function hueOf(seed: string, hue: string | null | undefined, scene: string): Environment {
  const own = hue?.length === 1 ? hue : scene.charAt(0);
  return (
    ENVIRONMENTS.find((code) => code === own) ??
    (ENVIRONMENTS[hashOf(hue || seed) % ENVIRONMENTS.length] as Environment)
  );
}
