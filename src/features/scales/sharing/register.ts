import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";
import { OVER_DAYS } from "./rules.ts";

export const RESULT_SHARES = personalTable("result_shares", {
  people: [
    { column: "attempt_id", through: { table: "scale_attempts", key: "id", person: "user_id" } },
    { column: "advisor_id" },
  ],
  what: m.scales_register_shares_what,
  purpose: m.scales_register_shares_purpose,
  kept: (locale) => m.scales_register_shares_kept({ kept: durationWords(OVER_DAYS, "days", locale) }, { locale }),
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    attempt_id: withheld("inner"),
    advisor_id: withheld("inner"),
    token_hash: withheld("secret"),
    shows: inFile,
    made_at: moment(m.scales_share_column_made_at),
    expires_at: moment(m.i18n_column_expires_at),
    opened_at: moment(m.scales_share_column_opened_at),
    opened_count: text(m.scales_share_column_opened_count),
  },
});
