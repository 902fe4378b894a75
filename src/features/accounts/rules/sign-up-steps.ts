import type { Grade } from "#features/people/rules.ts";
import type { OrdinaryAccountType } from "#shared/actor.ts";

/** One family of questions a step: whose account, the name, grade and age (pupils), address with password and consent. */
export const SIGN_UP_STEPS = ["kind", "name", "about", "account"] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

/** What the steps before the last one have said; it is kept by the browser alone. */
export interface SignUpDraft {
  /** `provider`: the provider vouches for the address, and no password is asked. */
  readonly door: "password" | "provider";
  readonly accountType: OrdinaryAccountType;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly grade?: Grade;
  readonly birthDate?: string;
  /** Names were sent, not only taken over from a provider. */
  readonly isNamed?: boolean;
  /** The step whose questions may be left out was sent. */
  readonly isTold?: boolean;
}

/** The steps of a kind of account: grade and age are asked of pupils alone. */
export function stepsOf(accountType: OrdinaryAccountType): readonly SignUpStep[] {
  return accountType === "Student" ? SIGN_UP_STEPS : SIGN_UP_STEPS.filter((step) => step !== "about");
}

/** The step somebody may be at who asks for one: none before it is left unsaid. */
export function openStep(draft: SignUpDraft, wanted: SignUpStep): SignUpStep {
  const isSaid: Record<SignUpStep, boolean> = {
    kind: true,
    name: draft.isNamed === true,
    about: draft.isTold === true,
    account: false,
  };
  for (const step of stepsOf(draft.accountType)) if (step === wanted || !isSaid[step]) return step;
  return "account";
}

/** The step after one; the last has none. */
export function stepAfter(draft: SignUpDraft, step: SignUpStep): SignUpStep | undefined {
  const steps = stepsOf(draft.accountType);
  return steps[steps.indexOf(step) + 1];
}

/** Another kind of account: what this one is not asked is not kept either. */
export function withKind(draft: SignUpDraft, accountType: OrdinaryAccountType): SignUpDraft {
  if (accountType === "Student") return { ...draft, accountType };
  const { grade: _grade, birthDate: _birthDate, isTold: _isTold, ...others } = draft;
  return { ...others, accountType };
}
