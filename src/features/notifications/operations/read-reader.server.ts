import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { stillThere } from "#platform/permission.ts";
import { interestsOf } from "../rules.ts";
import { findFacts, type ReaderRow, readChoices } from "../store/readers.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly readerInterests: readonly InterestsReader[];
  }
}

/** What somebody says they are interested in: words of their own, and the names of records they link to. */
export type InterestsReader = (
  db: Db,
  userId: number,
) => Promise<{ readonly words: readonly string[]; readonly records: readonly string[] }>;

/** Everything that decides what an account sees. */
export async function readReader(ctx: Context, userId: number, db: Db = ctx.db): Promise<ReaderRow> {
  const [found, choices, said] = await Promise.all([
    findFacts(db, userId),
    readChoices(db, userId),
    Promise.all(ctx.extensions.readerInterests.map((read) => read(db, userId))),
  ]);
  const { readUpTo, ...facts } = stillThere(found);
  const off = new Set(choices.flatMap(({ kind, is_shown }) => (is_shown ? [] : [kind])));
  const kinds = ctx.extensions.notificationKinds.filter(({ name, isAlways }) => isAlways || !off.has(name));
  const [words, records] = [said.flatMap((one) => one.words), said.flatMap((one) => one.records)];
  return {
    ...facts,
    readUpTo: readUpTo ?? 0,
    interests: interestsOf(words, records),
    kinds: kinds.map(({ name }) => name),
  };
}
