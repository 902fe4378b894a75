import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { durationText } from "../presenter/durations.server.ts";

/** Where the entry rules of a programme are printed: the guide with its year, and the page; "" where nobody says. */
export function guideOf(
  program: Item<"academic-program"> | undefined,
  locale: Locale,
): { readonly guide: string; readonly page: string } {
  const { guide_title: title, guide_year: year, guide_page: page } = program ?? {};
  if (!title) return { guide: "", page: "" };
  const words = { locale };
  const named = [title, year && m.studies_entry_year({ year }, words)].filter(Boolean);
  return {
    guide: named.join(locale === "ar" ? "، " : ", "),
    page: page ? m.studies_guide_page({ page }, words) : "",
  };
}

/** How long a programme takes, in words. */
export function lengthOf({ duration }: Item<"academic-program">, locale: Locale): string {
  return durationText(duration, locale);
}
