import type { FastifyInstance } from "fastify";
import type { Context } from "#platform/context.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { requirePerson } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { acceptInvitation, endGuardianship, inviteGuardian } from "./operations/invite-guardian.server.ts";
import { listGuardianships, readSummary } from "./operations/read-standing.server.ts";
import { acceptBody, type GuardianshipView, invitationBody } from "./schema.ts";

/** The calls of pupils and the guardians linked to them. */
export const guardiansApi: ApiPart = (api, ctx) => {
  api.register(async (own) => calls(own, ctx));
};

function calls(api: FastifyInstance, ctx: Context): void {
  api.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  api.get("/guardianships", async (request) => ({ data: await listGuardianships(ctx, request.actor) }));
  api.post("/guardianships", async (request, reply) => {
    requirePerson(request.actor);
    const documentId = await inviteGuardian(ctx, request.actor, parseInput(invitationBody, request.body));
    return reply.code(201).send({ data: await oneOf(ctx, request.actor, documentId) });
  });
  api.post("/guardianships/accept", async (request) => {
    requirePerson(request.actor);
    const documentId = await acceptInvitation(ctx, request.actor, parseInput(acceptBody, request.body));
    return { data: await oneOf(ctx, request.actor, documentId) };
  });
  api.delete<{ Params: { documentId: string } }>("/guardianships/:documentId", async (request) => {
    const { documentId } = request.params;
    await endGuardianship(ctx, request.actor, { documentId });
    return { data: { documentId } };
  });
  api.get<{ Params: { documentId: string } }>("/guardianships/:documentId/summary", async (request) => {
    return { data: await readSummary(ctx, request.actor, request.params.documentId) };
  });
}

async function oneOf(ctx: Context, actor: Actor, documentId: string): Promise<GuardianshipView | undefined> {
  const { asPupil, asGuardian } = await listGuardianships(ctx, actor);
  return [...asPupil, ...asGuardian].find((one) => one.documentId === documentId);
}
