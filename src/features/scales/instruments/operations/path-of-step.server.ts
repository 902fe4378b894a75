import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import { TENDENCIES } from "../../rules.ts";
import { pathIn, pathOfScale } from "../rules/paths.ts";
import type { NextStep } from "./open-draft.server.ts";

/** The screen of the next step on a scale; questions about the person lead back to the scale they were put for. */
export function pathOfStep(scale: string, next: NextStep): string {
  if (next.step === "question") return pathIn(scale, "question", { number: next.number });
  if (next.step === "review") return pathIn(scale, "review");
  if (next.step === "hidden") return pathIn(scale, "results");
  const id = next.step === "guardian" ? "careerTestGuardian" : "careerTestProfile";
  return pathTo(id, {}, scale === TENDENCIES ? {} : { next: pathOfScale(scale) });
}

const STEP_OF_REFUSAL = new Map<string, "about-you" | "guardian" | "hidden">([
  ["age_needed", "about-you"],
  ["guardian_needed", "guardian"],
  ["results_hidden", "hidden"],
]);

/** The screen that answers a refusal by a question or by saying why; null for every other fault. */
export function pathOfRefusal(scale: string, error: unknown): string | null {
  const step = isAppError(error) ? STEP_OF_REFUSAL.get(error.code) : undefined;
  return step ? pathOfStep(scale, { step }) : null;
}
