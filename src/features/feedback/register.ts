import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld, yesNo } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";

export const FEEDBACK = personalTable("feedback", {
  people: [{ column: "user_id" }],
  what: m.feedback_register_what,
  purpose: m.feedback_register_purpose,
  kept: (locale, config) =>
    m.feedback_register_kept({ kept: durationWords(config.feedbackDays, "days", locale) }, { locale }),
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    voter_hash: withheld("secret"),
    is_useful: yesNo(m.feedback_column_is_useful),
    word: text(m.feedback_column_word),
    given_at: moment(m.i18n_column_at),
  },
});
