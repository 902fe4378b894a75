import { z } from "zod";
import { AGE_BANDS } from "#features/people/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { ROLES } from "#shared/actor.ts";
import { blockAccount } from "../operations/block-account.server.ts";
import { askEmailChange, giveUpEmailChange } from "../operations/change-email.server.ts";
import { setAgeRight } from "../operations/correct-age.server.ts";
import { changeRole, requireAdministrator } from "../operations/grant-role.server.ts";
import { ageBody } from "../schema/ages.ts";
import { blockBody, roleBody } from "../schema/roles.ts";
import { changeEmailBody } from "../schema.ts";

const MINE = "/users-permissions/users/me";
const mine = { group: "accounts", who: "signed-in" } as const;
const NO_PLACE = "a place in a class gets 403";

/** The own address, and the roles an administrator gives. */
export const mineCalls = [
  call(`POST ${MINE}/email`, {
    ...mine,
    note: `with the password; ${NO_PLACE}`,
    other: 400,
    summary: m.accounts_api_change_email,
    gate: requireAccount,
    body: changeEmailBody,
    answer: z.strictObject({ email: z.string(), sent: z.boolean() }),
    example: { body: '{"email":"salma@example.net","currentPassword":"…"}' },
    async handle({ ctx, actor, body }) {
      await askEmailChange(ctx, actor, body);
      return { email: body.email, sent: true };
    },
  }),
  call(`DELETE ${MINE}/email`, {
    ...mine,
    note: `gives up a change that waits; ${NO_PLACE}`,
    summary: m.accounts_api_give_up_email,
    answer: z.strictObject({ ok: z.boolean() }),
    async handle({ ctx, actor }) {
      await giveUpEmailChange(ctx, actor);
      return { ok: true };
    },
  }),
  call("POST /users-permissions/roles", {
    ...mine,
    who: "administrators",
    note: "with the password, and a code where the second step is on",
    summary: m.accounts_api_roles,
    gate: requireAdministrator,
    body: roleBody,
    answer: z.strictObject({ data: z.strictObject({ email: z.string(), roles: z.array(z.enum(ROLES)) }) }),
    example: { body: '{"email":"salma@example.org","role":"teacher","given":true,"currentPassword":"…"}' },
    handle: async ({ ctx, actor, body }) => ({
      data: { email: body.email, roles: await changeRole(ctx, actor, body) },
    }),
  }),
  call("POST /users-permissions/ages", {
    ...mine,
    who: "administrators",
    summary: m.accounts_api_ages,
    gate: requireAdministrator,
    body: (ctx) => ageBody(ctx.clock.now()),
    answer: z.strictObject({
      data: z.strictObject({
        email: z.string(),
        dob: z.iso.date().nullable(),
        age_band: z.enum(AGE_BANDS).nullable(),
      }),
    }),
    example: { body: '{"email":"salma@example.org","dob":"2001-05-20","reason":"slip"}' },
    async handle({ ctx, actor, body }) {
      const { email, birth_date: dob, age_band } = await setAgeRight(ctx, actor, body);
      return { data: { email, dob, age_band } };
    },
  }),
  call("POST /users-permissions/blocks", {
    ...mine,
    who: "administrators",
    note: "with the password, and a code where the second step is on; ends all sign-ins of the account",
    summary: m.accounts_api_block,
    gate: requireAdministrator,
    body: blockBody,
    answer: z.strictObject({ data: z.strictObject({ email: z.string(), blocked: z.boolean() }) }),
    example: { body: '{"email":"salma@example.org","blocked":true,"currentPassword":"…"}' },
    handle: async ({ ctx, actor, body }) => ({
      data: { email: body.email, blocked: await blockAccount(ctx, actor, body) },
    }),
  }),
];
