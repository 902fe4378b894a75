import type { Generated, Selectable } from "kysely";
import { json } from "#platform/db/columns.ts";
import type { Db } from "#platform/db/open.ts";
import type { AuditAction } from "./rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    audit_events: AuditEventsTable;
  }
}

export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export interface AuditEventsTable {
  id: Generated<number>;
  at: string;
  /** Pseudonym of who did it; "system" for what comes round by itself. */
  actor_key: string;
  action: AuditAction;
  /** Pseudonym of whom it was done to. */
  subject_key: string | null;
  details_json: AuditDetails;
}

export type AuditEvent = Selectable<AuditEventsTable>;

export async function insertEvent(db: Db, event: Omit<AuditEvent, "id">): Promise<void> {
  await db
    .insertInto("audit_events")
    .values({ ...event, details_json: json(event.details_json) })
    .execute();
}

export async function hasEventSince(
  db: Db,
  { subjectKey, action, since }: { subjectKey: string; action: AuditAction; since: string },
): Promise<boolean> {
  const found = await db
    .selectFrom("audit_events")
    .select("id")
    .where("subject_key", "=", subjectKey)
    .where("action", "=", action)
    .where("at", ">=", since)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export async function deleteEvents(db: Db, before: string): Promise<void> {
  await db.deleteFrom("audit_events").where("at", "<", before).execute();
}
