import type { Db } from "#platform/db/open.ts";
import type { WorkPayload } from "./queue-port.ts";

const AT_ONCE = 1000;

/** Deletes pending and dead work whose payload a rule picks; in the caller's transaction. @returns how many. */
export async function forgetWork(db: Db, isMeant: (payload: WorkPayload) => boolean): Promise<number> {
  let after = 0;
  let removed = 0;
  for (;;) {
    const rows = await db
      .selectFrom("due_work")
      .select(["id", "payload_json"])
      .where("id", ">", after)
      .orderBy("id")
      .limit(AT_ONCE)
      .execute();
    const ids = rows.filter((row) => isMeant(row.payload_json)).map((row) => row.id);
    if (ids.length > 0) await db.deleteFrom("due_work").where("id", "in", ids).execute();
    removed += ids.length;
    if (rows.length < AT_ONCE) return removed;
    after = rows.at(-1)?.id ?? after;
  }
}
