import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { type Asked, call } from "#platform/http/call.ts";
import { permit } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { QUIET_HEADERS } from "#platform/shared-link.ts";
import type { Actor } from "#shared/actor.ts";
import { mayBook } from "./access.ts";
import { actOnConsultation, cancelOrLeave } from "./operations/act-on.server.ts";
import { bookConsultation } from "./operations/book.server.ts";
import { calendarOfOne, endFeed, makeFeed, openFeed, readFeed } from "./operations/calendar-feed.server.ts";
import { sendContactCode } from "./operations/confirm-contact.server.ts";
import { readDay, readNearest } from "./operations/read-calendar.server.ts";
import { readConsultation } from "./operations/read-consultations.server.ts";
import { consultationOnWire, timeOnWire, wireConsultation, wireTime } from "./schema/consultation-wire.ts";
import { bookBody, cancelBody, changeBody, codeBody, timesQuery } from "./schema.ts";

const answer = z.strictObject({ data: wireConsultation });
const NO_PLACE = "a place in a class and an advisor get 403";
const bookers = {
  group: "consultations",
  who: "signed-in",
  gate: (actor: Actor) => permit(actor, mayBook),
} as const;
const either = { group: "consultations", who: "owner", gate: requireAccount } as const;
const EITHER = "the person, the advisor and administrators, each what is theirs to do";
const MINE = "/users-permissions/users/me/calendar";

async function shown({ ctx, actor }: Pick<Asked, "ctx" | "actor">, id: string) {
  return { data: consultationOnWire(await readConsultation(ctx, actor, id)) };
}

const CALENDAR = { "Content-Type": "text/calendar; charset=utf-8", ...QUIET_HEADERS };

/** Consultations (spec §7). A call with an Idempotency-Key is carried out once, as everywhere. */
export const bookingCalls = [
  call("GET /consultations/times", {
    ...bookers,
    note: NO_PLACE,
    summary: m.booking_api_times,
    query: timesQuery,
    answer: z.strictObject({ data: z.array(wireTime) }),
    example: { query: "field=subjects&type=chat" },
    async handle({ ctx, actor, query: { day, type, field, language } }) {
      const wanted = { field, kind: type, language };
      const times = day ? await readDay(ctx, actor, day, wanted) : await readNearest(ctx, actor, wanted);
      return { data: times.map(timeOnWire) };
    },
  }),
  call("POST /consultations", {
    ...bookers,
    note: `limited; ${NO_PLACE}; refused while a guardian objects or has yet to confirm, and while bookings are closed (503)`,
    summary: m.booking_api_book,
    body: bookBody,
    status: 201,
    answer,
    example: {
      body: '{"name":"Salma","email":"salma@example.org","phone":"91234567","subject":"…","message":"…","consultation_field":"subjects","consultation_type":"chat","time_slot":"…"}',
    },
    async handle({ ctx, actor, body, reply }) {
      const { document_id } = await bookConsultation(ctx, actor, body);
      reply.code(201);
      return shown({ ctx, actor }, document_id);
    },
  }),
  call("GET /consultations/:id", {
    ...either,
    note: EITHER,
    summary: m.booking_api_read,
    answer,
    handle: ({ ctx, actor, params }) => shown({ ctx, actor }, params.id),
  }),
  call("PUT /consultations/:id", {
    ...either,
    note: EITHER,
    summary: m.booking_api_act,
    body: changeBody,
    answer,
    example: { body: '{"act":"cancel"}' },
    async handle({ ctx, actor, params, body }) {
      const { document_id } = await actOnConsultation(ctx, actor, params.id, body);
      return shown({ ctx, actor }, document_id);
    },
  }),
  call("PUT /consultation/cancelFromUser/:id", {
    ...either,
    note: EITHER,
    summary: m.booking_api_cancel,
    body: cancelBody,
    answer,
    example: { body: "{}" },
    async handle({ ctx, actor, params, body }) {
      const { document_id } = await actOnConsultation(ctx, actor, params.id, { act: "cancel", ...body });
      return shown({ ctx, actor }, document_id);
    },
  }),
  call("DELETE /consultation/delete/:id", {
    ...either,
    note: EITHER,
    summary: m.booking_api_delete,
    answer,
    async handle({ ctx, actor, params }) {
      await cancelOrLeave(ctx, actor, params.id);
      return shown({ ctx, actor }, params.id);
    },
  }),
  call("GET /consultations/:id/calendar.ics", {
    ...either,
    note: EITHER,
    summary: m.booking_api_calendar,
    answer: null,
    async handle({ ctx, actor, params, reply }) {
      const text = await calendarOfOne(ctx, actor, params.id);
      return reply
        .headers({ ...CALENDAR, "Content-Disposition": 'attachment; filename="consultation.ics"' })
        .send(text);
    },
  }),
  call("POST /otp/generate", {
    ...bookers,
    note: `limited for each person, contact and address; ${NO_PLACE}; the code is in no answer`,
    summary: m.booking_api_code,
    body: codeBody,
    answer: z.strictObject({ data: z.strictObject({ way: z.enum(["email", "sms"]), is_confirmed: z.boolean() }) }),
    example: { body: '{"email":"salma@example.org","phone":"91234567","time_slot":"…"}' },
    async handle({ ctx, actor, body }) {
      const { way, isConfirmed } = await sendContactCode(ctx, actor, body);
      return { data: { way, is_confirmed: isConfirmed } };
    },
  }),
  call(`GET ${MINE}`, {
    group: "consultations",
    who: "signed-in",
    gate: requireAccount,
    note: "a place in a class gets 403",
    summary: m.booking_api_feed_read,
    answer: z.strictObject({ data: z.strictObject({ made_at: z.iso.datetime() }).nullable() }),
    async handle({ ctx, actor }) {
      const feed = await readFeed(ctx, actor);
      return { data: feed && { made_at: feed.madeAt } };
    },
  }),
  call(`POST ${MINE}`, {
    group: "consultations",
    who: "signed-in",
    gate: requireAccount,
    note: "limited; a place in a class gets 403; the address is told this one time",
    summary: m.booking_api_feed_make,
    status: 201,
    answer: z.strictObject({ data: z.strictObject({ address: z.string() }) }),
    async handle({ ctx, actor, reply }) {
      const data = await makeFeed(ctx, actor);
      reply.code(201);
      return { data };
    },
  }),
  call(`DELETE ${MINE}`, {
    group: "consultations",
    who: "signed-in",
    gate: requireAccount,
    note: "a place in a class gets 403",
    summary: m.booking_api_feed_end,
    answer: z.strictObject({ data: z.null() }),
    async handle({ ctx, actor }) {
      await endFeed(ctx, actor);
      return { data: null };
    },
  }),
  call("GET /calendar/:file", {
    group: "consultations",
    who: "anybody",
    guest: 404,
    other: 404,
    note: "whoever has the address",
    isKept: false,
    summary: m.booking_api_feed,
    answer: null,
    async handle({ ctx, params, reply }) {
      return reply.headers(CALENDAR).send(await openFeed(ctx, params.file));
    },
  }),
];
