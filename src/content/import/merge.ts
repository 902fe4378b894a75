import { isDeepStrictEqual } from "node:util";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { Body, Values } from "../body.ts";
import type { ContentType } from "../types/content-type.ts";
import type { Proposal } from "./proposal.ts";

type Links = Body["links"];

/** What a record holds after a proposal: what it names is put, an empty value empties the field, everything else stays. */
export function merged({ label }: ContentType, before: Body, slug: string, proposal: Proposal, links: Links): Body {
  const words = (locale: "ar" | "en") => {
    const given = proposal[locale];
    // A row that says nothing at all in a language does not take that language away.
    const isSilent = Object.values(given).every(isEmpty) && (label in given || Object.keys(given).length === 0);
    return isSilent ? before[locale] : orNull(put(before[locale] ?? {}, given));
  };
  return {
    slug,
    data: put(before.data, proposal.data),
    ar: words("ar"),
    en: words("en"),
    links: { ...before.links, ...links },
    source: proposal.source === undefined ? before.source : proposal.source,
  };
}

function put(before: Values, given: Values): Values {
  const values = { ...before };
  for (const [name, value] of Object.entries(given)) {
    if (isEmpty(value)) delete values[name];
    else values[name] = value;
  }
  return values;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function orNull(values: Values): Values | null {
  return Object.keys(values).length === 0 ? null : values;
}

/** Where two bodies differ in what readers see; an empty list is nothing, like a field that is not there. */
export function differences(before: Body | null, after: Body) {
  const [was, is] = [before, after].map(plain);
  return {
    any: !isDeepStrictEqual(was, is),
    ar: !isDeepStrictEqual(was?.ar, is?.ar),
    en: !isDeepStrictEqual(was?.en, is?.en),
  };
}

/** The fields that held something before and hold nothing now, as paths of the store. */
export function emptied(before: Body | null, after: Body): string[] {
  if (!before) return [];
  const sides = ["data", ...LOCALE_CODES, "links"] as const;
  return sides.flatMap((side) =>
    Object.entries(before[side] ?? {})
      .filter(([name, value]) => !isEmpty(value) && isEmpty(after[side]?.[name]))
      .map(([name]) => `${side}.${name}`),
  );
}

function plain(body: Body | null) {
  if (!body) return null;
  const filled = (values: Values | null) => {
    const entries = Object.entries(values ?? {}).filter(([, value]) => !isEmpty(value));
    return entries.length === 0 ? null : Object.fromEntries(entries);
  };
  const { slug, source, data, ar, en, links } = body;
  return { slug, source, data: filled(data), ar: filled(ar), en: filled(en), links: filled(links) };
}
