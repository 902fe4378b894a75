import { ANSWERED_BY } from "#platform/errors.ts";
import type { GuardianStanding } from "./schema.ts";

/** Where a pupil stands with guardians, on the wire; `next` is the call that is the pupil's turn. */
export function presentStanding(standing: GuardianStanding) {
  const { rule, keeping, state, turn, isAgeKnown, isAgeAsked, heldUntil, message } = standing;
  return {
    rule,
    results: keeping,
    state,
    turn,
    next: nextOf(standing),
    age_known: isAgeKnown,
    age_asked: isAgeAsked,
    age_held_until: heldUntil,
    sent_to: message?.to ?? null,
    sent_at: message?.sentAt ?? null,
    answered_at: message?.answeredAt ?? null,
    guardian_agreed: message?.guardianAgreed ?? false,
    pupil_agreed: message?.pupilAgreed ?? false,
  };
}

function nextOf({ turn, state, isAgeAsked }: GuardianStanding): string | null {
  if (turn !== "pupil" && turn !== "both") return null;
  if (state === "objected") return ANSWERED_BY.results_hidden ?? null;
  return (isAgeAsked ? ANSWERED_BY.guardian_needed : ANSWERED_BY.age_needed) ?? null;
}
