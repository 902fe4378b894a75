/** Whether scores of one person differ by more than error: the gate before any list (measurement.md 2.3). */
import { type ScaleError, standardError } from "../rules.ts";
import { chiSquareTail } from "./tails.ts";

/** Above the first the scores may well be one; under the second they are not. */
export const FLAT_P = 0.2;
export const CLEAR_P = 0.05;

/** `flat`: no list. `leaning`: professions to try, no order claimed. `clear`: an ordered list. */
export const ZONES = ["flat", "leaning", "clear"] as const;
export type Zone = (typeof ZONES)[number];

/** `q` = Σ (x − mean)² / SEM²; `p` = how often scores of one who likes all the same differ as much or more. */
export type Sameness = { readonly q: number; readonly p: number; readonly zone: Zone };

function zoneOf(p: number): Zone {
  if (p > FLAT_P) return "flat";
  return p < CLEAR_P ? "clear" : "leaning";
}

/** Tests two or more scores of scales that measure equally well; q follows chi-square with one degree less than there are scales. */
export function testSameness(scores: readonly number[], error: ScaleError): Sameness {
  const mean = scores.reduce((total, score) => total + score, 0) / scores.length;
  const squares = scores.reduce((total, score) => total + (score - mean) ** 2, 0);
  // Equal scores are the same even where the scale has no error.
  const q = squares < 1e-12 ? 0 : squares / standardError(error) ** 2;
  const p = chiSquareTail(q, scores.length - 1);
  return { q, p, zone: zoneOf(p) };
}
