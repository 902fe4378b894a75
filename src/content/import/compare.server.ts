import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import type { Body } from "../body.ts";
import { describedBy } from "../change.server.ts";
import { fitted, passedDays } from "../fit.server.ts";
import type { Described, Registry } from "../registry.ts";
import { type ContentRow, readDocuments } from "../store.server.ts";
import { EMPTY_BODY } from "../write/read-data.ts";
import { differences, emptied, merged } from "./merge.ts";
import type { Proposal, RowFault } from "./proposal.ts";
import { type RecordNames, titleKey } from "./record-names.server.ts";
import { firstRows, lastActions, type Outcome, type StagedRow } from "./store.server.ts";
import { type Compared, writeCompared } from "./write-rows.server.ts";

type Needs = Pick<Context, "db" | "database" | "clock" | "config">;

interface Comparing {
  readonly importId: number;
  readonly names: RecordNames;
  readonly overwrite: boolean;
  headingOf(path: string): string | null;
}

/** Says of some rows what applying them would do, and keeps that. */
export async function compareRows(
  ctx: Needs,
  comparing: Comparing,
  rows: readonly StagedRow[],
  registry: Registry,
): Promise<void> {
  const ids = rows.map((row) => row.document_id);
  const records = new Map((await readDocuments(ctx.db, ids)).map((record) => [record.document_id, record]));
  const actions = await lastActions(
    ctx.db,
    [...records.values()].filter(({ edited_at }) => edited_at !== null),
  );
  const first = await firstRows(
    ctx.db,
    comparing.importId,
    rows.map(({ slug }) => slug),
  );
  const compared: Compared[] = [];
  for (const row of rows) {
    const record = records.get(row.document_id);
    const isOthers = record ? isEdited(record, actions.get(record.id), row.proposal_json?.version) : false;
    compared.push(await compareRow(ctx, comparing, { row, record, isOthers, first: first.get(row.slug) }, registry));
  }
  await inTransaction(ctx as Context, (db) => writeCompared(db, ctx.database.engine, compared));
}

/** Whether it holds an editor's work that the source does not know of. */
function isEdited(record: ContentRow, last: string | undefined, known: number | null | undefined): boolean {
  if (record.draft_json !== null) return true;
  if (record.edited_at === null || known === record.version) return false;
  return last !== "imported" && last !== "unimported";
}

interface Case {
  readonly row: StagedRow;
  readonly record: ContentRow | undefined;
  readonly isOthers: boolean;
  /** The first row of the file with the same slug, where there are several. */
  readonly first: number | undefined;
}

async function compareRow(ctx: Needs, comparing: Comparing, one: Case, registry: Registry): Promise<Compared> {
  const { row, record, isOthers, first } = one;
  const told: RowFault[] = [...row.faults_json];
  const tell = teller(told, comparing);
  if (first !== undefined && first < row.n) tell("slug", "import_twice", { row: first });
  if (!record && row.type === "file") tell("slug", "import_file_unknown");
  if (!record) await tellTwins(comparing, row, tell);
  const body = await asPublished(ctx, comparing, one, registry, tell);
  const isRefused = body === null || told.some(({ isNote }) => !isNote);
  const nothing = { is_free: true, is_ar_changed: false, is_en_changed: false };
  const found = { id: row.id, before_version: record?.version ?? null, faults_json: told };
  if (isRefused) return { ...found, ...nothing, body_json: null, outcome: "refused" };
  const seen = record?.published_json ?? null;
  const differs = differences(seen, body);
  if (!differs.any) return { ...found, ...nothing, body_json: null, outcome: "unchanged" };
  if (isOthers) tellOthersWork(comparing, record, tell);
  for (const path of emptied(seen, body)) tell(path, "import_emptied", undefined, true);
  const outcome: Outcome = !record ? "new" : isOthers && !comparing.overwrite ? "conflict" : "changed";
  const changes = { is_free: !isOthers, is_ar_changed: differs.ar, is_en_changed: differs.en };
  // What is not applied is not kept: the same folder every week would fill the disk.
  return { ...found, ...changes, body_json: outcome === "conflict" ? null : body, outcome };
}

type Tell = (path: string, code: string, values?: RowFault["values"], isNote?: boolean) => void;

/** Tells a fault of a field once: what a cell could not be read as is not told again as missing. */
function teller(told: RowFault[], { headingOf }: Comparing): Tell {
  return (path, code, values, isNote = false) => {
    const isTold = told.some(
      (one) => !one.isNote && one.code !== code && (one.path === path || one.path === keyOf(path)),
    );
    if (!isNote && isTold) return;
    const column = headingOf(path);
    told.push({ path, column, code, ...(values && { values }), ...(isNote && { isNote }) });
  };
}

/** `ar.title` is the column `title_ar`. */
function keyOf(path: string): string {
  const [side, name = side] = path.split(".");
  return side === "ar" || side === "en" ? `${name}_${side}` : String(name);
}

function tellOthersWork({ overwrite }: Comparing, record: ContentRow | undefined, tell: Tell): void {
  const code = record?.draft_json ? "import_draft_waits" : "import_edited";
  tell("slug", overwrite ? "import_written_over" : code, undefined, overwrite);
}

/** A new record with the title of another one is told: it may be the same thing twice. */
async function tellTwins({ names }: Comparing, row: StagedRow, tell: Tell): Promise<void> {
  for (const title of [row.title_ar, row.title_en]) {
    const twin = title === null || titleKey(title) === "" ? null : await names.titled(row.type, title);
    if (twin === "several") return tell("slug", "import_title_twice", undefined, true);
  }
}

/** The document ids of what a row is related to. */
async function linked(
  { names }: Comparing,
  { relations }: Described,
  { links }: Proposal,
  tell: Tell,
): Promise<Body["links"]> {
  const found: Record<string, string[]> = {};
  for (const [field, named] of Object.entries(links)) {
    const to = relations.get(field)?.to ?? "";
    const ids: string[] = [];
    for (const name of named) {
      const meant = await names.find(to, name);
      if (meant === null) tell(`links.${field}`, "import_unknown_record", { name });
      else if (meant === "several") tell(`links.${field}`, "import_several_records", { name });
      else ids.push(meant.id);
    }
    found[field] = [...new Set(ids)];
  }
  return found;
}

/** The record as readers would see it, or null with what stands against it told. */
async function asPublished(
  ctx: Needs,
  comparing: Comparing,
  { row, record }: Case,
  registry: Registry,
  tell: Tell,
): Promise<Body | null> {
  const described = describedBy(registry, row.type);
  const proposal = row.proposal_json as Proposal;
  const links = await linked(comparing, described, proposal, tell);
  const before = record?.published_json ?? record?.draft_json ?? EMPTY_BODY;
  const raw = merged(described.type, before, record ? before.slug : row.slug, proposal, links);
  try {
    const owner = { type: row.type, document_id: row.document_id };
    const body = await fitted(ctx.db, registry, owner, raw, "complete");
    const known = [record?.draft_json, record?.published_json];
    const passed = passedDays(described, body, known, dayOf(ctx.clock.now(), ctx.config.site.timeZone));
    for (const { path, code } of passed) tell(path, code);
    return passed.length > 0 ? null : body;
  } catch (error) {
    if (!isAppError(error) || !error.details.fields) throw error;
    for (const { path, code, values } of error.details.fields) tell(path, code, values);
    return null;
  }
}
