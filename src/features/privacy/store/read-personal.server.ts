import { type RawBuilder, sql } from "kysely";
import type { Db } from "#platform/db/open.ts";
import { exportedColumns, type PersonalData, type PersonPath } from "#platform/personal-data/declare.ts";

export type PersonalRow = Readonly<Record<string, unknown>>;

/** Whose rows are read: the number, and the name under which the audit knows the person. */
export interface Subject {
  readonly userId: number;
  readonly pseudonym: string;
}

/** A person's rows of one table, by the ways the register knows, some at a time and in the order of their keys. */
export async function* readPersonal(
  db: Db,
  entry: PersonalData,
  subject: Subject,
  atOnce: number,
): AsyncGenerator<PersonalRow[]> {
  const exported = exportedColumns(entry);
  const columns = [...new Set([...entry.key, ...exported])];
  const key = sql.join(entry.key.map((name) => sql.ref(name)));
  const paths = entry.people.filter(({ asStaff }) => !asStaff);
  const about = sql.join(
    paths.map((path) => isAbout(path, subject)),
    sql` or `,
  );
  let last: PersonalRow | undefined;
  for (;;) {
    const after = last ? sql` and (${key}) > (${sql.join(entry.key.map((name) => last?.[name]))})` : sql``;
    const { rows } = await sql<PersonalRow>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(entry.name)}
      where (${about})${after} order by ${key} limit ${sql.lit(atOnce)}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => pick(row, exported));
    if (rows.length < atOnce) return;
    last = rows.at(-1);
  }
}

function isAbout({ column, through, pseudonym }: PersonPath, subject: Subject): RawBuilder<unknown> {
  if (through)
    return sql`${sql.ref(column)} in (select ${sql.ref(through.key)} from ${sql.table(through.table)} where ${sql.ref(through.person)} = ${subject.userId})`;
  return sql`${sql.ref(column)} = ${pseudonym ? subject.pseudonym : subject.userId}`;
}

function pick(row: PersonalRow, names: readonly string[]): PersonalRow {
  return Object.fromEntries(names.map((name) => [name, row[name]]));
}
