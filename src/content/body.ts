import { z } from "zod";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import type { Source } from "#shared/sourced.ts";
import { linkedId, linkedIds } from "./fields/relation/kind.ts";
import { slug } from "./fields/slug/kind.ts";
import type { Described } from "./registry.ts";

export type Values = Readonly<Record<string, unknown>>;

/** What editors write of one record, in both languages: the draft and the published side have one each. */
export interface Body {
  readonly slug: string;
  readonly data: Values;
  readonly ar: Values | null;
  readonly en: Values | null;
  /** Document ids by relation. */
  readonly links: Readonly<Record<string, readonly string[]>>;
  readonly source: Source | null;
}

/** PostgreSQL keeps neither half of a sign nor the sign of nothing in JSON. */
const canBeStored = (value: unknown) =>
  [value].flat().every((text) => typeof text !== "string" || (text.isWellFormed() && !text.includes("\0")));

const line = z.string().trim().min(1).max(300).refine(canBeStored, "wrong_value");
const source = z.strictObject({
  name: line,
  address: z.url({ protocol: /^https?$/ }).nullable(),
  licence: line.nullable(),
  date: z.iso.date().nullable(),
});

const schemas = new WeakMap<Described, { readonly draft: z.ZodType<Body>; readonly complete: z.ZodType<Body> }>();

/** The check of a type's body: a draft may lack fields, a complete one may not. */
export function bodySchema(described: Described, stage: "draft" | "complete"): z.ZodType<Body> {
  let pair = schemas.get(described);
  if (!pair) {
    pair = { draft: makeSchema(described, false), complete: makeSchema(described, true) };
    schemas.set(described, pair);
  }
  return pair[stage];
}

function makeSchema(described: Described, complete: boolean): z.ZodType<Body> {
  const values = (localised: boolean) => {
    const fields: Record<string, z.ZodType> = {};
    for (const [name, field] of described.scalars)
      if (field.localised === localised)
        fields[name] = (complete && field.required ? field.schema : field.schema.nullish()).refine(
          canBeStored,
          "wrong_value",
        );
    return z.strictObject(fields);
  };
  const links: Record<string, z.ZodType> = {};
  for (const [name, { one }] of described.relations) links[name] = (one ? linkedId : linkedIds).optional();
  const { refused } = described.type.slugs;
  const body = z.strictObject({
    slug: slug.refine((text) => !refused.includes(text), "content_slug_refused"),
    data: values(false),
    ar: values(true).nullable().default(null),
    en: values(true).nullable().default(null),
    links: z.strictObject(links).default({}),
    source: source.nullable().default(null),
  });
  const checked = complete
    ? body
        .refine((record) => LOCALE_CODES.some((locale: Locale) => record[locale] !== null), {
          path: ["ar"],
          message: "content_needs_language",
        })
        .refine(({ data }) => described.type.isForReaders(data), { path: ["data"], message: "content_private" })
    : body;
  return checked as unknown as z.ZodType<Body>;
}
