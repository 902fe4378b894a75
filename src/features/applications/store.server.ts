import type { Generated, Selectable } from "kysely";
import type { Db } from "#platform/db/open.ts";
import type { ApplicationKind, ApplicationState } from "./rules.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    advisor_applications: AdvisorApplicationsTable;
  }
}

export interface AdvisorApplicationsTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  kind: ApplicationKind;
  /** Codes of fields of advice, joined; none of a teacher. */
  fields: string;
  languages: string;
  organisation: string;
  why: string;
  /** The proof; null once its owner took it away. */
  file_id: number | null;
  state: ApplicationState;
  decided_by: number | null;
  /** When it stopped waiting: by a decision, or withdrawn. */
  decided_at: string | null;
  /** When the applicant was told of the decision. */
  told_at: string | null;
  reason: string | null;
  made_at: string;
}

export type ApplicationRow = Selectable<AdvisorApplicationsTable>;
type Changes = Partial<Pick<ApplicationRow, "state" | "decided_by" | "decided_at" | "told_at" | "reason" | "file_id">>;

export async function insertApplication(db: Db, row: Omit<ApplicationRow, "id">): Promise<number> {
  const { id } = await db.insertInto("advisor_applications").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

export function findApplication(db: Db, documentId: string): Promise<ApplicationRow | undefined> {
  return db.selectFrom("advisor_applications").selectAll().where("document_id", "=", documentId).executeTakeFirst();
}

export function findApplicationById(db: Db, id: number): Promise<ApplicationRow | undefined> {
  return db.selectFrom("advisor_applications").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Somebody's applications, the newest first. */
export function readApplicationsOf(db: Db, userId: number): Promise<ApplicationRow[]> {
  return db
    .selectFrom("advisor_applications")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("id", "desc")
    .execute();
}

/** Applications in a state: those that wait the longest first, the others by what was decided last. */
export function readApplications(
  db: Db,
  { state, limit, offset }: { state: ApplicationState; limit: number; offset: number },
): Promise<ApplicationRow[]> {
  const waits = state === "waiting";
  return db
    .selectFrom("advisor_applications")
    .selectAll()
    .where("state", "=", state)
    .orderBy(waits ? "made_at" : "decided_at", waits ? "asc" : "desc")
    .orderBy("id", "asc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countApplications(db: Db): Promise<ReadonlyMap<ApplicationState, number>> {
  const rows = await db
    .selectFrom("advisor_applications")
    .select(["state", (select) => select.fn.countAll().as("count")])
    .groupBy("state")
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** Changes an application that is still as it was read. @returns whether it was. */
export async function changeApplication(
  db: Db,
  { id, state, decided_at, told_at }: ApplicationRow,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("advisor_applications")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", state)
    .where("decided_at", decided_at === null ? "is" : "=", decided_at)
    .where("told_at", told_at === null ? "is" : "=", told_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes what was refused or withdrawn before that time. @returns the numbers of their files. */
export async function deleteApplicationsBefore(db: Db, before: string): Promise<number[]> {
  const rows = await db
    .deleteFrom("advisor_applications")
    .where("state", "in", ["refused", "withdrawn"])
    .where("decided_at", "<", before)
    .returning("file_id")
    .execute();
  return rows.flatMap(({ file_id }) => file_id ?? []);
}
