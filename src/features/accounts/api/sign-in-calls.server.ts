import type { FastifyInstance } from "fastify";
import { endSignIn, endSignIns, listSignIns } from "#features/sign-ins/operations/end-sign-ins.server.ts";
import type { Context } from "#platform/context.ts";
import { parseInput } from "#platform/http/input.ts";
import { changeRole, requireAdministrator } from "../operations/grant-role.server.ts";
import { roleBody } from "../schema/roles.ts";

const SIGN_INS = "/users-permissions/users/me/sign-ins";

/** The own sign-ins, and the roles an administrator gives. */
export function signInCalls(api: FastifyInstance, ctx: Context): void {
  api.get(SIGN_INS, async (request) => ({ data: await listSignIns(ctx, request.actor) }));
  api.delete<{ Params: { id: string } }>(`${SIGN_INS}/:id`, async (request) => {
    await endSignIn(ctx, request.actor, request.params.id);
    return { data: { id: request.params.id } };
  });
  api.delete(SIGN_INS, async (request) => ({ data: { ended: await endSignIns(ctx, request.actor, "others") } }));
  api.post("/users-permissions/roles", async (request) => {
    requireAdministrator(request.actor);
    const change = parseInput(roleBody, request.body);
    return { data: { email: change.email, roles: await changeRole(ctx, request.actor, change) } };
  });
}
