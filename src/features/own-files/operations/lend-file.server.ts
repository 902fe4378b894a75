import type { NamedFile } from "#content/library/named-files.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import type { Account } from "#shared/actor.ts";
import { findFile, findFileById, holdPerson } from "../store/files.server.ts";
import { dropFiles, forgetUnshown } from "./drop-files.server.ts";
import { keepFiles, type Sent } from "./keep-files.server.ts";
import { namedFile } from "./stored-names.server.ts";

/** Somebody's own PDF that another feature shows to others. */
export interface LentFile {
  /** As its owner named it. */
  readonly name: string;
  readonly bytes: number;
  readonly file: NamedFile;
}

interface Lending {
  /** One that has just arrived, or the id of one that is kept already. */
  readonly file: Sent | string;
  /** The field that is told when it cannot be taken. */
  readonly field: string;
}

/** Keeps a PDF of somebody's with what `work` writes about it, in one transaction that holds the person. */
export function keepPdf<T>(
  ctx: Context,
  person: Account,
  { file, field }: Lending,
  work: (db: Db, fileId: number) => Promise<T>,
): Promise<T> {
  const refused = (code: string) => new AppError("form_invalid", { fields: [{ path: field, code }] });
  if (typeof file !== "string")
    return keepFiles(ctx, person, [file], async (db, [row]) => {
      if (!row) throw refused("own_files_choose_pdf");
      return work(db, row.id);
    });
  return inTransaction(ctx, async (db) => {
    stillThere((await holdPerson(db, person.id)) || null);
    const row = await findFile(db, person.id, file);
    if (!row) throw refused("own_files_unknown");
    if (row.width !== null) throw refused("own_files_pdf");
    return work(db, row.id);
  });
}

/** What a lent file is called and where it lies; null when its owner has taken it away. */
export async function findLent(db: Db, id: number | null): Promise<LentFile | null> {
  const row = id === null ? undefined : await findFileById(db, id);
  return row ? { name: row.name, bytes: row.bytes, file: namedFile(row, false) } : null;
}

/** Deletes files that were lent unless their owner shows them too. @returns what removes their bytes after the commit. */
export async function forgetLent(ctx: Context, db: Db, ids: readonly number[]): Promise<() => Promise<void>> {
  const gone = await forgetUnshown(db, ids);
  return () => dropFiles(ctx, gone);
}
