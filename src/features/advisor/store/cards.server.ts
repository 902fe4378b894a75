import type { Db } from "#platform/db/open.ts";
import type { AdvisorRow } from "./tables.server.ts";

/** Open desks, in the order they began; all, or some by their people's numbers. */
export function openDesks(db: Db, ids?: readonly number[]): Promise<AdvisorRow[]> {
  let query = db
    .selectFrom("advisors")
    .innerJoin("users", "users.id", "advisors.user_id")
    .selectAll("advisors")
    .where("advisors.is_taking", "=", true)
    .where("users.account_type", "=", "Consultant")
    .where("users.disabled_at", "is", null)
    .where("users.erase_at", "is", null);
  if (ids) query = query.where("advisors.user_id", "in", [...ids]);
  return query.orderBy("advisors.user_id").execute();
}

export async function findAdvisorNumber(db: Db, documentId: string): Promise<number | null> {
  const row = await db
    .selectFrom("advisors")
    .select("user_id")
    .where("document_id", "=", documentId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Everybody who advises, with their desk where they have kept one. */
export function allDesks(db: Db) {
  return db
    .selectFrom("users")
    .leftJoin("advisors", "advisors.user_id", "users.id")
    .select(["users.id as userId", "advisors.document_id as id", "advisors.is_taking"])
    .where("users.account_type", "=", "Consultant")
    .where("users.kind", "=", "account")
    .where("users.disabled_at", "is", null)
    .orderBy("users.id")
    .execute();
}
