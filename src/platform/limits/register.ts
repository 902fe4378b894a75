import { m } from "#i18n/paraglide/messages.js";
import { withheld } from "../personal-data/columns.ts";
import { always, personalTable } from "../personal-data/declare.ts";

export const TRIES = personalTable("tries", {
  people: [],
  what: m.limits_register_what,
  purpose: m.limits_register_purpose,
  kept: always(m.limits_register_kept),
  erased: "expiry",
  key: ["key_hash"],
  columns: { key_hash: withheld("secret"), count: withheld("nobody"), ends_at: withheld("nobody") },
});
