import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { endSignIn, endSignIns, listSignIns } from "./operations/end-sign-ins.server.ts";

const MINE = "/users-permissions/users/me/sign-ins";
const mine = { group: "accounts", who: "signed-in" } as const;

const signIn = z.strictObject({
  id: z.string(),
  device: z.string(),
  method: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  isThis: z.boolean(),
});

/** Where somebody is signed in, and the end of it. */
export const signInsCalls = [
  call(`GET ${MINE}`, {
    ...mine,
    note: "the own ones",
    summary: m.accounts_api_sign_ins,
    answer: z.strictObject({ data: z.array(signIn) }),
    handle: async ({ ctx, actor }) => ({ data: await listSignIns(ctx, actor) }),
  }),
  call(`DELETE ${MINE}`, {
    ...mine,
    note: "ends the own ones but this",
    summary: m.accounts_api_end_sign_ins,
    answer: z.strictObject({ data: z.strictObject({ ended: z.int() }) }),
    handle: async ({ ctx, actor }) => ({ data: { ended: await endSignIns(ctx, actor, "others") } }),
  }),
  call(`DELETE ${MINE}/:id`, {
    ...mine,
    who: "owner",
    summary: m.accounts_api_end_sign_in,
    answer: z.strictObject({ data: z.strictObject({ id: z.string() }) }),
    async handle({ ctx, actor, params: { id } }) {
      await endSignIn(ctx, actor, id);
      return { data: { id } };
    },
  }),
];
