import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

export const FAVORITES = personalTable("favorites", {
  people: [{ column: "user_id" }],
  what: m.favorites_register_what,
  purpose: m.favorites_register_purpose,
  kept: always(m.favorites_register_kept),
  erased: "with-account",
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    type: inFile,
    document_id: inFile,
    note: text(m.favorites_column_note),
    saved_at: moment(m.favorites_column_saved_at),
    removed_at: moment(m.favorites_column_removed_at),
  },
});
