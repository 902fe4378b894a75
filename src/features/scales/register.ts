import { addToMe } from "#features/accounts/operations/read-me.server.ts";
import { onSignOut } from "#features/accounts/operations/sign-out.server.ts";
import { addHomeCard } from "#features/home/operations.server.ts";
import type { PersonalData } from "#shared/personal-data.ts";
import { presentPersonality } from "./presenter.server.ts";
import { draftCard, resultCard } from "./tendencies/operations/home-cards.server.ts";
import { personalityFor } from "./tendencies/operations/read-results.server.ts";
import { forgetTrials } from "./tendencies/operations/withdraw-result.server.ts";

/** Tells other features what scales add to them; saying it twice changes nothing. */
export function registerScales(): void {
  addToMe("personality_result", async (ctx, person) => {
    const result = await personalityFor(ctx, person);
    return result && presentPersonality(result);
  });
  onSignOut("scales", forgetTrials);
  addHomeCard("scales_draft", "continue", draftCard);
  addHomeCard("scales_result", "reached", resultCard);
}

/** Personal data this feature holds, all of it tied to the account and deleted with it. */
export const SCALES_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "scale_attempts",
    person: "user_id",
    purpose: "that and when a scale was taken",
    kept: "until withdrawn, and 14 days more for undo; tries until sign-out or TRY_OUT_HOURS",
  },
  {
    table: "scale_answers",
    person: "scale_attempts.user_id",
    purpose: "the answers, to explain the result",
    kept: "two years after the result",
  },
  {
    table: "scale_results",
    person: "scale_attempts.user_id",
    purpose: "the result as it was computed",
    kept: "as long as its attempt",
  },
];
