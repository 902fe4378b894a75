import type { Environment } from "#shared/environments.ts";
import { hashOf } from "./drawing-hue.ts";

/** What a scene's sky is like: the plain day has no name. */
export type Light = "dawn" | "dusk" | "night" | undefined;

/** A day from the first light to the last, in hours. */
const RISES = 5;
const SETS = 19;
/** Scenes of which no hour is told stand in one of these. */
const HOURS = ["07:00", "10:00", "13:30", "17:30"];
/** Clothes and tools stand against the hue of the sky. */
const MATES: Readonly<Record<Environment, readonly Environment[]>> = {
  R: ["S", "E", "C"],
  I: ["R", "E", "S"],
  A: ["R", "S", "C"],
  S: ["R", "E", "C"],
  E: ["S", "C", "R"],
  C: ["R", "E", "S"],
};

/** The hour a scene shows: the one that is told beside it, else one its seed always gives. */
export function hourOf(seed: string, told?: string): string {
  return told ?? (HOURS[hashOf(seed) % HOURS.length] as string);
}

/** The light at an hour of a clock of 24 hours. */
export function lightAt(hour: string): Light {
  const at = Number.parseFloat(hour.replace(":", "."));
  if (at < RISES || at >= SETS) return "night";
  if (at < 8) return "dawn";
  return at >= 16 ? "dusk" : undefined;
}

/** Where the sun stands, or at night the moon, in a sky of so many units: it goes from the reading side to the other. */
export function sunAt(hour: string, width: number, height: number): readonly [x: number, y: number] {
  const at = Number.parseInt(hour, 10) + Number.parseInt(hour.slice(3), 10) / 60;
  const isUp = lightAt(hour) !== "night";
  const share = isUp ? (at - RISES) / (SETS - RISES) : ((at + 24 - SETS) % 24) / (24 - SETS + RISES);
  const rise = Math.sin(Math.PI * share);
  return [Math.round(width * (0.08 + 0.84 * share)), Math.round(height * (0.62 - 0.46 * rise))];
}

/** The light of a scene, for what stands under the same sky. */
export function lightOf(seed: string, told?: string): Light {
  return lightAt(hourOf(seed, told));
}

/** Somebody at work in a scene, or alone. */
const WHO = /p-[a-z]+/;
const CLOTHES: readonly Environment[] = ["E", "S", "C", "R"];

/** The second colour of a scene, and of the clothes in it: whoever is drawn wears the same wherever they stand. */
export function mateOf(seed: string, env: Environment, drawn = ""): Environment {
  const mates = MATES[env];
  const [who] = WHO.exec(drawn) ?? [];
  if (!who) return mates[(hashOf(seed) >>> 5) % mates.length] as Environment;
  const first = (hashOf(who) >>> 5) % CLOTHES.length;
  return [...CLOTHES.slice(first), ...CLOTHES.slice(0, first)].find((one) => mates.includes(one)) as Environment;
}
