import { LOCALES, type Locale } from "./locales.ts";

/** A language's name in another one: "ar" is «العربية» or "Arabic"; a code nobody knows stays as it is. */
export function languageName(code: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames(LOCALES[locale].intl, { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
}
