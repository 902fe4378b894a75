import type { Db } from "#platform/db/open.ts";
import type { Described, Registry } from "../registry.ts";
import { foldedName, type SubjectNames, withoutArticles } from "./rule-text.ts";

/** How the records are called that values of a type name by slug. */
export async function readSubjectNames(db: Db, described: Described, registry: Registry): Promise<SubjectNames> {
  const to = [...described.scalars.values()].find(({ names }) => names)?.names?.to;
  const label = to ? registry.get(to)?.type.label : undefined;
  if (to === undefined || label === undefined) return { slugOf: () => null, nameOf: (slug) => slug, folded: [] };
  const rows = await db
    .selectFrom("content_records")
    .select(["slug", "published_json", "draft_json"])
    .where("type", "=", to)
    .where("deleted_at", "is", null)
    .execute();
  const slugs = new Map<string, string>();
  const titles = new Map<string, { readonly ar: string; readonly en: string }>();
  for (const { slug, published_json, draft_json } of rows) {
    const body = published_json ?? draft_json;
    const [ar, en] = [body?.ar?.[label], body?.en?.[label]].map((title) =>
      typeof title === "string" ? title : slug,
    ) as [string, string];
    titles.set(slug, { ar, en });
    slugs.set(foldedName(slug), slug);
    for (const title of [ar, en]) if (!slugs.has(foldedName(title))) slugs.set(foldedName(title), slug);
  }
  for (const [name, slug] of [...slugs]) if (!slugs.has(withoutArticles(name))) slugs.set(withoutArticles(name), slug);
  return namesOf(slugs, titles);
}

/** A title that another one holds as well is written as the slug. */
function namesOf(
  slugs: ReadonlyMap<string, string>,
  titles: ReadonlyMap<string, { readonly ar: string; readonly en: string }>,
): SubjectNames {
  return {
    slugOf: (name) => slugs.get(foldedName(name)) ?? null,
    nameOf(slug, locale) {
      const title = titles.get(slug)?.[locale] ?? slug;
      return slugs.get(foldedName(title)) === slug && !/[();]/.test(title) ? title : slug;
    },
    folded: [...slugs.keys()].sort((a, b) => b.length - a.length),
  };
}
