import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call, type Json } from "#platform/http/call.ts";
import { instrumentShape, scaleName } from "../engine/schema/instrument.ts";
import { normsSchema } from "../engine/schema/norms.ts";
import { draftForDevice, saveKeptAnswers } from "./operations/draft-on-device.server.ts";
import { keptAnswersSchema } from "./schema.ts";

/** The form of both files, made once: as `import-instrument` takes them. */
const FILE_SCHEMA: Json = {
  title: "Wijha instrument or norms",
  ...z.toJSONSchema(z.union([instrumentShape, normsSchema]), { io: "input", unrepresentable: "any" }),
};

const option = z.strictObject({ value: z.string(), label: z.string() });
const about = z.strictObject({
  scale: z.string(),
  version: z.int(),
  title: z.string(),
  lead: z.string(),
  audience: z.string(),
  minutes: z.int(),
  kind: z.enum(["true-false", "three-options", "five-point"]),
  items: z.int(),
});
const item = z.strictObject({
  id: z.string(),
  text: z.string(),
  example: z.string().optional(),
  speech: z.string().optional(),
  options: z.array(option).optional(),
});
const draft = z.strictObject({
  about,
  attempt: z.string(),
  signIn: z.string(),
  items: z.array(item),
  options: z.array(option),
  answers: z.record(z.string(), z.string()),
});
const ofDraft = { group: "scales", who: "owner", params: z.strictObject({ scale: scaleName }) } as const;
const DRAFT = "/users-permissions/users/me/scales/:scale/draft";

/** What is open about instruments themselves, and a begun scale for a device that has no line. */
export const instrumentCalls = [
  call("GET /instrument-schema", {
    group: "scales",
    who: "anybody",
    summary: m.scales_api_schema,
    answer: { type: "object" },
    handle: ({ reply }) => reply.type("application/schema+json; charset=utf-8").send(JSON.stringify(FILE_SCHEMA)),
  }),
  call(`GET ${DRAFT}`, {
    ...ofDraft,
    summary: m.scales_api_draft,
    isPacked: true,
    query: z.strictObject({ locale: z.enum(["ar", "en"]).optional() }),
    answer: z.strictObject({ data: draft }),
    async handle({ ctx, actor, params: { scale }, query: { locale = "en" } }) {
      return { data: await draftForDevice(ctx, actor, scale, locale) };
    },
  }),
  call(`PUT ${DRAFT}`, {
    ...ofDraft,
    other: 403,
    summary: m.scales_api_kept_answers,
    body: keptAnswersSchema,
    answer: z.strictObject({ data: z.strictObject({ answered: z.int() }) }),
    example: { body: '{"attempt":"…","signIn":"…","answers":[{"item":"R1","answer":"true","ms":null,"ago":60000}]}' },
    async handle({ ctx, actor, params: { scale }, body }) {
      return { data: await saveKeptAnswers(ctx, actor, scale, body) };
    },
  }),
];
