import type { Body } from "#content/body.ts";
import type { Described } from "#content/registry.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { EntryTexts, IndexEntry } from "./rules/index-entry.ts";

/** What of a published record can be found: its searched fields and its codes. */
export function entryOf(described: Described, id: number, body: Body): IndexEntry {
  const { scalars, type } = described;
  const codes = [...scalars].filter(([, field]) => field.kind === "code" && !field.private);
  const words = LOCALE_CODES.map((locale) => [locale, textsOf(described, body, locale)] as const);
  return {
    id,
    type: type.name,
    codes: codes.flatMap(([name]) => (typeof body.data[name] === "string" ? [body.data[name] as string] : [])),
    words: Object.fromEntries(words) as IndexEntry["words"],
  };
}

function textsOf({ scalars, type }: Described, body: Body, locale: "ar" | "en"): EntryTexts | null {
  const values = body[locale];
  if (!values) return null;
  const names: string[] = [];
  const texts: string[] = [];
  for (const [name, field] of scalars) {
    const value = values[name];
    if (!field.searched || field.private || name === type.label || value === undefined || value === null) continue;
    (field.kind === "keywords" ? names : texts).push(...[value].flat().map(String));
  }
  return { title: String(values[type.label] ?? ""), names, texts };
}
