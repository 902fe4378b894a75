import { m } from "#i18n/paraglide/messages.js";
import { inFile, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

export const KEPT_FORMS = personalTable("kept_forms", {
  people: [{ column: "user_id" }],
  what: m.kept_forms_register_what,
  purpose: m.kept_forms_register_purpose,
  kept: always(m.kept_forms_register_kept),
  erased: "with-account",
  key: ["key_hash"],
  columns: {
    key_hash: withheld("secret"),
    user_id: withheld("owner"),
    form_sealed: withheld("secret"),
    shown_at: withheld("progress"),
    expires_at: inFile,
  },
});
