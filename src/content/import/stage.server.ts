import { type Context, inTransaction } from "#platform/context.ts";
import { newDocumentId } from "#platform/token.ts";
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
  const begun = await begin(ctx, source, options.resume);
  await readRows(ctx, begun, source, options, registry);
  await compareAll(ctx, begun, source, options, registry);
  await changeImport(ctx.db, begun.id, { state: "staged" });
  return { ...begun, state: "staged" };
}

async function begin(ctx: Needs, source: ImportSource, resume: boolean): Promise<ImportRow> {
  const { kind, type, fileName: file_name, fileHash: file_hash } = source;
  const open = await unfinishedImport(ctx.db);
  if (resume && open?.file_hash === file_hash && open.kind === kind && open.type === type) return open;
  return inTransaction(ctx as Context, async (db) => {
    await dropIdle(db);
    return insertImport(db, { kind, type, file_name, file_hash, started_at: ctx.clock.now().toISOString() });
  });
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
  return Promise.all(
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
        faults_json: told,
      };
    }),
  );
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
  for (const title of [ar, en]) {
    const found = title === null ? null : await names.titled(type.name, title);
    if (found === "several") {
      told.push({ path: "slug", column: null, code: "import_title_of_several" });
      return { id: null, slug: "" };
    }
    if (found) return found;
  }
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
