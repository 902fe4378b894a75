import type { FastifyInstance } from "fastify";
import { sendFile } from "#content/library/send-file.server.ts";
import { recordConsent } from "#features/accounts/operations/record-consent.server.ts";
import type { Context } from "#platform/context.ts";
import type { ApiPart } from "#platform/http/api.ts";
import { parseInput } from "#platform/http/input.ts";
import { requireAccount } from "#platform/require-person.ts";
import { askErasure, isPasswordAsked, keepAccount } from "./operations/ask-erasure.server.ts";
import { askExport } from "./operations/ask-export.server.ts";
import { listExports, openExport } from "./operations/view-export.server.ts";
import { consentBody, erasureBody, exportBody, withPassword } from "./schema.ts";

/** A copy of one's own data, and the end of the account. */
export const privacyApi: ApiPart = (api, ctx) => {
  api.register(async (own) => calls(own, ctx));
};

function calls(api: FastifyInstance, ctx: Context): void {
  const mine = "/users-permissions/users/me";
  api.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  api.post(`${mine}/exports`, async (request, reply) => {
    const asked = await askExport(ctx, request.actor, parseInput(exportBody, request.body ?? {}));
    return reply.code(202).send({ data: asked });
  });
  api.get(`${mine}/exports`, async (request) => ({ data: await listExports(ctx, request.actor) }));
  api.get<{ Params: { documentId: string; file: string } }>(
    `${mine}/exports/:documentId/:file`,
    async (request, reply) => {
      const file = await openExport(ctx, request.actor, request.params);
      return sendFile(ctx, request, reply, { ...file, area: "private" }, "attachment");
    },
  );
  api.post(`${mine}/consent`, async (request) => {
    requireAccount(request.actor);
    const input = parseInput(consentBody, request.body);
    await recordConsent(ctx, request.actor, input);
    return { data: { version: input.version } };
  });
  api.post(`${mine}/erasure`, async (request) => {
    const body = withPassword(erasureBody, await isPasswordAsked(ctx, request.actor));
    return { data: await askErasure(ctx, request.actor, parseInput(body, request.body)) };
  });
  api.delete(`${mine}/erasure`, async (request) => {
    await keepAccount(ctx, request.actor);
    return { data: { eraseAt: null } };
  });
}
