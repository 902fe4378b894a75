import { type Context, inTransaction } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account } from "#shared/actor.ts";
import { describedBy } from "../change.server.ts";
import type { Described, Registry } from "../registry.ts";
import { slugFrom } from "../write/read-data.ts";
import { compareRows } from "./compare.server.ts";
import type { ImportSource, RowFault, SourceRow } from "./proposal.ts";
import { RecordNames } from "./record-names.server.ts";
import {
  changeImport,
  countRows,
  dropIdle,
  dropImport,
  type ImportRow,
  insertImport,
  type NewStagedRow,
  recordsBySlugs,
  rowsToCompare,
  unfinishedImport,
} from "./store.server.ts";
import { insertRows } from "./write-rows.server.ts";

const READ_AT_ONCE = 500;
const COMPARE_AT_ONCE = 300;

/** How far an import is: rows read of about so many, or rows compared. */
export interface Progress {
  readonly step: "read" | "compare" | "apply";
  readonly done: number;
  readonly of: number | null;
}

export interface StageOptions {
  /** Goes on with an import of the same file that was broken off. */
  readonly resume: boolean;
  /** Also writes over what an editor changed. */
  readonly overwrite: boolean;
  /** Who imports; null on the machine itself. */
  readonly by: Account | null;
  readonly tell: (progress: Progress) => void;
}

type Needs = Pick<Context, "db" | "database" | "clock" | "random" | "config">;

/**
 * Reads a source and says of each row what applying it would do; readers see nothing of it. What is done stays done: an import that
 * was broken off goes on where it stopped.
 */
export async function stage(
  ctx: Needs,
  source: ImportSource,
  options: StageOptions,
  registry: Registry,
): Promise<ImportRow> {
  const begun = await begin(ctx, source, options);
  await readRows(ctx, begun, source, options, registry).catch(async (error: unknown) => {
    // The file cannot be read to its end: nothing of it is worth going on with.
    if (isAppError(error)) await dropImport(ctx.db, begun.id);
    throw error;
  });
  await compareAll(ctx, begun, source, options, registry);
  await changeImport(ctx.db, begun.id, { state: "staged" });
  return { ...begun, state: "staged" };
}

async function begin(ctx: Needs, source: ImportSource, options: StageOptions): Promise<ImportRow> {
  const open = options.resume ? await brokenOff(ctx, source, options) : undefined;
  if (open) return open;
  const { kind, type, fileName: file_name } = source;
  const begun = { file_hash: markOf(source, options), started_at: ctx.clock.now().toISOString() };
  return inTransaction(ctx as Context, async (db) => {
    await dropIdle(db);
    return insertImport(db, { kind, type, file_name, ...begun, begun_by: options.by?.id ?? null });
  });
}

/** The import of this source that was broken off, if the last one was. */
export async function brokenOff(
  { db }: Pick<Context, "db">,
  source: ImportSource,
  options: Pick<StageOptions, "overwrite">,
): Promise<ImportRow | undefined> {
  const open = await unfinishedImport(db);
  const isSame = open?.file_hash === markOf(source, options) && open.kind === source.kind && open.type === source.type;
  return isSame ? open : undefined;
}

/** What rows were compared under is part of it: the same file with other choices begins anew. */
function markOf({ fileHash }: ImportSource, { overwrite }: Pick<StageOptions, "overwrite">): string {
  return overwrite ? `${fileHash} overwrite` : fileHash;
}

async function readRows(
  ctx: Needs,
  { id, position: start }: ImportRow,
  source: ImportSource,
  { tell }: StageOptions,
  registry: Registry,
): Promise<void> {
  const described = describedBy(registry, source.type);
  const names = new RecordNames(ctx, registry, id);
  let position = 0;
  let waiting: SourceRow[] = [];
  const keep = async (read: number) => {
    const rows = await identified(ctx, described, names, waiting);
    waiting = [];
    await inTransaction(ctx as Context, async (db) => {
      await insertRows(db, ctx.database.engine, id, rows);
      await changeImport(db, id, { position });
    });
    tell({ step: "read", done: read, of: source.size });
  };
  let read = 0;
  for await (const row of source.rows()) {
    position += 1;
    read = row.read;
    if (position <= start) continue;
    waiting.push(row);
    if (waiting.length >= READ_AT_ONCE) await keep(read);
  }
  if (waiting.length > 0) await keep(read);
}

