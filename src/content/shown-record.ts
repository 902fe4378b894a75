import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { PictureFile } from "#shared/picture-file.ts";

/** What a page needs of an uploaded picture, and no more. */
export function pictureOf(file: PictureFile | null): PictureFile | null {
  if (!file) return null;
  const { url, mime, width, height, alternativeText, formats } = file;
  return { url, mime, width, height, alternativeText, formats };
}

/** The same for a card of a list, where most records have none. */
export function cardPictureOf(file: PictureFile | null): { readonly picture?: PictureFile } {
  const picture = pictureOf(file);
  return picture ? { picture } : {};
}

/** The language a record is shown in, where it is not the one asked for. */
export function languageOf(record: { readonly locale: Locale }, locale: Locale): { readonly otherLocale?: Locale } {
  return record.locale === locale ? {} : { otherLocale: record.locale };
}

/** What of a record says whether it is sample data; types without the field hold none. */
interface Titled {
  readonly title: string;
  readonly sample?: boolean | null;
}

/** The title as lists of related records show it: sample data is told as such. */
export function titleInList({ title, sample }: Titled, locale: Locale): string {
  return sample ? m.content_sample_title({ title }, { locale }) : title;
}
