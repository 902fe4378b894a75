import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { claim, shareResult } from "./operations/claim-place.server.ts";
import { continuePlace, joinClass } from "./operations/join-class.server.ts";
import {
  changeClass,
  listClasses,
  openClass,
  readClass,
  removeClass,
  requireOwnClass,
  requireTeacher,
} from "./operations/manage-classes.server.ts";
import { classChanges, classForm, joinBody, paperBody, shareBody } from "./schema.ts";

const teachers = { group: "scales", who: "teachers", gate: requireTeacher } as const;
const pupils = { group: "scales", who: "anybody" } as const;
const PAPER = { body: '{"code":"7K3M-9QXW","paper_code":"…"}' };

const time = z.iso.datetime();
const schoolClass = z.strictObject({
  documentId: z.string(),
  name: z.string(),
  scale: z.string(),
  grade: z.string().nullable(),
  code: z.string(),
  places: z.int(),
  joined: z.int(),
  finished: z.int(),
  createdAt: time,
  closesAt: time,
  state: z.enum(["open", "closed", "full"]),
});
const pupil = z.strictObject({
  documentId: z.string(),
  shortName: z.string(),
  joinedAt: time,
  finishedAt: time.nullable(),
  claimed: z.boolean(),
  result: z.strictObject({ code: z.string(), completedAt: time }).nullable(),
});
const ownPlace = z.strictObject({
  data: z.strictObject({
    documentId: z.string(),
    className: z.string(),
    shortName: z.string(),
    claimedAt: time,
    finished: z.boolean(),
    shared: z.boolean(),
  }),
});

const teachersCalls = [
  call("GET /school-classes", {
    ...teachers,
    note: "advisors, role teacher, administrators; the own classes",
    summary: m.schools_api_classes,
    answer: z.strictObject({ data: z.array(schoolClass) }),
    handle: async ({ ctx, actor }) => ({ data: await listClasses(ctx, actor) }),
  }),
  call("POST /school-classes", {
    ...teachers,
    summary: m.schools_api_open_class,
    body: ({ config }) => classForm(config),
    status: 201,
    answer: z.strictObject({ data: schoolClass }),
    example: { body: '{"name":"Grade 10","grade":"10","places":30,"days":14}' },
    handle: async ({ ctx, actor, body }) => ({ data: await openClass(ctx, actor, body) }),
  }),
  call("GET /school-classes/:documentId", {
    ...teachers,
    note: "their own classes, another's does not exist (404); who joined and finished, never answers; a result only where its owner agreed",
    summary: m.schools_api_class,
    answer: z.strictObject({ data: schoolClass.extend({ pupils: z.array(pupil) }) }),
    handle: async ({ ctx, actor, params }) => ({ data: await readClass(ctx, actor, params.documentId) }),
  }),
  call("PUT /school-classes/:documentId", {
    ...teachers,
    note: "their own classes",
    summary: m.schools_api_change_class,
    gate: (actor, { ctx, params }) => requireOwnClass(ctx, actor, params.documentId),
    body: ({ config }) => classChanges(config),
    answer: z.strictObject({ data: schoolClass }),
    example: { body: '{"days":0}' },
    handle: async ({ ctx, actor, params, body }) => ({ data: await changeClass(ctx, actor, params.documentId, body) }),
  }),
  call("DELETE /school-classes/:documentId", {
    ...teachers,
    note: "their own classes; refused (409) while a place waits to be claimed",
    summary: m.schools_api_delete_class,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string() }) }),
    async handle({ ctx, actor, params: { documentId } }) {
      await removeClass(ctx, actor, documentId);
      return { data: { documentId } };
    },
  }),
];

const pupilsCalls = [
  call("POST /school-classes/join", {
    ...pupils,
    note: "with a class code, limited; who has an account needs no place (400)",
    other: 400,
    summary: m.schools_api_join,
    body: joinBody,
    status: 201,
    answer: z.strictObject({
      jwt: z.string(),
      paper_code: z.string(),
      class: z.strictObject({ name: z.string() }),
      short_name: z.string(),
      expiresAt: time,
    }),
    example: { body: '{"code":"7K3M-9QXW","short_name":"Salma"}' },
    async handle({ ctx, actor, body }) {
      const { token, issued } = await joinClass(ctx, actor, body);
      const { paperCode, className, shortName, expiresAt } = issued;
      return { jwt: token, paper_code: paperCode, class: { name: className }, short_name: shortName, expiresAt };
    },
  }),
  call("POST /school-classes/continue", {
    ...pupils,
    note: "bearer of a paper code, limited; who has an account is refused (400)",
    guest: 400,
    other: 400,
    summary: m.schools_api_continue,
    body: paperBody,
    answer: z.strictObject({ jwt: z.string() }),
    example: PAPER,
    handle: async ({ ctx, actor, body }) => ({ jwt: (await continuePlace(ctx, actor, body)).token }),
  }),
  call("POST /school-classes/claim", {
    ...pupils,
    who: "signed-in",
    note: "bearer of a paper code, limited; refused (400, while an objection stands 403) as long as the result may not be kept",
    other: 400,
    summary: m.schools_api_claim,
    gate: requireAccount,
    body: paperBody,
    answer: ownPlace,
    example: PAPER,
    handle: async ({ ctx, actor, body }) => ({ data: await claim(ctx, actor, body) }),
  }),
  call("PUT /school-places/:documentId", {
    ...pupils,
    who: "owner",
    note: "the account that claimed the place",
    summary: m.schools_api_share,
    gate: requireAccount,
    body: shareBody,
    answer: ownPlace,
    example: { body: '{"shared":true}' },
    handle: async ({ ctx, actor, params: { documentId }, body: { shared } }) => ({
      data: await shareResult(ctx, actor, { documentId, shared }),
    }),
  }),
];

/** The calls of teachers and of pupils in a class. */
export const schoolsCalls = [...teachersCalls, ...pupilsCalls];