/** Finds out which record each row is about; a new one gets its document id here, so that others can point at it. */
async function identified(
  ctx: Needs,
  described: Described,
  names: RecordNames,
  rows: readonly SourceRow[],
): Promise<NewStagedRow[]> {
  const { type } = described;
  const wanted = rows.flatMap(({ proposal }) => proposal.slug ?? []);
  const records = await recordsBySlugs(ctx.db, type.slugs.name, wanted);
  const bySlug = new Map(records.map((record) => [record.slug, record]));
  const named = await Promise.all(
    rows.map(async ({ n, proposal, faults }) => {
      const titles = titlesOf(described, proposal);
      const told: RowFault[] = [...faults];
      const own = async () => {
        if (proposal.documentId) return { id: proposal.documentId, slug: proposal.slug ?? "" };
        const slug = type.single ? type.name : proposal.slug;
        if (slug === null) return byTitle(names, described, titles, told);
        const holder = bySlug.get(slug);
        if (holder && holder.type !== type.name) told.push({ path: "slug", column: null, code: "content_slug_taken" });
        return { id: holder?.type === type.name ? holder.document_id : null, slug };
      };
      const { id, slug } = await own();
      return {
        n,
        type: type.name,
        slug_space: type.slugs.name,
        document_id: id ?? newDocumentId(ctx),
        slug,
        title_ar: titles.ar,
        title_en: titles.en,
        proposal_json: proposal,
        isFound: id !== null,
        faults_json: told,
      };
    }),
  );
  return withFreeSlugs(ctx, described, named);
}

type Identified = NewStagedRow & { readonly isFound: boolean };

/** A name made from a title may be another record's already. */
async function withFreeSlugs({ db }: Needs, { type }: Described, rows: readonly Identified[]): Promise<NewStagedRow[]> {
  const made = rows.filter(({ isFound, slug, proposal_json }) => !isFound && slug !== "" && !proposal_json?.slug);
  const slugs = made.map(({ slug }) => slug);
  const taken = new Set((await recordsBySlugs(db, type.slugs.name, slugs)).map(({ slug }) => slug));
  const fault: RowFault = { path: "slug", column: null, code: "import_slug_held" };
  return rows.map(({ isFound, ...row }) => {
    const isHeld = !isFound && !row.proposal_json?.slug && taken.has(row.slug) && !type.single;
    return isHeld ? { ...row, faults_json: [...row.faults_json, { ...fault, values: { slug: row.slug } }] } : row;
  });
}

interface Titles {
  readonly ar: string | null;
  readonly en: string | null;
}

function titlesOf({ type, scalars }: Described, { data, ar, en }: SourceRow["proposal"]): Titles {
  const isLocalised = scalars.get(type.label)?.localised ?? false;
  const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
  if (!isLocalised) return { ar: text(data[type.label]), en: null };
  return { ar: text(ar[type.label]), en: text(en[type.label]) };
}

async function byTitle(names: RecordNames, { type }: Described, { ar, en }: Titles, told: RowFault[]) {
  const [first, second] = await Promise.all(
    [ar, en].map((title) => (title === null ? null : names.titled(type.name, title))),
  );
  const areTwo = first && second && first !== "several" && second !== "several" && first.id !== second.id;
  if (first === "several" || second === "several" || areTwo) {
    told.push({ path: "slug", column: null, code: areTwo ? "import_titles_of_two" : "import_title_of_several" });
    return { id: null, slug: "" };
  }
  const found = first ?? second;
  if (found) return found;
  try {
    return { id: null, slug: slugFrom(en ?? ar, type.label) };
  } catch {
    told.push({ path: "slug", column: null, code: "import_slug_needed" });
    return { id: null, slug: "" };
  }
}

async function compareAll(
  ctx: Needs,
  { id }: ImportRow,
  source: ImportSource,
  { overwrite, tell }: StageOptions,
  registry: Registry,
): Promise<void> {
  const names = new RecordNames(ctx, registry, id);
  let done = await countRows(ctx.db, id, true);
  const of = done + (await countRows(ctx.db, id, false));
  for (;;) {
    const rows = await rowsToCompare(ctx.db, id, COMPARE_AT_ONCE);
    if (rows.length === 0) return;
    await compareRows(
      ctx,
      { importId: id, names, overwrite, headingOf: source.headingOf.bind(source) },
      rows,
      registry,
    );
    done += rows.length;
    tell({ step: "compare", done, of });
  }
}
