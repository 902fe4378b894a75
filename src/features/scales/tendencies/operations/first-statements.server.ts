import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { GUEST_STATEMENTS } from "../rules.ts";
import type { FirstStatements } from "../schema.ts";
import { newestForm } from "./read-instrument.server.ts";

/** The statements with which the site begins. */
export async function readFirstStatements(ctx: Context, locale: "ar" | "en"): Promise<FirstStatements> {
  const { version, statements } = await newestForm(ctx);
  const first = statements.slice(0, GUEST_STATEMENTS);
  return {
    version,
    total: statements.length,
    statements: first.map((one) => ({ environment: one.environment, text: one[locale].text })),
    words: { yes: m.scales_true({}, { locale }), no: m.scales_false({}, { locale }) },
  };
}
