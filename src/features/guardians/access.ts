import type { GuardianRule } from "#platform/config.ts";
import { hasAccount, ORDINARY_ACCOUNT_TYPES, type Person } from "#shared/actor.ts";
import { type AgeFacts, ageKnown, decidesAlone, isMinorOrUnknown, type Keeping } from "./rules.ts";
import type { InvitationView } from "./schema.ts";

interface Asked {
  readonly keeping: Keeping;
  readonly rule: GuardianRule;
  readonly isMinorOrUnknown: boolean;
}

/** Why somebody cannot answer the question about a guardian: one objects, or the question is not put to them. */
export function answerRefusal({ keeping, rule, isMinorOrUnknown: isAsked }: Asked) {
  if (keeping === "hidden") return "results_hidden";
  return rule === "off" || !isAsked ? "conflict" : null;
}

/** A guardian decides by the link of a mail, until the pupil decides alone. */
export function mayDecide(pupil: AgeFacts, objectedAt: string | null, now: Date): boolean {
  return !decidesAlone(pupil, objectedAt, now);
}

/** Guardians are invited by pupils who are not of age. */
export function mayInvite(pupil: AgeFacts, now: Date): boolean {
  return isMinorOrUnknown(pupil, now);
}

interface LinkedPupil extends AgeFacts {
  readonly isActive: boolean;
}

/** Whether a pupil can be looked after: who is gone, or has come of age, is out of sight before the link itself ends. */
export function isInSight(pupil: LinkedPupil, now: Date): boolean {
  return pupil.isActive && isMinorOrUnknown(pupil, now);
}

interface Link {
  readonly pupilId: number;
  /** Null until an invitation is accepted. */
  readonly guardianId: number | null;
}

interface Accepting extends Pick<Link, "pupilId"> {
  readonly age: AgeFacts | null;
  readonly isLinked: boolean;
}

/** Why somebody cannot accept an invitation: guardians are other people with ordinary accounts, who are not known to be minors. */
export function hindranceOf(
  person: Person,
  { pupilId, age, isLinked }: Accepting,
  now: Date,
): InvitationView["hindrance"] {
  if (person.id === pupilId) return "own";
  if (!ORDINARY_ACCOUNT_TYPES.some((type) => type === person.accountType)) return "account_type";
  if (age && ageKnown(age) && isMinorOrUnknown(age, now)) return "minor";
  return isLinked ? "linked" : null;
}

export function acceptRefusal(hindrance: InvitationView["hindrance"]) {
  if (hindrance === null) return null;
  return hindrance === "linked" ? "conflict" : "forbidden";
}

/** A link is ended from either side; for everybody else it does not exist. */
export function mayEndLink(person: Person, { pupilId, guardianId }: Link): boolean {
  return hasAccount(person) && (person.id === pupilId || person.id === guardianId);
}

/** A summary is for the guardian of this link alone, as long as the pupil is in sight. */
export function mayReadSummary(person: Person, { guardianId }: Link, pupil: LinkedPupil, now: Date): boolean {
  return hasAccount(person) && person.id === guardianId && isInSight(pupil, now);
}

/** Whether no guardian stands in the way of others seeing something of a pupil: adults need nobody. */
export function mayOthersSee({
  keeping,
  rule,
  isMinorOrUnknown: isMinor,
  isConfirmed,
}: Asked & { isConfirmed: boolean }) {
  if (keeping === "hidden") return false;
  return rule !== "require" || !isMinor || isConfirmed;
}

/** Why somebody cannot read how to talk about a child's result: it speaks to guardians. */
export function talkRefusal({ isGuardian }: { readonly isGuardian: boolean }) {
  return isGuardian ? null : "forbidden";
}

/** Whether an account is a guardian's: by its type, or because a child is linked to it. Guardians are spoken to about the child. */
export function isGuardianOf(person: Person, { hasChildren }: { readonly hasChildren: boolean }): boolean {
  return hasAccount(person) && (person.accountType === "Guardian" || hasChildren);
}

/** Whether a home begins with the children: by the type of the account alone; others with a child linked come for themselves. */
export function isGuardiansHome(person: Person): boolean {
  return hasAccount(person) && person.accountType === "Guardian";
}
