import type { Body } from "#content/body.ts";
import { familyOf, isShort } from "#content/directory/families.ts";
import type { Described } from "#content/registry.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { EntryTexts, IndexEntry } from "./rules/index-entry.ts";

/** Fields of one line that say what the record is about; other lines name a fact of it. */
const SUMMARIES = new Set(["summary", "description"]);

/** What of a published record can be found: its searched fields and its codes, and the names of one that gave way to it. */
export function entryOf(described: Described, id: number, body: Body, replaced?: Body): IndexEntry {
  const { scalars, type } = described;
  const codes = [...scalars].filter(([, field]) => field.kind === "code" && !field.private);
  const words = LOCALE_CODES.map((locale) => {
    const texts = textsOf(described, body, locale);
    const former = replaced && textsOf(described, replaced, locale);
    const labels = former ? [former.title, ...former.labels] : [];
    return [locale, texts && { ...texts, labels: [...texts.labels, ...labels] }] as const;
  });
  return {
    id,
    type: type.name,
    family: type.name === "job" ? familyOf(body.data) : null,
    isShort: type.name === "job" && isShort(body.data),
    codes: codes.flatMap(([name]) => (typeof body.data[name] === "string" ? [body.data[name] as string] : [])),
    words: Object.fromEntries(words) as IndexEntry["words"],
  };
}

function textsOf({ scalars, type }: Described, body: Body, locale: "ar" | "en"): EntryTexts | null {
  const values = body[locale];
  if (!values) return null;
  const found = { labels: [], names: [], summaries: [], texts: [] } as Record<
    Exclude<keyof EntryTexts, "title">,
    string[]
  >;
  for (const [name, field] of scalars) {
    const value = values[name];
    if (!field.searched || field.private || name === type.label || value === undefined || value === null) continue;
    found[partOf(name, field.kind)].push(...[value].flat().map(String));
  }
  // A type without a short text, as the common questions, is about what it says at length.
  if (found.summaries.length === 0) found.summaries.push(...found.texts.splice(0));
  return { title: String(values[type.label] ?? ""), ...found };
}

function partOf(name: string, kind: string): Exclude<keyof EntryTexts, "title"> {
  if (name === "alternative_labels") return "labels";
  if (kind === "keywords") return "names";
  if (kind !== "text") return "texts";
  return SUMMARIES.has(name) ? "summaries" : "names";
}
