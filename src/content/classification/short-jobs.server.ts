import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Context } from "#platform/context.ts";
import type { Body } from "../body.ts";

/** A short profile as an import finds it. */
export interface ShortJob {
  readonly documentId: string;
  readonly body: Body;
}

/** The professions that are there, by a code of theirs: full profiles are their editors' own and only counted. */
export interface JobIndex {
  readonly short: ReadonlyMap<string, readonly ShortJob[]>;
  readonly full: ReadonlySet<string>;
  readonly slugs: ReadonlySet<string>;
  /** Another one as soon as other professions stand here: an import that was broken off then begins anew. */
  readonly mark: string;
}

const AT_ONCE = 500;

/** Reads the professions by a field of their data: `esco_uri`, `onet_code`. */
export async function readJobs({ db }: Pick<Context, "db">, field: string): Promise<JobIndex> {
  const short = new Map<string, ShortJob[]>();
  const full = new Set<string>();
  const slugs = new Set<string>();
  const hash = createHash("sha256");
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom("content_records")
      .select(["id", "document_id", "slug", "published_json"])
      .where("type", "=", "job")
      .where("deleted_at", "is", null)
      .where("id", ">", after)
      .orderBy(sql.ref("id"))
      .limit(AT_ONCE)
      .execute();
    for (const { document_id: documentId, slug, published_json: body } of rows) {
      slugs.add(slug);
      const code = body?.data[field];
      hash.update(`${documentId} ${slug} ${code} ${body?.data.profile}\n`);
      if (!body || typeof code !== "string") continue;
      if (body.data.profile === "short") short.set(code, [...(short.get(code) ?? []), { documentId, body }]);
      else full.add(code);
    }
    if (rows.length < AT_ONCE) return { short, full, slugs, mark: hash.digest("hex") };
    after = rows.at(-1)?.id ?? after;
  }
}

/** What a record says of where its facts are from, with another publisher added. */
export function sourceWith(
  before: Body["source"],
  added: NonNullable<Body["source"]>,
  publisher: string,
): Body["source"] {
  if (!before) return added;
  if (before.name.includes(publisher)) return before;
  const licence = [before.licence, added.licence].filter(Boolean).join(" · ") || null;
  return { ...before, name: `${before.name} · ${added.name}`.slice(0, 300), licence };
}
