import { FALLBACK_LOCALE, isLocale, LOCALE_CODES, type Locale } from "#i18n/locales.ts";

const MOST_RANGES = 50;

/** The known language an Accept-Language header weighs most; of equal ones the first, and of those it leaves open English. */
export function acceptedLocale(header: string): Locale {
  const weights = new Map<string, number>();
  for (const range of header.split(",", MOST_RANGES)) {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    const language = tag.split("-", 1)[0] ?? "";
    const weight = weightOf(parameters);
    if (weight === null || (!isLocale(language) && language !== "*")) continue;
    // A language may be named with several regions: the most wanted one counts.
    weights.set(language, Math.max(weights.get(language) ?? 0, weight));
  }
  if (weights.size === 0) return FALLBACK_LOCALE;
  const named = [...weights.keys()].filter(isLocale);
  const open = [FALLBACK_LOCALE, ...LOCALE_CODES].filter((code) => !named.includes(code));
  const left = weights.get("*") ?? 0;
  const known = [...named, ...new Set(open)].map((code) => [code, weights.get(code) ?? left] as const);
  const [best, weight] = known.reduce((first, next) => (next[1] > first[1] ? next : first));
  // Where everything named is refused, whatever is not named will do.
  return weight > 0 ? best : (open[0] ?? FALLBACK_LOCALE);
}

/** Null where it cannot be read: such a range says nothing. */
function weightOf(parameters: readonly string[]): number | null {
  const told = parameters.find((part) => part.startsWith("q="));
  if (told === undefined) return 1;
  return /^q=(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(told) ? Number(told.slice(2)) : null;
}
