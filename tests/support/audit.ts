import type { AuditEvent } from "#features/audit/store.server.ts";
import type { Db } from "#platform/db/open.ts";

/** What was noted about somebody, in order. */
export function eventsOfSubject(db: Db, subjectKey: string): Promise<AuditEvent[]> {
  return db.selectFrom("audit_events").selectAll().where("subject_key", "=", subjectKey).orderBy("id").execute();
}
