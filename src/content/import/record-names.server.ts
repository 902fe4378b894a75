import { type RawBuilder, sql } from "kysely";
import type { Context } from "#platform/context.ts";
import { foldText } from "#shared/fold-text.ts";
import type { Described, Registry } from "../registry.ts";
import { rowNames } from "./store.server.ts";

const AT_ONCE = 5_000;

/** Who is meant by a name; "several" where a title alone does not tell. */
export type Meant = Head | "several" | null;

interface Head {
  readonly id: string;
  readonly slug: string;
}

interface Names {
  /** By document id and by slug. */
  readonly heads: Map<string, Head>;
  readonly titles: Map<string, Head | "several">;
}

/** The records of the types a source names, by slug, title and document id: what is there and what the import itself brings. */
export class RecordNames {
  private readonly types = new Map<string, Promise<Names>>();
  private readonly ctx: Pick<Context, "db" | "database">;
  private readonly registry: Registry;
  private readonly importId: number;

  constructor(ctx: Pick<Context, "db" | "database">, registry: Registry, importId: number) {
    this.ctx = ctx;
    this.registry = registry;
    this.importId = importId;
  }

  /** The record of a type that somebody wrote down as `name`. */
  async find(type: string, name: string): Promise<Meant> {
    const { heads, titles } = await this.namesOf(type);
    return heads.get(name) ?? titles.get(titleKey(name)) ?? null;
  }

  /** The record of a type with this title. */
  async titled(type: string, title: string): Promise<Meant> {
    return (await this.namesOf(type)).titles.get(titleKey(title)) ?? null;
  }

  private namesOf(type: string): Promise<Names> {
    const known = this.types.get(type) ?? this.read(type);
    this.types.set(type, known);
    return known;
  }

  private async read(type: string): Promise<Names> {
    const described = this.registry.get(type);
    const names: Names = { heads: new Map(), titles: new Map() };
    if (!described) return names;
    const { db } = this.ctx;
    const records = (after: number) =>
      db
        .selectFrom("content_records")
        .select(["id", "document_id", "slug"])
        .select(titleParts(this.ctx, described))
        .where("type", "=", type)
        .where("deleted_at", "is", null)
        .where("id", ">", after)
        .orderBy("id")
        .limit(AT_ONCE)
        .execute();
    await eachPage(records, (row) => add(names, row));
    const staged = (after: number) => rowNames(db, this.importId, { type, after, limit: AT_ONCE });
    await eachPage(staged, (row) => add(names, row));
    return names;
  }
}

/** Goes through the rows of a table some at a time, in the order of their numbers. */
async function eachPage<R extends { readonly id: number }>(
  page: (after: number) => Promise<readonly R[]>,
  visit: (row: R) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await page(after);
    rows.forEach(visit);
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}

interface Named {
  readonly document_id: string;
  readonly slug: string;
  readonly title_ar: string | null;
  readonly title_en: string | null;
}

function add({ heads, titles }: Names, { document_id: id, slug, title_ar, title_en }: Named): void {
  const head = { id, slug };
  heads.set(id, head);
  if (slug !== "") heads.set(slug, head);
  for (const title of [title_ar, title_en]) {
    if (!title) continue;
    const key = titleKey(title);
    const holder = titles.get(key);
    titles.set(key, holder === undefined || (holder !== "several" && holder.id === id) ? head : "several");
  }
}

/** Titles are the same when people read them as the same. */
export function titleKey(title: string): string {
  return foldText(title).replace(/\s+/g, " ").trim();
}

/** The titles of a row of records, without reading the rest of what it holds. */
function titleParts({ database }: Pick<Context, "database">, { type, scalars }: Described) {
  const isLocalised = scalars.get(type.label)?.localised ?? false;
  const part = (side: "ar" | "en"): RawBuilder<string | null> => {
    const place = isLocalised ? side : "data";
    if (database.engine === "postgres")
      return sql`coalesce(published_json, draft_json) -> ${sql.lit(place)} ->> ${sql.lit(type.label)}`;
    return sql`json_extract(coalesce(published_json, draft_json), ${`$.${place}.${type.label}`})`;
  };
  return [part("ar").as("title_ar"), part("en").as("title_en")] as const;
}
