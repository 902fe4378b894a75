import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import type { Body } from "../body.ts";
import { describedBy, requireWriter } from "../change.server.ts";
import { readRecord } from "../edit.server.ts";
import { type HistoryEntry, readHistory } from "../history.server.ts";
import { filesHiddenFrom, requireSeen } from "../library/waiting-files.server.ts";
import { type Described, REGISTRY, type Registry } from "../registry.ts";
import { type Stage, stageOf } from "../review.server.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { type ContentRow, pageOfRecords } from "../store.server.ts";
import { type TranslationState, translationOf } from "../translation.ts";
import { EMPTY_BODY } from "./read-data.ts";

/** Where a record stands, as those who write see it: slug and title are the draft's. */
export interface RecordState {
  readonly documentId: string;
  readonly type: string;
  readonly slug: string;
  readonly title: Readonly<Record<Locale, string | null>>;
  readonly version: number;
  readonly stage: Stage;
  readonly translation: Readonly<Record<Locale, TranslationState>>;
  readonly publishAt: string | null;
  readonly reviewNote: string | null;
  /** Null as long as the record is as it was shipped. */
  readonly editedAt: string | null;
}

/** A record with all that is written of it and what was done to it, newest first. */
export interface RecordDetail extends RecordState {
  readonly body: Body;
  /** How many published records show it: they lose it when it is hidden or removed. */
  readonly shownBy: number;
  readonly history: readonly HistoryEntry[];
}

export interface StatesQuery {
  readonly type?: string;
  /** Left out: every stage but removed. */
  readonly stage?: Stage;
  readonly page: number;
  readonly pageSize: number;
}

/** One page of where records stand, the newest change first. */
export async function listStates(
  ctx: Context,
  actor: Actor,
  { type, stage, page, pageSize }: StatesQuery,
  registry: Registry = REGISTRY,
): Promise<{ readonly items: readonly RecordState[]; readonly total: number }> {
  requireWriter(actor);
  const types = type === undefined ? [...registry.keys()] : [describedBy(registry, type).type.name];
  const paging = { offset: (page - 1) * pageSize, limit: pageSize };
  const hidden = [...(await filesHiddenFrom(ctx, actor))];
  const { rows, total } = await pageOfRecords(ctx.db, { types, stage: stage ?? null, hidden, ...paging });
  return { items: rows.map((row) => presentState(row, registry)), total };
}

/** Where one record stands; also of one that was removed. */
export async function readState(
  ctx: Context,
  actor: Actor,
  documentId: string,
  registry: Registry = REGISTRY,
): Promise<RecordState> {
  return presentState(await requireSeen(ctx.db, actor, await readRecord(ctx, actor, documentId)), registry);
}

/** The same with its texts and its history. */
export async function readDetail(
  ctx: Context,
  actor: Actor,
  documentId: string,
  registry: Registry = REGISTRY,
): Promise<RecordDetail> {
  const row = await requireSeen(ctx.db, actor, await readRecord(ctx, actor, documentId));
  const history = await readHistory(ctx, actor, documentId);
  const shownBy = countShowing(ctx.content.newest, row);
  return { ...presentState(row, registry), body: bodyOf(row), shownBy, history };
}

function countShowing({ registry, shelves }: Snapshot, { type, document_id: id }: ContentRow): number {
  const rank = shelves.get(type)?.byDocumentId.get(id);
  if (rank === undefined) return 0;
  const showing = [...registry].flatMap(([from, { relations, links }]) =>
    [...links]
      .filter(([name, to]) => to === type && relations.has(name))
      .flatMap(([name]) => [...(shelves.get(from)?.links.get(name)?.back.at(rank) ?? [])].map((at) => `${from}/${at}`)),
  );
  return new Set(showing).size;
}

function presentState(row: ContentRow, registry: Registry): RecordState {
  const described = describedBy(registry, row.type);
  const body = bodyOf(row);
  return {
    documentId: row.document_id,
    type: row.type,
    slug: body.slug,
    title: titleOf(described, body),
    version: row.version,
    stage: stageOf(row),
    translation: translationOf(described, body, row),
    publishAt: row.publish_at,
    reviewNote: row.review_note,
    editedAt: row.edited_at,
  };
}

function bodyOf(row: ContentRow): Body {
  return row.draft_json ?? row.published_json ?? { ...EMPTY_BODY, slug: row.slug };
}

function titleOf({ type, scalars }: Described, body: Body): RecordState["title"] {
  const isLocalised = scalars.get(type.label)?.localised === true;
  const titles = LOCALE_CODES.map((locale) => {
    const title = (isLocalised ? body[locale] : body.data)?.[type.label];
    return [locale, typeof title === "string" ? title : null] as const;
  });
  return Object.fromEntries(titles) as Record<Locale, string | null>;
}
