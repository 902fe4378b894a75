import type { Locale } from "#i18n/locales.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { foldText } from "#shared/fold-text.ts";

/** What an interest may be a record of. */
export const INTEREST_TYPES = ["sector", "academic-subject-option"] as const;
export type InterestType = (typeof INTEREST_TYPES)[number];

/** A record that somebody may be interested in. */
export interface Interest {
  readonly type: InterestType;
  readonly slug: string;
  readonly title: string;
}

/** `type/slug`: what names an interest in forms and what other records tie to. */
export function tieOf({ type, slug }: { readonly type: string; readonly slug: string }): string {
  return `${type}/${slug}`;
}

/** Every field of work and school subject, in the reader's language. */
export function listInterests(ctx: Context, locale: Locale): Interest[] {
  return INTEREST_TYPES.flatMap((type) =>
    ctx.content.all(type, { locale, sort: "slug:asc" }).map(({ slug, title }) => ({ type, slug, title })),
  );
}

/** Which of them somebody's words name, in whichever language they were written, in the order of the words. */
export function interestsIn(ctx: Context, said: readonly string[], locale: Locale): Interest[] {
  const byTitle = ctx.content.snapshot.once("interests-by-title", () => titles(ctx));
  const ties = new Set(said.map((word) => byTitle.get(foldText(word))));
  const shown = new Map(listInterests(ctx, locale).map((one) => [tieOf(one), one]));
  return [...ties].flatMap((tie) => (tie && shown.get(tie)) || []);
}

/** Somebody's words, each that names a record by its title in the reader's language. */
export function namedInterests(ctx: Context, said: readonly string[], locale: Locale): string[] {
  return said.map((word) => interestsIn(ctx, [word], locale)[0]?.title ?? word);
}

function titles(ctx: Context): Map<string, string> {
  const all = LOCALE_CODES.flatMap((locale) => listInterests(ctx, locale));
  return new Map(all.map((one) => [foldText(one.title), tieOf(one)]));
}
