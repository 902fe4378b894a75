import type { Label } from "#content/fields/enumeration/kind.ts";
import type { Item } from "#content/readers.ts";
import { compareText } from "#i18n/collation.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { Facet } from "#shared/facets.ts";
import type { Sort } from "#shared/listing.ts";

type StudyType = "academic-degree" | "certification" | "academic-program";
type OptionType =
  | "academic-degree-area"
  | "university"
  | "institution"
  | "academic-program-category"
  | "academic-program-institute"
  | "academic-program-location"
  | "academic-subject-option";

interface Slugged {
  readonly slug: string;
}

interface Option extends Slugged {
  readonly title?: string;
  readonly name?: string;
  readonly order?: number | null;
}

/** Every record of a type in the order asked for. */
export function allOf<T extends StudyType>(ctx: Context, actor: Actor, type: T, sort: Sort): readonly Item<T>[] {
  const order = sort === "title" ? "title:asc" : "updatedAt:desc";
  return ctx.content.all<StudyType>(type, { locale: actor.locale, sort: order }) as readonly Item<T>[];
}

/** A filter by the professions a study leads to. */
export function byProfession<T extends { readonly jobs: readonly Slugged[] }>(
  ctx: Context,
  actor: Actor,
  type: StudyType,
): Facet<T> {
  const { locale } = actor;
  const options = ctx.content.all("job", { locale, sort: "title:asc", namedIn: [[type, "jobs"]] });
  return { options, valuesOf: ({ jobs }) => jobs.map(({ slug }) => slug) };
}

/** A filter by a relation; names in the order an editor gave, else by the alphabet. */
export function byRelation<T>(
  ctx: Context,
  actor: Actor,
  type: OptionType,
  related: (record: T) => readonly Slugged[] | Slugged | null,
): Facet<T> {
  const records: readonly Option[] = ctx.content.all(type, { locale: actor.locale });
  const options = records
    .map(({ slug, title, name, order }) => ({ slug, title: title ?? name ?? slug, order: order ?? 0 }))
    .toSorted((a, b) => a.order - b.order || compareText(a.title, b.title, actor.locale))
    .map(({ slug, title }) => ({ slug, title }));
  return { options, valuesOf: (record) => [related(record) ?? []].flat().map(({ slug }) => slug) };
}

/** A filter by an enumerated value, named and ordered as declared. */
export function byLabel<T, Value extends string>(
  labels: Readonly<Record<Value, Label>>,
  actor: Actor,
  value: (record: T) => Value,
): Facet<T> {
  const entries = Object.entries(labels) as [Value, Label][];
  const options = entries.map(([slug, label]) => ({ slug, title: label({}, { locale: actor.locale }) }));
  return { options, valuesOf: (record) => [value(record)] };
}
