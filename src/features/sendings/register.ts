import { m } from "#i18n/paraglide/messages.js";
import { inFile, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

export const SENDINGS = personalTable("sendings", {
  people: [{ column: "user_id" }],
  what: m.sendings_register_what,
  purpose: m.sendings_register_purpose,
  kept: always(m.sendings_register_kept),
  erased: "with-account",
  key: ["key_hash"],
  columns: {
    key_hash: withheld("secret"),
    then_hash: withheld("secret"),
    asked_hash: withheld("secret"),
    user_id: withheld("owner"),
    claimed_at: withheld("progress"),
    done_at: inFile,
    answer_sealed: withheld("secret"),
    expires_at: inFile,
  },
});
