import { pseudonymOf } from "#features/audit/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { exportedTables, type PersonalData, readableParts } from "#platform/personal-data/declare.ts";
import type { CopyOwner } from "#platform/personal-data/readable-part.ts";
import { type PersonalRow, readPersonal } from "../store/read-personal.server.ts";
import { withheldWords } from "./withheld-words.server.ts";

/** Rows read at once, so that a person with many of them takes no more memory. */
const ROWS_AT_ONCE = 500;
/** Rows of one part that the PDF shows, the newest; the machine-readable file has all. */
const ROWS_IN_PDF = 100;

/** The newest rows of a part, for the readable file, and how many there are. */
export interface PartRows {
  readonly entry: PersonalData;
  readonly newest: readonly PersonalRow[];
  readonly count: number;
}

/** The machine-readable copy and what the readable one is made of. */
export interface Collected {
  readonly json: Buffer;
  readonly parts: readonly PartRows[];
}

/** Reads all that the register knows of a person, some rows at a time; `step` hears of each part that is done. */
export async function collectExport(ctx: Context, owner: CopyOwner, step: () => Promise<void>): Promise<Collected> {
  const text: Buffer[] = [];
  const write = (piece: string) => void text.push(Buffer.from(piece));
  const parts: PartRows[] = [];
  write(`{\n"about": ${JSON.stringify(headOf(ctx, owner), null, 1)},\n"data": {`);
  for (const entry of exportedTables(ctx.personal)) {
    write(`${parts.length > 0 ? "," : ""}\n${JSON.stringify(entry.name)}: `);
    const heldBack = (await entry.readable?.heldBack(ctx, owner)) ?? null;
    parts.push(await collectPart(ctx, owner, entry, heldBack, write));
    await step();
  }
  write(`\n},\n"explained": {`);
  for (const [at, part] of readableParts(ctx.personal).entries())
    write(`${at > 0 ? "," : ""}\n${JSON.stringify(part.name)}: ${JSON.stringify(await part.data(ctx, owner))}`);
  write("\n}\n}\n");
  return { json: Buffer.concat(text), parts };
}

async function collectPart(
  ctx: Context,
  owner: CopyOwner,
  entry: PersonalData,
  heldBack: string | null,
  write: (piece: string) => void,
): Promise<PartRows> {
  const subject = { userId: owner.userId, pseudonym: pseudonymOf(ctx, owner.userId) };
  const { locale } = owner;
  let count = 0;
  let newest: PersonalRow[] = [];
  const head = {
    what: entry.what({}, { locale }),
    purpose: entry.purpose({}, { locale }),
    kept: entry.kept(locale, ctx.config),
    ...(heldBack && { held_back: heldBack }),
  };
  write(
    `{\n"about": ${JSON.stringify(head)},\n"not_in_this_copy": ${JSON.stringify(withheldWords(entry, locale))},\n"rows": [`,
  );
  const pages = heldBack ? [] : readPersonal(ctx.db, entry, subject, ROWS_AT_ONCE);
  for await (const rows of pages) {
    for (const row of rows) write(`${count++ > 0 ? "," : ""}\n${JSON.stringify(row)}`);
    newest = [...newest, ...rows].slice(-ROWS_IN_PDF);
  }
  write(`\n]}`);
  return { entry, newest, count };
}

/** What the file is, when and where it was made, so that it can be read apart from this service. */
function headOf(ctx: Context, { userId, locale }: CopyOwner) {
  return {
    format: "wijha-personal-data",
    version: 1,
    made_at: ctx.clock.now().toISOString(),
    made_by: ctx.config.site.name[locale],
    address: ctx.config.publicUrl,
    support: ctx.config.site.supportAddress,
    account: userId,
    language: locale,
    encoding: m.privacy_copy_encoding({}, { locale }),
  };
}
