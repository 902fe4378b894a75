import { currentConsent } from "#features/legal/operations.server.ts";
import { birthDateParts } from "#features/people/rules/birth-date-parts.ts";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import { type SignUpDraft, type SignUpStep, stepsOf } from "../rules/sign-up-steps.ts";
import type { SignUpView } from "../schema/sign-up-view.ts";

interface Shown {
  readonly step: SignUpStep;
  readonly next: string | undefined;
  readonly vouched: string | null;
}

/** A step with what was said before. */
export function showStep(ctx: Context, draft: SignUpDraft, { step, next, vouched }: Shown): SignUpView {
  const steps = stepsOf(draft.accountType);
  const at = steps.indexOf(step);
  const beginning = pathTo(draft.door === "provider" ? "signUpFinish" : "signUp", {}, { next });
  const before = steps[at - 1];
  return {
    step,
    number: at + 1,
    total: steps.length,
    back: before ? pathTo("signUpStep", { step: before }, { next }) : null,
    beginning,
    accountType: draft.accountType,
    firstName: draft.firstName ?? "",
    lastName: draft.lastName ?? "",
    grade: draft.grade ?? "",
    birthDate: birthDateParts(draft.birthDate),
    vouched,
    consentVersion: currentConsent(ctx).version,
  };
}
