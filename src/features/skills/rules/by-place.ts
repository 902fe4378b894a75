import { compareText } from "#i18n/collation.ts";
import type { Locale } from "#i18n/locales.ts";

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** Records that name a skill, those first in whose own list of skills it stands earliest; ties by title. `skillsOf` gives that list. */
export function byPlace<T extends Named>(
  records: readonly T[],
  skill: string,
  { skillsOf, locale }: { readonly skillsOf: (slug: string) => readonly Named[]; readonly locale: Locale },
): T[] {
  const place = new Map(
    records.map(({ slug }) => {
      const at = skillsOf(slug).findIndex((one) => one.slug === skill);
      return [slug, at < 0 ? Number.POSITIVE_INFINITY : at];
    }),
  );
  const placeOf = ({ slug }: T) => place.get(slug) ?? 0;
  return records.toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)];
    return one === other ? compareText(a.title, b.title, locale) : one - other;
  });
}
