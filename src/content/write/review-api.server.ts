import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { type ApiCall, call, listed } from "#platform/http/call.ts";
import type { Actor } from "#shared/actor.ts";
import { type Editing, requirePublisher, requireWriter } from "../change.server.ts";
import { publish, unpublish } from "../edit.server.ts";
import { slug } from "../fields/slug/kind.ts";
import { bringBack, restoreVersion } from "../history.server.ts";
import { REGISTRY } from "../registry.ts";
import {
  cancelSchedule,
  returnDraft,
  reviewNote,
  STAGES,
  schedulePublication,
  submitForReview,
} from "../review.server.ts";
import { HISTORY_ACTIONS } from "../store.server.ts";
import { TRANSLATION_STATES } from "../translation.ts";
import { listStates, readDetail, readState } from "./read-states.server.ts";

const PAGE_SIZE = 25;
const LONGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;
/** What the store can count to. */
const LAST_VERSION = 2_147_483_647;
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;
const NOTHING = z.strictObject({});

/** A whole number, and the nearest bound in place of one beyond them, as lists do it. */
const clamped = (least: number, most: number) =>
  z.coerce
    .number<string>()
    .int()
    .transform((value) => Math.min(Math.max(value, least), most));

/** Which records are asked about; without a stage all but the removed ones. */
const statesQuery = z.strictObject({
  type: z.enum([...REGISTRY.keys()]).optional(),
  stage: z.enum(STAGES).optional(),
  page: clamped(1, LAST_PAGE).default(1),
  pageSize: clamped(1, LONGEST_PAGE).default(PAGE_SIZE),
});

const version = z.number().int().min(1).max(LAST_VERSION);
const plain = z.strictObject({ version });

const time = z.iso.datetime();
const inBothLanguages = <T extends z.ZodType>(value: T) => z.strictObject({ ar: value, en: value });
const state = z.strictObject({
  documentId: z.string(),
  type: z.string(),
  slug: z.string(),
  title: inBothLanguages(z.string().nullable()),
  version: z.int(),
  stage: z.enum(STAGES),
  translation: inBothLanguages(z.enum(TRANSLATION_STATES)),
  publishAt: time.nullable(),
  reviewNote: z.string().nullable(),
  editedAt: time.nullable(),
});
const values = z.record(z.string(), z.unknown());
const detail = state.extend({
  body: z.strictObject({
    slug: z.string(),
    data: values,
    ar: values.nullable(),
    en: values.nullable(),
    links: z.record(z.string(), z.array(z.string())),
    source: z
      .strictObject({
        name: z.string(),
        address: z.string().nullable(),
        licence: z.string().nullable(),
        date: z.string().nullable(),
      })
      .nullable(),
  }),
  shownBy: z.int(),
  history: z.array(
    z.strictObject({
      version: z.int(),
      action: z.enum(HISTORY_ACTIONS),
      doneAt: time,
      doneBy: z.int().nullable(),
    }),
  ),
});

/** PostgreSQL faults on a null byte, so what cannot be a document id is not looked for. */
function idOf({ documentId }: { readonly documentId: string }): string {
  if (!DOCUMENT_ID.test(documentId)) throw new AppError("not_found");
  return documentId;
}

const ONE = "/content-records/:documentId";
const authors = { group: "content", who: "authors", gate: requireWriter } as const;
const editors = { group: "content", who: "editors", gate: requirePublisher } as const;

/** Something that can be done to a record. Every body names the version it began from. */
function action<T extends z.ZodType<{ version: number }>>(
  name: string,
  may: typeof authors | typeof editors,
  said: Pick<ApiCall, "summary"> & { readonly example?: string },
  body: T,
  operation: (ctx: Context, actor: Actor, input: z.output<T> & Editing) => Promise<Editing>,
): ApiCall {
  return call(`POST ${ONE}/${name}`, {
    ...may,
    summary: said.summary,
    query: NOTHING,
    body,
    answer: z.strictObject({ data: state }),
    example: { body: said.example ?? '{"version":2}' },
    async handle({ ctx, actor, params, body: sent }) {
      const { documentId } = await operation(ctx, actor, { ...sent, documentId: idOf(params) });
      return { data: await readState(ctx, actor, documentId) };
    },
  });
}

/** Where records stand, and review, plans and history, for those who write. */
export const reviewCalls: readonly ApiCall[] = [
  call("GET /content-records", {
    ...authors,
    summary: m.content_api_records,
    query: statesQuery,
    answer: listed(state),
    example: { query: "type=job&stage=published&pageSize=5" },
    async handle({ ctx, actor, query }) {
      const { items: data, total } = await listStates(ctx, actor, query);
      const { page, pageSize } = query;
      return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total } } };
    },
  }),
  call(`GET ${ONE}`, {
    ...authors,
    summary: m.content_api_record,
    query: NOTHING,
    answer: z.strictObject({ data: detail }),
    handle: async ({ ctx, actor, params }) => ({ data: await readDetail(ctx, actor, idOf(params)) }),
  }),
  action("submit", authors, { summary: m.content_api_record_submit }, plain, submitForReview),
  action(
    "return",
    editors,
    { summary: m.content_api_record_return, example: '{"version":2,"note":"…"}' },
    z.strictObject({ version, note: reviewNote }),
    returnDraft,
  ),
  action(
    "schedule",
    editors,
    { summary: m.content_api_record_schedule, example: '{"version":2,"publishAt":"2027-01-01T08:00:00Z"}' },
    z.strictObject({ version, publishAt: z.iso.datetime() }),
    schedulePublication,
  ),
  action("unschedule", editors, { summary: m.content_api_record_unschedule }, plain, cancelSchedule),
  action("publish", editors, { summary: m.content_api_record_publish }, plain, publish),
  action("unpublish", editors, { summary: m.content_api_record_unpublish }, plain, unpublish),
  action(
    "restore",
    authors,
    { summary: m.content_api_record_restore, example: '{"version":5,"from":3}' },
    z.strictObject({ version, from: version }),
    restoreVersion,
  ),
  action(
    "bring-back",
    editors,
    { summary: m.content_api_record_bring_back, example: '{"version":6,"slug":"nurse-again"}' },
    plain.extend({ slug: slug.optional() }),
    bringBack,
  ),
];
