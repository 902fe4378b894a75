import type { Context } from "#platform/context.ts";
import type { KeptThing } from "../schema.ts";

/** What is kept about people, why and for how long, in words: from the register, with the settings as they are. */
export function listKept(ctx: Context, locale: "ar" | "en"): KeptThing[] {
  const things = ctx.personal.map(
    ({ what, purpose, kept }): KeptThing => [what({}, { locale }), purpose({}, { locale }), kept(locale, ctx.config)],
  );
  // Tables that belong together share their words and make one line.
  return [...new Map(things.map((thing) => [thing[0], thing])).values()];
}
