import type { BirthDateParts } from "#features/people/rules/birth-date-parts.ts";
import type { OrdinaryAccountType } from "#shared/actor.ts";
import type { SignUpStep } from "../rules/sign-up-steps.ts";

/** A step of sign-up as its page shows it. */
export interface SignUpView {
  readonly step: SignUpStep;
  readonly number: number;
  readonly total: number;
  /** The address of the step before. */
  readonly back: string | null;
  /** Where it begins anew. */
  readonly beginning: string;
  readonly accountType: OrdinaryAccountType;
  readonly firstName: string;
  readonly lastName: string;
  readonly grade: string;
  readonly birthDate: BirthDateParts;
  /** The address the provider vouches for; null where one is asked. */
  readonly vouched: string | null;
  readonly consentVersion: string;
}
