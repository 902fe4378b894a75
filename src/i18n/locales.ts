/** A language of the product as data: everything that differs by language hangs here. */
export interface LocaleRecord {
  readonly code: Locale;
  readonly dir: "rtl" | "ltr";
  /** The language's own name, shown in the switch. */
  readonly name: string;
  /** Stands for the name where a bar is short of room. */
  readonly mark: string;
  /** Tag for Intl: digits and calendar are pinned so that server and browser agree. */
  readonly intl: string;
  /** Open Graph's form of the tag. */
  readonly og: string;
}

export type Locale = "ar" | "en";

export const LOCALES: Readonly<Record<Locale, LocaleRecord>> = {
  ar: { code: "ar", dir: "rtl", name: "العربية", mark: "ع", intl: "ar-u-nu-latn-ca-gregory", og: "ar_OM" },
  en: { code: "en", dir: "ltr", name: "English", mark: "EN", intl: "en-GB", og: "en_GB" },
};

/** The language of a visitor who has chosen none. */
export const DEFAULT_LOCALE: Locale = "ar";
/** The language shown when a text lacks the asked one. */
export const FALLBACK_LOCALE: Locale = "en";
export const LOCALE_CODES = Object.keys(LOCALES) as readonly Locale[];

export function isLocale(value: unknown): value is Locale {
  return value === "ar" || value === "en";
}

export function otherLocale(locale: Locale): Locale {
  return locale === "ar" ? "en" : "ar";
}
