import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { type Editing, requirePublisher, requireWriter } from "../change.server.ts";
import { publish, unpublish } from "../edit.server.ts";
import { slug } from "../fields/slug/kind.ts";
import { bringBack, restoreVersion } from "../history.server.ts";
import { pagingMeta } from "../query/paging.ts";
import { REGISTRY } from "../registry.ts";
import {
  cancelSchedule,
  returnDraft,
  reviewNote,
  STAGES,
  schedulePublication,
  submitForReview,
} from "../review.server.ts";
import { listStates, readDetail, readState } from "./read-states.server.ts";

const PAGE_SIZE = 25;
const LONGEST_PAGE = 100;
const LAST_PAGE = 1_000_000;
/** What the store can count to. */
const LAST_VERSION = 2_147_483_647;
const DOCUMENT_ID = /^[a-z0-9]{1,40}$/;
const NOTHING = z.strictObject({});

/** Which records are asked about; without a stage all but the removed ones. */
export const statesQuery = z.strictObject({
  type: z.enum([...REGISTRY.keys()]).optional(),
  stage: z.enum(STAGES).optional(),
  page: z.coerce.number().int().min(1).max(LAST_PAGE).default(1),
  pageSize: z.coerce.number().int().min(1).max(LONGEST_PAGE).default(PAGE_SIZE),
});

const version = z.number().int().min(1).max(LAST_VERSION);
const plain = z.strictObject({ version });

interface Asked {
  readonly documentId: string;
  readonly query: unknown;
  readonly body: unknown;
}

interface Action {
  readonly who: "authors" | "editors";
  readonly body: z.ZodType;
  run(ctx: Context, actor: Actor, asked: Asked): Promise<Editing>;
}

/** What can be done to a record, by the last part of its address. Every body names the version it began from. */
export const RECORD_ACTIONS = {
  submit: action("authors", plain, submitForReview),
  return: action("editors", z.strictObject({ version, note: reviewNote }), returnDraft),
  schedule: action("editors", z.strictObject({ version, publishAt: z.iso.datetime() }), schedulePublication),
  unschedule: action("editors", plain, cancelSchedule),
  publish: action("editors", plain, publish),
  unpublish: action("editors", plain, unpublish),
  restore: action("authors", z.strictObject({ version, from: version }), restoreVersion),
  "bring-back": action("editors", plain.extend({ slug: slug.optional() }), bringBack),
} as const satisfies Readonly<Record<string, Action>>;

function action<T extends z.ZodType<{ version: number }>>(
  who: Action["who"],
  body: T,
  operation: (ctx: Context, actor: Actor, input: z.output<T> & Editing) => Promise<Editing>,
): Action {
  const requireRight = who === "editors" ? requirePublisher : requireWriter;
  return {
    who,
    body,
    async run(ctx, actor, asked) {
      // Who may not learns nothing of what is wrong with the rest.
      requireRight(actor);
      parseInput(NOTHING, asked.query);
      return operation(ctx, actor, { ...parseInput(body, asked.body), documentId: idOf(asked) });
    },
  };
}

/** PostgreSQL faults on a null byte, so what cannot be a document id is not looked for. */
function idOf({ documentId }: Pick<Asked, "documentId">): string {
  if (!DOCUMENT_ID.test(documentId)) throw new AppError("not_found");
  return documentId;
}

type ById = { Params: { documentId: string } };

/** GET /content-records and one of them, and POST …/{action}: review, plans and history, for those who write. */
export function reviewRoutes(api: FastifyInstance, ctx: Context): void {
  const one = "/content-records/:documentId";
  api.get("/content-records", async (request, reply) => {
    requireWriter(request.actor);
    const query = parseInput(statesQuery, request.query);
    const { items, total } = await listStates(ctx, request.actor, query);
    const { page, pageSize: limit } = query;
    const paging = { start: (page - 1) * limit, limit, page, withCount: true };
    return fresh(reply).send({ data: items, meta: { pagination: pagingMeta(paging, total) } });
  });
  api.get<ById>(one, async ({ actor, params, query }, reply) => {
    requireWriter(actor);
    parseInput(NOTHING, query);
    return fresh(reply).send({ data: await readDetail(ctx, actor, idOf(params)) });
  });
  for (const [name, { run }] of Object.entries(RECORD_ACTIONS))
    api.post<ById>(`${one}/${name}`, async ({ actor, params, query, body }, reply) => {
      const { documentId } = await run(ctx, actor, { ...params, query, body });
      return fresh(reply).send({ data: await readState(ctx, actor, documentId) });
    });
}

function fresh(reply: FastifyReply): FastifyReply {
  return reply.header("Cache-Control", "no-store");
}
