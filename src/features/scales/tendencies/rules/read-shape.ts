/** The shape of a profile on the hexagon (measurement.md 2.2). */
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Zone } from "../../engine/rules/test-sameness.ts";
import type { ScaleError } from "../../engine/rules.ts";
import { orderEnvironments, PROVISIONAL, type Profile } from "../rules.ts";
import { groupTies } from "./order-letters.ts";

/** Steps between two environments on the hexagon: min(|i−j|, 6−|i−j|), 0–3. */
export function hexagonDistance(a: Environment, b: Environment): number {
  const steps = Math.abs(ENVIRONMENTS.indexOf(a) - ENVIRONMENTS.indexOf(b));
  return Math.min(steps, ENVIRONMENTS.length - steps);
}

export type Consistency = "high" | "medium" | "low";

/**
 * Holland's consistency: the two leading environments 1 step apart high, 2 medium, 3 low (measurement.md 2.2).
 * With ties every pair that could lead is looked at: all pairs within a tied first place, else the first with each of a
 * tied second place. Where they do not all give one level the answer is null, as it is for a flat profile.
 */
export function consistencyOf(profile: Profile, error: ScaleError = PROVISIONAL): Consistency | null {
  const [leading = [], next = []] = groupTies(profile, error);
  const pairs =
    leading.length > 1
      ? leading.flatMap((a, at) => leading.slice(at + 1).map((b) => hexagonDistance(a, b)))
      : leading.flatMap((a) => next.map((b) => hexagonDistance(a, b)));
  const distances = new Set(pairs);
  if (distances.size !== 1) return null;
  if (distances.has(1)) return "high";
  return distances.has(2) ? "medium" : "low";
}

/**
 * `iachan` x1 − (x2 + x4)/2 and `holland` x1 − x6, raw points; `vector` on the hexagon: `length` in raw points,
 * `angle` in degrees 0–360 (A 0, I 60, R 120, C 180, E 240, S 300), null when the pulls cancel out.
 */
export type Differentiation = {
  readonly iachan: number;
  readonly holland: number;
  readonly vector: { readonly u: number; readonly v: number; readonly length: number; readonly angle: number | null };
  readonly level: "high" | "medium" | "low";
};

/** Eder (1998): sum of six pulls of 60° each; his printed factor .866 is √3/2. */
function vectorOf({ R, I, A, S, E, C }: Profile): Differentiation["vector"] {
  const u = A - C + (I + S - R - E) / 2;
  const v = (Math.sqrt(3) / 2) * (R + I - S - E);
  const length = Math.hypot(u, v);
  const angle = length < 1e-9 ? null : ((Math.atan2(v, u) * 180) / Math.PI + 360) % 360;
  return { u, v, length, angle };
}

const LEVELS = { flat: "low", leaning: "medium", clear: "high" } as const satisfies Record<
  Zone,
  Differentiation["level"]
>;

/** Iachan DI3, Holland DI5 and Eder's vector (measurement.md 2.2); the plain level is the zone's, so that no two words disagree. */
export function differentiationOf(profile: Profile, zone: Zone): Differentiation {
  const [first, second, , fourth, , last] = orderEnvironments(profile);
  const iachan = profile[first] - (profile[second] + profile[fourth]) / 2;
  const holland = profile[first] - profile[last];
  return { iachan, holland, vector: vectorOf(profile), level: LEVELS[zone] };
}
