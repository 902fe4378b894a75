import { sql } from "kysely";
import {
  accountMarks,
  deleteAccount,
  type EndingAccount,
  otherAddresses,
  readEnding,
} from "#features/accounts/operations/end-account.server.ts";
import { note } from "#features/audit/operations.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { removeMailFiles } from "#platform/mail/files.ts";
import { NAME_BREAK } from "#platform/mail/isolate.ts";
import { forgetWork } from "#platform/queue/forget-work.ts";
import { isMailAbout, isWorkAbout, type NamedPerson } from "../rules.ts";
import { insertErasure } from "../store/erasures.server.ts";
import { exportsOf } from "../store/exports.server.ts";
import { appendLedger, settleLedger, subjectKey } from "./keep-ledger.server.ts";

/** What has to be looked for outside the tables, read before they are emptied. */
interface Traces {
  readonly person: NamedPerson;
  readonly files: readonly string[];
}

/** Erases an account now: tables and the list of erasures in one transaction, then files and what the database left on disk. */
export async function eraseAccount(ctx: Context, account: EndingAccount): Promise<void> {
  const now = ctx.clock.now().toISOString();
  const erasure = { subject_key: subjectKey(ctx, account), asked_at: account.eraseAt ?? now, erased_at: now };
  const traces = await inTransaction(ctx, async (db) => {
    const found = await tracesOf(ctx, db, account);
    for (const erase of ctx.personal.erasers) await erase(ctx, db, account.id);
    await forgetWork(db, (payload) => isWorkAbout(payload, account.id));
    await deleteAccount(db, account.id);
    await insertErasure(db, erasure);
    await note(ctx, db, { actorId: null, action: "account.erased", subjectId: account.id });
    // Before the commit: a line too many is made true at the next start, one too few would never be.
    appendLedger(ctx, [erasure]);
    return found;
  });
  await removeTraces(ctx, traces);
}

async function tracesOf(ctx: Context, db: Db, account: EndingAccount): Promise<Traces> {
  const exports = await exportsOf(db, account.id);
  const others = await Promise.all(ctx.personal.mailedAbout.map((find) => find(db, account.id)));
  return {
    files: exports.flatMap((row) => [row.json_file, row.pdf_file].filter((name) => name !== null)),
    person: {
      emails: [account.email, ...(await otherAddresses(db, account.id))],
      firstName: account.firstName,
      lastName: account.lastName,
      guardians: others.flat(),
    },
  };
}

async function removeTraces(ctx: Context, { files, person }: Traces): Promise<void> {
  for (const name of files) await ctx.files.remove("private", name);
  await removeMailFiles(ctx, (mail) =>
    isMailAbout(
      { to: mail.to, words: `${mail.subject}\n${mail.text}\n${mail.html}`.replaceAll(NAME_BREAK, "") },
      person,
    ),
  );
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
