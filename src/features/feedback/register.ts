import type { PersonalData } from "#shared/personal-data.ts";

/** Personal data this feature holds. */
export const FEEDBACK_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "feedback",
    person: "user_id, else a keyed hash of record and device",
    purpose: "whether a page was useful, with a word of reason when given, so that editors better it",
    kept: "365 days, or until the account is deleted",
  },
];
