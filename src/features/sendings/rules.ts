const SECOND_MS = 1000;
const DAY_MS = 86_400_000;
const ID = /^[\w+/=.:~-]{16,128}$/;

/** A longer answer is not kept: who asks again is told that it was done. */
export const MOST_KEPT_BYTES = 64 * 1024;

/** For how long a claim stands without an answer: three times what a page is given, so only a killed process leaves one that long. */
export const CLAIM_SECONDS = 30;

/** Whether text can name a sending: long enough that nobody guesses another's. */
export function isSendingId(text: string | null | undefined): text is string {
  return ID.test(text ?? "");
}

/** When a claim that is made now, or its answer, is forgotten. */
export function sendingUntil(now: Date): Date {
  return new Date(now.getTime() + DAY_MS);
}

/** Whether a claim may be taken over: whoever made it has been killed, or its day is over. */
export function isClaimOver(
  claim: { claimed_at: string; done_at: string | null; expires_at: string },
  now: Date,
): boolean {
  const isLeft = claim.done_at === null && Date.parse(claim.claimed_at) + CLAIM_SECONDS * SECOND_MS <= now.getTime();
  return isLeft || Date.parse(claim.expires_at) <= now.getTime();
}
