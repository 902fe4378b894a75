import { z } from "zod";
import { type Locale, otherLocale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { mayWrite } from "./access.ts";
import {
  change,
  type Editing,
  NOT_WAITING,
  requirePublisher,
  requireUnplanned,
  requireWriter,
} from "./change.server.ts";
import { publishAs } from "./edit.server.ts";
import { fitted } from "./fit.server.ts";
import { REGISTRY, type Registry, type TypeName } from "./registry.ts";
import type { PicturedType } from "./scenes.server.ts";
import { type ContentRow, pageOfRecords, recordsDue } from "./store.server.ts";

/** Where a record stands on its way to readers. */
export const STAGES = ["draft", "in_review", "scheduled", "published", "changed", "removed"] as const;
export type Stage = (typeof STAGES)[number];

/** `changed`: readers see an earlier version while a draft of the next is written. */
export function stageOf(row: ContentRow): Stage {
  if (row.deleted_at !== null) return "removed";
  if (row.publish_at !== null) return "scheduled";
  if (row.submitted_at !== null) return "in_review";
  if (row.published_json === null) return "draft";
  return row.draft_json === null ? "published" : "changed";
}

/** Hands a complete draft to those who may publish. */
export async function submitForReview(
  ctx: Context,
  actor: Actor,
  input: Editing,
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const writer = requireWriter(actor);
  return change(ctx, writer.id, input, "submitted", async (db, row) => {
    requireUnplanned(writer, row);
    await requireDraft(db, registry, row);
    return { submitted_at: ctx.clock.now().toISOString(), submitted_by: writer.id, review_note: null };
  });
}

/** What a reviewer may ask for; PostgreSQL keeps no null byte. */
export const reviewNote = z
  .string()
  .trim()
  .min(1)
  .max(2000)
  .refine((text) => !text.includes("\0"), "wrong_value");

/** Gives a draft back with what is still to be done. */
export async function returnDraft(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly note: unknown },
): Promise<Editing> {
  const publisher = requirePublisher(actor);
  return change(ctx, publisher.id, input, "returned", (_db, row) => {
    if (row.submitted_at === null) throw new AppError("conflict");
    return { ...NOT_WAITING, review_note: parseInput(z.strictObject({ note: reviewNote }), { note: input.note }).note };
  });
}

/** Plans the moment a complete draft goes out. A later change of the draft ends the plan. */
export async function schedulePublication(
  ctx: Context,
  actor: Actor,
  input: Editing & { readonly publishAt: unknown },
  registry: Registry = REGISTRY,
): Promise<Editing> {
  const publisher = requirePublisher(actor);
  const now = ctx.clock.now().toISOString();
  const inFuture = z.iso
    .datetime()
    .transform((text) => new Date(text).toISOString())
    .refine((at) => at > now, "content_time_past");
  const { publishAt } = parseInput(z.strictObject({ publishAt: inFuture }), { publishAt: input.publishAt });
  return change(ctx, publisher.id, input, "scheduled", async (db, row) => {
    await requireDraft(db, registry, row);
    return { publish_at: publishAt, publish_by: publisher.id };
  });
}

/** Ends a plan; the draft stays. */
export async function cancelSchedule(ctx: Context, actor: Actor, input: Editing): Promise<Editing> {
  const publisher = requirePublisher(actor);
  return change(ctx, publisher.id, input, "unscheduled", (_db, row) => {
    if (row.publish_at === null) throw new AppError("conflict");
    return { publish_at: null, publish_by: null };
  });
}

/** Publishes what was planned for this moment or before; the plan of a draft that cannot go out ends. @returns how many records went out. */
export async function publishDue(ctx: Context, registry: Registry = REGISTRY): Promise<number> {
  const due = await recordsDue(ctx.db, ctx.clock.now().toISOString());
  let published = 0;
  for (const { document_id, version, publish_by } of due) {
    const editing = { documentId: document_id, version };
    try {
      await publishAs(ctx, publish_by, editing, registry);
      published += 1;
    } catch (err) {
      if (isAppError(err) && err.code === "conflict") continue;
      ctx.log.error({ err, record: document_id }, "a planned publication did not go out");
      if (isAppError(err)) await change(ctx, null, editing, "unscheduled", () => NOT_WAITING);
    }
  }
  return published;
}

