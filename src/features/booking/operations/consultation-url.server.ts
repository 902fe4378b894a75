import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import type { ToldSide } from "../schema/tellings.ts";

/** Where a side sees a consultation, in a language. */
export function consultationPath(side: ToldSide, id: string): string {
  return side === "person" ? pathTo("bookingOne", { id }) : pathTo("consultationOne", { id });
}

/** The same, whole, in a language. */
export function consultationUrl(ctx: Context, side: ToldSide, id: string, locale: Locale): string {
  return new URL(`${consultationPath(side, id)}?lang=${locale}`, ctx.config.publicUrl).href;
}
