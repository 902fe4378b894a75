import { builtOnce } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/open.ts";
import { splitWords } from "../rules.ts";
import { readLinks } from "../store/links.server.ts";

const ownWords = builtOnce((db, userId: number) =>
  db.selectFrom("profiles").select("interests").where("user_id", "=", userId),
);

/** What somebody is interested in: their own words, and the professions and skills they link to. */
export async function readInterests(
  db: Db,
  userId: number,
): Promise<{ readonly words: readonly string[]; readonly records: readonly string[] }> {
  const [[profile], links] = await Promise.all([ownWords(db, userId), readLinks(db, userId)]);
  const records = links.flatMap(({ kind, document_id: id }) =>
    kind === "job" || kind === "future-skill" ? (id ?? []) : [],
  );
  return { words: splitWords(profile?.interests ?? null), records };
}
