import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import type { NextStep } from "./open-attempt.server.ts";

/** The screen of the next step. */
export function pathOfStep(next: NextStep): string {
  if (next.step === "statement") return pathTo("careerTestStatement", { number: next.number });
  return pathTo(SCREEN_OF_STEP[next.step]);
}

const SCREEN_OF_STEP = {
  "about-you": "careerTestProfile",
  guardian: "careerTestGuardian",
  hidden: "careerTestResults",
  review: "careerTestReview",
} as const;

const STEP_OF_REFUSAL = new Map<string, "about-you" | "guardian" | "hidden">([
  ["age_needed", "about-you"],
  ["guardian_needed", "guardian"],
  ["results_hidden", "hidden"],
]);

/** The screen that answers a refusal by a question or by saying why; null for every other fault. */
export function pathOfRefusal(error: unknown): string | null {
  const step = isAppError(error) ? STEP_OF_REFUSAL.get(error.code) : undefined;
  return step ? pathOfStep({ step }) : null;
}
