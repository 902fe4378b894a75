import type { Item } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { sourceOf } from "../presenter/entry.server.ts";

/** Where the entry rules of a programme are printed, by title, year and page; null where nobody says. */
export function presentGuide(program: Item<"academic-program">, locale: Locale): string | null {
  return sourceOf(program, locale);
}
