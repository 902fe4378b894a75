import type { Environment } from "#shared/environments.ts";
import { LIKELY, TOLD_APART } from "../rules.ts";
import { type Choice, distanceOf, strengthsOf, strongestFirst } from "./strengths.ts";

/** How surely the first environments are told from the rest. */
export type Sureness = "sure" | "likely" | "unsure";

export interface EndRead {
  /** All six, the strongest first. */
  readonly order: readonly Environment[];
  readonly sureness: Sureness;
  /** The second is told apart from the first too. */
  readonly isFirstAlone: boolean;
}

/** What came out of the choices, and how sure it is: the first against the third, then against the second. */
export function readEnd(choices: readonly Choice[]): EndRead {
  const strengths = strengthsOf(choices);
  const order = strongestFirst(strengths);
  const [first = "R", second = "R", third = "R"] = order;
  const ahead = distanceOf(strengths, first, third);
  const sureness = ahead >= TOLD_APART ? "sure" : ahead >= LIKELY ? "likely" : "unsure";
  return { order, sureness, isFirstAlone: distanceOf(strengths, first, second) >= TOLD_APART };
}
