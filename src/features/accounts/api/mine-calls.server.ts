import { z } from "zod";
import { AGE_BANDS } from "#features/people/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { AppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { ROLES } from "#shared/actor.ts";
import { blockAccount } from "../operations/block-account.server.ts";
import { askEmailChange, giveUpEmailChange } from "../operations/change-email.server.ts";
import { changeMe } from "../operations/change-me.server.ts";
import { setAgeRight } from "../operations/correct-age.server.ts";
import { changeRole, requireAdministrator } from "../operations/grant-role.server.ts";
import { me } from "../operations/read-me.server.ts";
import { type MeAnswer, meAnswer, userAnswer } from "../presenter.server.ts";
import { ageBody } from "../schema/ages.ts";
import { blockBody, roleBody } from "../schema/roles.ts";
import { changeEmailBody, changeMeBody } from "../schema.ts";

const MINE = "/users-permissions/users/me";
const mine = { group: "accounts", who: "signed-in" } as const;
const NO_PLACE = "a place in a class gets 403";

/** The own record and address, and the roles an administrator gives. */
export const mineCalls = [
  call(`PUT ${MINE}`, {
    ...mine,
    note: `the own record; ${NO_PLACE}`,
    summary: m.accounts_api_change_me,
    gate: requireAccount,
    body: (ctx) => changeMeBody(ctx.clock.now()),
    answer: meAnswer,
    example: { body: '{"firstname":"Salma","grade":"11"}' },
    handle: ({ ctx, actor, body }) => changeMe(ctx, actor, body),
  }),
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
  call("GET /users/me", {
    ...mine,
    note: "the own record",
    summary: m.accounts_api_me,
    shared: ["populate", "fields"],
    answer: meAnswer.partial().required({ id: true }),
    example: { query: "populate=profile,personality_result" },
    async handle({ ctx, actor, request }) {
      const { populate, fields } = askedOf(request.query);
      return withFields(await me(ctx, actor, populate), fields);
    },
  }),
];

const ASKED = /^(?:populate(?:\[([\w-]{1,60})\])?(?:\[[\w-]{0,60}\])*|(fields)(?:\[\d*\])?)$/;
const FIELDS: readonly string[] = Object.keys(userAnswer.shape);

interface AskedOfMe {
  readonly populate: readonly string[];
  /** Empty: all of them. */
  readonly fields: readonly string[];
}

/** The names a client asks for, in any of Strapi's spellings: `a,b`, `[0]=a`, `[a]=true`, `[a][populate]=…`. */
function askedOf(query: unknown): AskedOfMe {
  const asked = { populate: new Set<string>(), fields: new Set<string>() };
  for (const [key, value] of Object.entries(query as Record<string, unknown>)) {
    const match = ASKED.exec(key);
    if (!match) throw new AppError("invalid", { technical: `Invalid key ${key.slice(0, 60)}`, extra: { key } });
    const [, inner, fields] = match;
    const names = fields ? asked.fields : asked.populate;
    if (inner !== undefined && !/^\d+$/.test(inner)) names.add(inner);
    else for (const one of [value].flat()) for (const name of String(one).split(",")) if (name) names.add(name.trim());
  }
  const unknown = [...asked.fields].find((name) => name !== "*" && !FIELDS.includes(name));
  if (unknown !== undefined)
    throw new AppError("invalid", {
      technical: `Invalid key ${unknown.slice(0, 60)} at fields`,
      extra: { key: unknown.slice(0, 60), path: "fields" },
    });
  return { populate: [...asked.populate], fields: asked.fields.has("*") ? [] : [...asked.fields] };
}

/** The number of a person is always told, and what was populated. */
function withFields(whole: MeAnswer, fields: readonly string[]): Partial<MeAnswer> & Pick<MeAnswer, "id"> {
  if (fields.length === 0) return whole;
  const kept = Object.entries(whole).filter(([name]) => !FIELDS.includes(name) || fields.includes(name));
  return { ...Object.fromEntries(kept), id: whole.id };
}
