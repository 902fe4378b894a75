import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import type { Ending } from "../schema.ts";

/** What the banner of an account that is to be erased says; null for everybody else. */
export function readEnding(ctx: Context, actor: Actor): Ending | null {
  if (!isPerson(actor) || !actor.eraseAt) return null;
  const { locale } = actor;
  const date = formatDate(actor.eraseAt, locale, ctx.config.site.timeZone);
  return { text: m.privacy_banner({ date }, { locale }), keep: m.privacy_keep_action({}, { locale }) };
}
