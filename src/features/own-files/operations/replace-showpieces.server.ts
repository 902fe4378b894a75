import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import type { Account } from "#shared/actor.ts";
import type { ShowpieceKind } from "../rules.ts";
import type { ShowpieceLists } from "../schema.ts";
import { findFile, type OwnFileRow } from "../store/files.server.ts";
import { changeOthers, changeShowpiece, readShowpieces, type ShowpieceRow } from "../store/showpieces.server.ts";
import { storeShowpiece } from "./keep-showpieces.server.ts";

const LISTS = { certifications: "certificate", resumes: "resume", portfolio: "work" } as const;
type ListName = keyof typeof LISTS;
type Entry = NonNullable<ShowpieceLists[ListName]>[number];

/**
 * Makes what somebody shows what is said of it, in a transaction that holds the person: what a list leaves out is taken
 * away and can be had back for a day. @returns files that nothing shows any more; their bytes are the caller's to drop.
 */
export async function replaceShowpieces(
  ctx: Context,
  db: Db,
  person: Account,
  said: ShowpieceLists,
): Promise<OwnFileRow[]> {
  const gone: OwnFileRow[] = [];
  if (said.profile_picture !== undefined) await replacePhoto(ctx, db, person, said.profile_picture);
  for (const name of Object.keys(LISTS) as ListName[]) {
    const entries = said[name];
    if (entries) gone.push(...(await replaceList(ctx, db, person, name, entries)));
  }
  if (said.resume !== undefined) await choose(db, person, said.resume);
  return gone;
}

async function shownOf(db: Db, person: Account, kind: ShowpieceKind): Promise<ShowpieceRow[]> {
  return (await readShowpieces(db, person.id)).filter((row) => row.kind === kind);
}

async function takeAway(ctx: Context, db: Db, rows: readonly ShowpieceRow[]): Promise<void> {
  const removed_at = ctx.clock.now().toISOString();
  for (const { id } of rows) await changeShowpiece(db, id, { removed_at });
}

async function replacePhoto(ctx: Context, db: Db, person: Account, file: string | null): Promise<void> {
  const shown = await shownOf(db, person, "photo");
  if (file === null) return takeAway(ctx, db, shown);
  const row = await findFile(db, person.id, file);
  if (row && shown.some(({ file_id }) => file_id === row.id)) return;
  await at("profile_picture", () => storeShowpiece(ctx, db, person, { kind: "photo", said: {}, file }));
}

async function replaceList(
  ctx: Context,
  db: Db,
  person: Account,
  name: ListName,
  entries: readonly Entry[],
): Promise<OwnFileRow[]> {
  const kind = LISTS[name];
  const shown = await shownOf(db, person, kind);
  const ids = entries.flatMap(({ documentId }) => documentId ?? []);
  const unknown = ids.findIndex((id, place) => ids.indexOf(id) < place || !shown.some((row) => row.document_id === id));
  if (unknown >= 0) throw notShown(name);
  await takeAway(
    ctx,
    db,
    shown.filter((row) => !ids.includes(row.document_id)),
  );
  const gone: OwnFileRow[] = [];
  // The newest stands first when they are read again.
  for (const [place, entry] of [...entries.entries()].reverse()) {
    if (!("name" in entry)) continue;
    const { documentId: id, file, ...rest } = entry;
    const { logo, ...said } = { logo: undefined, ...rest };
    const saved = await at(`${name}.${place}`, () => storeShowpiece(ctx, db, person, { kind, id, said, file, logo }));
    gone.push(...saved.gone);
  }
  return gone;
}

async function choose(db: Db, person: Account, id: string): Promise<void> {
  const row = (await shownOf(db, person, "resume")).find(({ document_id }) => document_id === id);
  if (!row) throw notShown("resume");
  await changeShowpiece(db, row.id, { is_current: true });
  await changeOthers(db, row, { is_current: false });
}

function notShown(path: string): AppError {
  return new AppError("form_invalid", { fields: [{ path, code: "own_files_unknown" }] });
}

/** Says of a fault where in the record it is. */
async function at<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError) || !error.details.fields) throw error;
    const isAlone = path === "profile_picture";
    const fields = error.details.fields.map((fault) => ({ ...fault, path: isAlone ? path : `${path}.${fault.path}` }));
    throw new AppError("form_invalid", { fields });
  }
}
