import type { Locale } from "#i18n/locales.ts";

/** What every record has beside its declared fields. */
export const SYSTEM_FIELDS = ["id", "documentId", "slug", "createdAt", "updatedAt", "publishedAt", "locale"] as const;
export type SystemField = (typeof SYSTEM_FIELDS)[number];

export function isSystemField(name: string): name is SystemField {
  return (SYSTEM_FIELDS as readonly string[]).includes(name);
}

type SystemValues = Readonly<Record<Exclude<SystemField, "locale" | "id" | "publishedAt">, string>> & {
  readonly id: number;
  readonly publishedAt: string | null;
  shownIn(locale: Locale): Locale;
};

export function systemValue(record: SystemValues, name: SystemField, locale: Locale): string | number | null {
  return name === "locale" ? record.shownIn(locale) : record[name];
}
