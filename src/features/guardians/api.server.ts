import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import type { Actor } from "#shared/actor.ts";
import { acceptInvitation, endGuardianship, inviteGuardian } from "./operations/invite-guardian.server.ts";
import { agreeAsPupil, leaveGuardianOut, nameGuardian, remindGuardian } from "./operations/name-guardian.server.ts";
import { listGuardianships, readStanding, readSummary } from "./operations/read-standing.server.ts";
import { presentStanding } from "./presenter.server.ts";
import { CONSENT_STATES, TURNS } from "./rules.ts";
import { acceptBody, type GuardianshipView, guardianBody, invitationBody, RESULT_KINDS } from "./schema.ts";

const MINE = "/users-permissions/users/me/guardian";
const mine = { group: "accounts", who: "signed-in" } as const;

const time = z.iso.datetime();
const link = z.strictObject({
  documentId: z.string(),
  state: z.enum(["invited", "accepted"]),
  name: z.string().nullable(),
  email: z.string().nullable(),
  since: time,
  expiresAt: time.nullable(),
  endsOn: z.string().nullable(),
});
const summary = z.strictObject({
  documentId: z.string(),
  firstName: z.string(),
  isHidden: z.boolean(),
  lines: z.array(
    z.strictObject({
      scale: z.string(),
      takenAt: time,
      environments: z.array(z.string()),
      clarity: z.string(),
      kind: z.enum(RESULT_KINDS),
    }),
  ),
  endsOn: z.string().nullable(),
});

const standing = z.strictObject({
  rule: z.enum(["off", "notify", "require"]),
  results: z.enum(["keep", "try", "ask", "hidden"]),
  state: z.enum(CONSENT_STATES),
  turn: z.enum(TURNS),
  next: z.string().nullable(),
  age_known: z.boolean(),
  age_asked: z.boolean(),
  age_held_until: time.nullable(),
  sent_to: z.string().nullable(),
  sent_at: time.nullable(),
  answered_at: time.nullable(),
  guardian_agreed: z.boolean(),
  pupil_agreed: z.boolean(),
});
const about = { ...mine, answer: z.strictObject({ data: standing }) };
const own = async (ctx: Context, actor: Actor) => ({ data: presentStanding(await readStanding(ctx, actor)) });

/** The calls of pupils and the guardians linked to them. */
export const guardiansCalls = [
  call(`GET ${MINE}`, {
    ...about,
    note: "what was sent, what was answered, whose turn it is; a place in a class gets 403",
    summary: m.guardians_api_standing,
    handle: ({ ctx, actor }) => own(ctx, actor),
  }),
  call(`PUT ${MINE}`, {
    ...about,
    note: "under 18 or of unknown age, limited",
    other: 409,
    summary: m.guardians_api_answer,
    body: guardianBody,
    example: { body: '{"choice":"send","email":"guardian@example.org"}' },
    async handle({ ctx, actor, body }) {
      if (body.choice === "send") await nameGuardian(ctx, actor, body);
      else await leaveGuardianOut(ctx, actor);
      return own(ctx, actor);
    },
  }),
  call(`POST ${MINE}/again`, {
    ...about,
    note: "who has named an address, limited",
    other: 409,
    summary: m.guardians_api_again,
    async handle({ ctx, actor }) {
      await remindGuardian(ctx, actor);
      return own(ctx, actor);
    },
  }),
  call(`POST ${MINE}/agree`, {
    ...about,
    note: "while a guardian objects",
    other: 409,
    summary: m.guardians_api_agree,
    async handle({ ctx, actor }) {
      await agreeAsPupil(ctx, actor);
      return own(ctx, actor);
    },
  }),
  call("GET /guardianships", {
    ...mine,
    note: "the own ones, from both sides",
    summary: m.guardians_api_links,
    answer: z.strictObject({ data: z.strictObject({ asPupil: z.array(link), asGuardian: z.array(link) }) }),
    handle: async ({ ctx, actor }) => ({ data: await listGuardianships(ctx, actor) }),
  }),
  call("POST /guardianships", {
    ...mine,
    note: "under 18 or of unknown age, limited",
    other: 409,
    summary: m.guardians_api_invite,
    body: invitationBody,
    status: 201,
    answer: z.strictObject({ data: link }),
    example: { body: '{"email":"guardian@example.org"}' },
    handle: async ({ ctx, actor, body }) => ({ data: await oneOf(ctx, actor, await inviteGuardian(ctx, actor, body)) }),
  }),
  call("POST /guardianships/accept", {
    ...mine,
    note: "bearer of the invitation",
    other: 400,
    summary: m.guardians_api_accept,
    body: acceptBody,
    answer: z.strictObject({ data: link }),
    example: { body: '{"token":"…"}' },
    handle: async ({ ctx, actor, body }) => ({
      data: await oneOf(ctx, actor, await acceptInvitation(ctx, actor, body)),
    }),
  }),
  call("DELETE /guardianships/:documentId", {
    ...mine,
    who: "owner",
    note: "the pupil or the guardian of the link",
    summary: m.guardians_api_end,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string() }) }),
    async handle({ ctx, actor, params: { documentId } }) {
      await endGuardianship(ctx, actor, { documentId });
      return { data: { documentId } };
    },
  }),
  call("GET /guardianships/:documentId/summary", {
    ...mine,
    who: "owner",
    note: "the guardian of the link alone",
    summary: m.guardians_api_summary,
    answer: z.strictObject({ data: summary }),
    handle: async ({ ctx, actor, params }) => ({ data: await readSummary(ctx, actor, params.documentId) }),
  }),
];

async function oneOf(ctx: Context, actor: Actor, documentId: string): Promise<GuardianshipView> {
  const { asPupil, asGuardian } = await listGuardianships(ctx, actor);
  const found = [...asPupil, ...asGuardian].find((one) => one.documentId === documentId);
  if (!found) throw new AppError("conflict");
  return found;
}