async function requireDraft(db: Db, registry: Registry, row: ContentRow): Promise<void> {
  if (row.draft_json === null) throw new AppError("conflict");
  await fitted(db, registry, row, row.draft_json, "complete");
}

/** The stops of a record on its way to readers, as those who write see them; a draft of what is published already is a draft. */
export const STOPS = {
  draft: ["draft", "changed"],
  review: ["in_review"],
  scheduled: ["scheduled"],
  published: ["published", "changed"],
} as const satisfies Readonly<Record<string, readonly Stage[]>>;
export type Stop = keyof typeof STOPS;

/** A record at a stop, by its title in one language or the other. */
export interface StoppedRecord {
  readonly documentId: string;
  readonly type: TypeName;
  readonly slug: string;
  readonly title: string;
  readonly at: string;
  /** Whether readers have a page of it. */
  readonly isPublished: boolean;
}

/** How many records are at each stop and the newest of them, what was published last, and how much of what readers see is an example. */
export interface EditorsNews {
  readonly stops: Readonly<Record<Stop, { readonly count: number; readonly newest: readonly StoppedRecord[] }>>;
  /** One of each pictured type, the newest first. */
  readonly latest: readonly { readonly type: PicturedType; readonly slug: string; readonly at: string }[];
  readonly samples: number;
}

const NEWEST = 2;
const LATEST = 4;
/** What is told of what was published last. */
const TOLD: readonly PicturedType[] = [
  "job",
  "blog",
  "academic-degree",
  "future-skill",
  "certification",
  "document",
  "book",
  "course",
];

/** The same for somebody who writes content; null for everybody else. */
export async function readEditorsNews(ctx: Context, actor: Actor): Promise<EditorsNews | null> {
  if (!mayWrite(actor)) return null;
  const types = [...REGISTRY.keys()];
  const written = types.filter((type) => type !== "file");
  const stopOf = async (stop: Stop) => {
    const pages = await Promise.all(
      STOPS[stop].map((stage) => pageOfRecords(ctx.db, { types: written, stage, offset: 0, limit: NEWEST })),
    );
    const newest = pages
      .flatMap(({ rows }) => rows.map((row) => stoppedRecord(row, actor.locale)))
      .sort((a, b) => b.at.localeCompare(a.at))
      .slice(0, NEWEST);
    return [stop, { count: pages.reduce((sum, { total }) => sum + total, 0), newest }] as const;
  };
  const stops = await Promise.all((Object.keys(STOPS) as Stop[]).map(stopOf));
  const sampled = types.filter((type) => REGISTRY.get(type)?.scalars.has("sample"));
  const records = sampled.flatMap((type) => ctx.content.snapshot.shelf(type).records);
  const latest = TOLD.flatMap((type) => {
    const found = ctx.content.snapshot.shelf(type).records.find(({ body }) => body.data.profile !== "short");
    return found ? [{ type, slug: found.slug, at: found.publishedAt ?? found.updatedAt }] : [];
  });
  return {
    stops: Object.fromEntries(stops) as unknown as EditorsNews["stops"],
    latest: latest.sort((a, b) => b.at.localeCompare(a.at)).slice(0, LATEST),
    samples: records.filter((record) => record.body.data.sample === true).length,
  };
}

function stoppedRecord(row: ContentRow, locale: Locale): StoppedRecord {
  const body = row.draft_json ?? row.published_json;
  const title = body?.[locale]?.title ?? body?.[otherLocale(locale)]?.title;
  return {
    documentId: row.document_id,
    type: row.type as TypeName,
    slug: row.slug,
    title: typeof title === "string" ? title : row.slug,
    at: row.edited_at ?? row.updated_at,
    isPublished: row.published_json !== null,
  };
}
