import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";

/** A whole number that a text always gives. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}

/** What lies in the sea: never under a sky of sand. */
const AT_SEA = /^\S+ (dhow|port|rig|ship|warship)\b/;
const SAND = "R";
const SEA = "I";

/** Whether the place of a scene stands in the sea. */
export function isAtSea(scene: string): boolean {
  return AT_SEA.test(scene);
}

/** The environment whose colours a record has: its own, the one its scene begins with, else one for its word or seed. */
export function hueOf(seed: string, hue: string | null | undefined, scene: string): Environment {
  const own = hue?.length === 1 ? hue : scene.charAt(0);
  if (own === SAND && isAtSea(scene)) return SEA;
  return (
    ENVIRONMENTS.find((code) => code === own) ??
    (ENVIRONMENTS[hashOf(hue || seed) % ENVIRONMENTS.length] as Environment)
  );
}
