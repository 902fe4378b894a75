import type { Db } from "#platform/db/open.ts";
import { splitWords } from "../rules.ts";
import { readLinks } from "../store/links.server.ts";

/** What somebody is interested in: their own words, and the professions and skills they link to. */
export async function readInterests(
  db: Db,
  userId: number,
): Promise<{ readonly words: readonly string[]; readonly records: readonly string[] }> {
  const [profile, links] = await Promise.all([
    db.selectFrom("profiles").select("interests").where("user_id", "=", userId).executeTakeFirst(),
    readLinks(db, userId),
  ]);
  const records = links.flatMap(({ kind, document_id: id }) =>
    kind === "job" || kind === "future-skill" ? (id ?? []) : [],
  );
  return { words: splitWords(profile?.interests ?? null), records };
}
