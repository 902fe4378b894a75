import { sql } from "kysely";
import {
  accountMarks,
  deleteAccount,
  type EndingAccount,
  readEnding,
} from "#features/accounts/operations/end-account.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { insertErasure } from "../store/erasures.server.ts";
import { appendLedger, settleLedger, subjectKey } from "./keep-ledger.server.ts";

/** Erases an account now: tables and the list of erasures in one transaction, then files and what the database left on disk. */
export async function eraseAccount(ctx: Context, account: EndingAccount): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const erasure = { subject_key: subjectKey(ctx, account), asked_at: account.eraseAt ?? now, erased_at: now };
  const removals = await inTransaction(ctx, async (db) => {
    const found: (() => Promise<void>)[] = [];
    for (const { fileEraser } of ctx.personal) if (fileEraser) found.push(await fileEraser(ctx, db, account.id));
    // Tables that belong together share their eraser.
    for (const erase of new Set(ctx.personal.map(({ eraser }) => eraser))) await erase?.(db, account.id, ctx);
    await deleteAccount(db, account.id);
    await insertErasure(db, erasure);
    await note(ctx, db, { actorId: null, action: "account.erased", subjectId: account.id });
    // Before the commit: a line too many is made true at the next start, one too few would never be.
    appendLedger(ctx, [erasure]);
    return found;
  });
  for (const remove of removals) await remove();
  await emptyLog(ctx);
}

/** SQLite's log of writes holds what was there before; deleted pages are overwritten when it is carried over. */
export async function emptyLog(ctx: Context): Promise<void> {
  if (ctx.database.engine === "sqlite") await sql`pragma wal_checkpoint(truncate)`.execute(ctx.db);
}

/** Erases again what a restored copy of the database brought back. @returns how many accounts. */
export async function replayErasures(ctx: Context): Promise<number> {
  const ledger = await settleLedger(ctx);
  if (ledger.size === 0) return 0;
  const back: number[] = [];
  for await (const rows of accountMarks(ctx.db))
    for (const { id, created_at: createdAt } of rows) if (ledger.has(subjectKey(ctx, { id, createdAt }))) back.push(id);
  for (const id of back) {
    const account = await readEnding(ctx.db, id);
    if (account) await eraseAccount(ctx, account);
  }
  return back.length;
}
