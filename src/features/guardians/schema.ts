import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import type { GuardianRule } from "#platform/config.ts";
import type { HomeBranches } from "#shared/home-card.ts";
import type { ConsentState, InvitationState, Keeping, Turn } from "./rules.ts";

/** The answer to the question about a guardian; both are equal choices. */
export const guardianAnswerForm = z.discriminatedUnion("choice", [
  z.strictObject({ choice: z.literal("send"), email: emailField }),
  z.strictObject({ choice: z.literal("skip"), email: z.string().max(1000).optional() }),
]);

/** The same by call: `without` leaves the address out. */
export const guardianBody = z.discriminatedUnion("choice", [
  z.strictObject({ choice: z.literal("send"), email: emailField }),
  z.strictObject({ choice: z.literal("without") }),
]);

export const invitationBody = z.strictObject({ email: emailField });
export const acceptBody = z.strictObject({ token: z.string().max(200) });

export const DECISIONS = ["confirm", "object", "stranger"] as const;
export type Decision = (typeof DECISIONS)[number];
export const decisionForm = z.strictObject({
  token: z.string().max(200),
  decision: z.enum(DECISIONS, { error: (issue) => (issue.input === undefined ? "required" : "choice_unknown") }),
});

/** What a guardian's link shows. */
export interface DecisionView {
  readonly firstName: string;
  readonly rule: GuardianRule;
  /** Whether the pupil decides alone by now: there is nothing to decide any more. */
  readonly isAdult: boolean;
  readonly isConfirmed: boolean;
  /** Whether the objection stands. */
  readonly isObjected: boolean;
  readonly guardianAgreed: boolean;
  readonly pupilAgreed: boolean;
}

/** A link between a pupil and a guardian's account, seen from one side. */
export interface GuardianshipView {
  readonly documentId: string;
  readonly state: "invited" | "accepted";
  /** First name of the other side, once there is one. */
  readonly name: string | null;
  /** The address that was invited: shown to the pupil alone. */
  readonly email: string | null;
  readonly since: string;
  readonly expiresAt: string | null;
  /** The day the pupil comes of age, when it is near. */
  readonly endsOn: string | null;
}

/** Everything /account/guardian shows. */
export interface GuardianStanding {
  readonly rule: GuardianRule;
  readonly keeping: Keeping;
  readonly isMinorOrUnknown: boolean;
  readonly isAgeKnown: boolean;
  /** Whether the question about age was answered, also by leaving it out. */
  readonly isAgeAsked: boolean;
  /** Until when an older age that was said later does not count, because a minor's was said first. */
  readonly heldUntil: string | null;
  readonly state: ConsentState;
  readonly turn: Turn;
  readonly message: GuardianMessage | null;
  readonly guardians: readonly GuardianshipView[];
}

/** The same in words, in the reader's language. */
export interface StandingWords {
  readonly sent: string;
  readonly answer: string | null;
  readonly results: string;
  readonly turn: string;
}

/** What was sent to a guardian, and what came back. */
export interface GuardianMessage {
  /** The address, masked; null when it was left out or forgotten. */
  readonly to: string | null;
  /** When the pupil answered the question. */
  readonly askedAt: string;
  readonly sentAt: string | null;
  /** When the guardian answered last. */
  readonly answeredAt: string | null;
  readonly guardianAgreed: boolean;
  readonly pupilAgreed: boolean;
}

/** What a result can be used for, as guardians are told of it. */
export const RESULT_KINDS = ["clear", "leaning", "flat", "careless"] as const;

/** One taking of a scale as a guardian may see it: in words, never an answer or a number. */
export interface SummaryLine {
  readonly scale: string;
  readonly takenAt: string;
  readonly environments: readonly string[];
  readonly clarity: string;
  readonly kind: (typeof RESULT_KINDS)[number];
}

/** What there is to talk about with a child. */
export type TalkKind = SummaryLine["kind"] | "none" | "hidden";

/** What the page about talking says of one child, if one is named. */
export interface TalkView {
  readonly child: {
    readonly name: string;
    readonly kind: TalkKind;
    readonly environments: readonly string[];
  } | null;
}

export interface PupilSummary {
  readonly documentId: string;
  readonly firstName: string;
  /** Whether an objection hides the results. */
  readonly isHidden: boolean;
  readonly lines: readonly SummaryLine[];
  readonly endsOn: string | null;
}

/** A pupil on the page of their guardian: the newest result also as the six branches. */
export interface FamilyPupil extends PupilSummary {
  readonly branches: HomeBranches;
}

/** What an invitation shows to the person who opened it. */
export interface InvitationView {
  readonly state: InvitationState;
  /** The pupil's first name, for the one who holds a link that is good. */
  readonly firstName: string | null;
  /** Why this person cannot accept it, if so. */
  readonly hindrance: "own" | "linked" | "account_type" | "minor" | null;
}

const documentId = z.string().min(1).max(64);

/** The form that ends a link. */
export const endForm = z.strictObject({ documentId });

/** The forms of /account/guardian. */
export const guardianPageForm = z.discriminatedUnion("intent", [
  z.strictObject({ intent: z.literal("address"), email: emailField }),
  z.strictObject({ intent: z.literal("again") }),
  z.strictObject({ intent: z.literal("agree") }),
  z.strictObject({ intent: z.literal("invite"), email: emailField }),
  z.strictObject({ intent: z.literal("end"), documentId }),
]);
