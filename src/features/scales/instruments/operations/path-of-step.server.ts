import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import { pathOfScale } from "../rules/paths.ts";
import type { NextStep } from "./open-draft.server.ts";

/** The screen of the next step on a scale; questions about the person lead back to its start. */
export function pathOfStep(scale: string, next: NextStep): string {
  if (next.step === "question") return pathTo("scaleQuestion", { scale, number: next.number });
  if (next.step === "review") return pathTo("scaleReview", { scale });
  if (next.step === "hidden") return pathTo("scaleResults", { scale });
  const id = next.step === "guardian" ? "careerTestGuardian" : "careerTestProfile";
  return pathTo(id, {}, { next: pathOfScale(scale) });
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
