import { me } from "#features/accounts/operations/read-me.server.ts";
import { type MeAnswer, meAnswer, userAnswer } from "#features/accounts/schema/answers.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { changeProfile, requireOwn } from "./operations/change-profile.server.ts";
import { profileParts } from "./schema/wire.ts";
import { recordBody } from "./schema.ts";

const NO_PLACE = "a place in a class gets 403";
const answer = meAnswer.extend(profileParts);
const whole = answer.partial().required({ id: true });
const body = (ctx: Context) => recordBody(ctx.clock.now());
const ASKING = { query: "populate=profile,socials,jobs,experience" };
const SAYING = {
  body: '{"grade":"11","interests":["Robotics"],"socials":{"linkedin":"linkedin.com/in/salma"},"academic_degrees":[{"name":"BSc Physics","year":2028,"state":"studying"}]}',
};

/** The own record with everything somebody says of themselves; by its number, too, for its owner alone. */
export const profileCalls = [
  call("PUT /users-permissions/users/me", {
    group: "accounts",
    who: "signed-in",
    note: `the own record; limited; ${NO_PLACE}`,
    summary: m.profile_api_change,
    gate: requireAccount,
    body,
    answer,
    example: SAYING,
    handle: ({ ctx, actor, body }) => changeProfile(ctx, actor, body),
  }),
  call("PUT /users/:id", {
    group: "accounts",
    who: "owner",
    note: `limited; ${NO_PLACE}`,
    summary: m.profile_api_change_by_id,
    gate: (actor, { params }) => requireAccount(requireOwn(actor, params.id)),
    body,
    answer,
    example: SAYING,
    handle: ({ ctx, actor, body }) => changeProfile(ctx, actor, body),
  }),
  call("GET /users/me", {
    group: "accounts",
    who: "signed-in",
    note: "the own record",
    summary: m.profile_api_me,
    shared: ["populate", "fields"],
    answer: whole,
    example: ASKING,
    async handle({ ctx, actor, request }) {
      const { populate, fields } = askedOf(request.query);
      return withFields(await me(ctx, actor, populate), fields);
    },
  }),
  call("GET /users/:id", {
    group: "accounts",
    who: "owner",
    summary: m.profile_api_by_id,
    gate: (actor, { params }) => requireOwn(actor, params.id),
    shared: ["populate", "fields"],
    answer: whole,
    example: { query: "populate=eat_result" },
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
