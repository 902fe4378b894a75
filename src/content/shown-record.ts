import type { Locale } from "#i18n/locales.ts";
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
