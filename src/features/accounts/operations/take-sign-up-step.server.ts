import { gradeAndAgeForm } from "#features/people/schema.ts";
import type { Context } from "#platform/context.ts";
import { parseInput } from "#platform/http/input.ts";
import { type SignUpDraft, type SignUpStep, withKind } from "../rules/sign-up-steps.ts";
import { kindForm, nameForm } from "../schema/sign-up-steps.ts";

/** A sign-up that begins with its kind of account. */
export function beginSignUp(form: unknown, door: Pick<SignUpDraft, "door" | "firstName" | "lastName">): SignUpDraft {
  return { ...door, accountType: parseInput(kindForm, form).accountType };
}

/** What a step before the last one adds. */
export function takeStep(
  ctx: Context,
  draft: SignUpDraft,
  step: Exclude<SignUpStep, "account">,
  form: unknown,
): SignUpDraft {
  if (step === "kind") return withKind(draft, parseInput(kindForm, form).accountType);
  if (step === "name") return { ...draft, ...parseInput(nameForm, form), isNamed: true };
  const { grade, birthDate } = parseInput(gradeAndAgeForm(ctx.clock.now()), form);
  return { ...draft, grade, birthDate, isTold: true };
}

/** What the last step's form is looked at with: its own fields and all that was said before, which it cannot change. */
export function wholeSignUp({ door: _, isNamed: _n, isTold: _t, ...said }: SignUpDraft, form: object): object {
  return { ...form, grade: undefined, birthDate: undefined, ...said };
}
