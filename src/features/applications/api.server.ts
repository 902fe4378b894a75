import { z } from "zod";
import { sendFile } from "#content/library/send-file.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call, listed } from "#platform/http/call.ts";
import { permit } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { mayDecideApplications } from "./access.ts";
import { apply } from "./operations/apply.server.ts";
import { decide } from "./operations/decide.server.ts";
import { listOwnApplications, withdraw } from "./operations/own-applications.server.ts";
import { listApplications, proofToSend, readApplication } from "./operations/read-applications.server.ts";
import { APPLICATION_STATES } from "./rules.ts";
import {
  applicationAnswer,
  applicationLineAnswer,
  applicationOf,
  applyBody,
  decisionBody,
  ownApplicationAnswer,
} from "./schema.ts";

const PATH = "/advisor-applications";
const mine = { group: "accounts", gate: requireAccount } as const;
const administrators = {
  group: "accounts",
  who: "administrators",
  gate: (actor: Actor) => permit(requireAccount(actor), mayDecideApplications),
} as const;
const named = z.strictObject({ data: z.strictObject({ documentId: z.string() }) });

/** Applying to be an advisor or a teacher, and deciding on it. */
export const applicationsCalls = [
  call(`POST ${PATH}`, {
    ...mine,
    who: "signed-in",
    note: "of age, with a proof of one's own, not while one waits, limited; a place in a class gets 403",
    other: 400,
    summary: m.applications_api_apply,
    body: applyBody,
    status: 201,
    answer: named,
    example: {
      body: '{"kind":"teacher","languages":["ar"],"organisation":"Al Amal School","why":"I teach grade 10 and want to open classes.","proof":"…"}',
    },
    async handle({ ctx, actor, body, reply }) {
      const documentId = await apply(ctx, actor, applicationOf(body), body.proof);
      reply.code(201);
      return { data: { documentId } };
    },
  }),
  call(`GET ${PATH}/mine`, {
    ...mine,
    who: "signed-in",
    note: "one's own; a place in a class gets 403",
    summary: m.applications_api_mine,
    answer: z.strictObject({ data: z.array(ownApplicationAnswer) }),
    handle: async ({ ctx, actor }) => ({ data: await listOwnApplications(ctx, actor) }),
  }),
  call(`DELETE ${PATH}/:documentId`, {
    ...mine,
    who: "owner",
    note: "while it waits",
    summary: m.applications_api_withdraw,
    answer: named,
    async handle({ ctx, actor, params }) {
      await withdraw(ctx, actor, params.documentId);
      return { data: params };
    },
  }),
  call(`GET ${PATH}`, {
    ...administrators,
    summary: m.applications_api_list,
    query: z.strictObject({
      state: z.enum(APPLICATION_STATES).default("waiting"),
      page: z.coerce.number().int().min(1).max(100_000).default(1),
    }),
    answer: listed(applicationLineAnswer),
    async handle({ ctx, actor, query }) {
      const { lines: data, counts, page, pageCount } = await listApplications(ctx, actor, query);
      return { data, meta: { pagination: { page, pageSize: PAGE_SIZE, pageCount, total: counts[query.state] } } };
    },
  }),
  call(`GET ${PATH}/:documentId`, {
    ...administrators,
    summary: m.applications_api_read,
    answer: z.strictObject({ data: applicationAnswer }),
    handle: async ({ ctx, actor, params }) => ({ data: await readApplication(ctx, actor, params.documentId) }),
  }),
  call(`GET ${PATH}/:documentId/proof`, {
    ...administrators,
    note: "written down",
    summary: m.applications_api_proof,
    answer: null,
    hasHead: true,
    async handle({ ctx, actor, params, request, reply }) {
      return sendFile(ctx, request, reply, await proofToSend(ctx, actor, params.documentId), "attachment");
    },
  }),
  call(`POST ${PATH}/:documentId/decision`, {
    ...administrators,
    note: "with the password to accept; not on one's own",
    summary: m.applications_api_decide,
    body: decisionBody,
    answer: z.strictObject({ data: applicationAnswer }),
    example: { body: '{"act":"refuse","reason":"The proof does not name you."}' },
    async handle({ ctx, actor, params, body }) {
      await decide(ctx, actor, params.documentId, body);
      return { data: await readApplication(ctx, actor, params.documentId) };
    },
  }),
];
