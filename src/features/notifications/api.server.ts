import { z } from "zod";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isPerson } from "#shared/actor.ts";
import { markRead } from "./operations/mark-read.server.ts";
import { listNotifications } from "./operations/read-notifications.server.ts";
import { notificationsQuery, readBody, streamQuery } from "./schema.ts";

const MINE = "/users-permissions/users/me/notifications";
const NO_PLACE = "a place in a class gets 403";
const mine = { group: "accounts", gate: requireAccount, who: "signed-in" } as const;

const notification = z.strictObject({
  id: z.int(),
  kind: z.string(),
  slug: z.string().nullable(),
  title: z.string(),
  description: z.string(),
  to: z.string().nullable(),
  createdAt: z.iso.datetime(),
  age: z.string(),
  jobtype: z.string().nullable(),
  read: z.boolean(),
  otherLocale: z.enum(LOCALE_CODES).optional(),
});
const count = z.strictObject({ unread: z.int() });

/** One's own notifications (spec §7). */
export const notificationsCalls = [
  call(`GET ${MINE}`, {
    ...mine,
    note: `one's own; ${NO_PLACE}`,
    summary: m.notifications_api_list,
    query: notificationsQuery,
    answer: z.strictObject({
      data: z.array(notification),
      meta: z.strictObject({
        pagination: z.strictObject({ limit: z.int(), total: z.int() }),
        unread: z.int(),
        next: z.int().nullable(),
      }),
    }),
    example: { query: "read=false&limit=3" },
    async handle({ ctx, actor, query }) {
      const { items, total, unread, next } = await listNotifications(ctx, actor, query);
      return { data: items, meta: { pagination: { limit: query.limit, total }, unread, next } };
    },
  }),
  call(`POST ${MINE}`, {
    ...mine,
    note: `limited; ids that are not one's own are passed over; ${NO_PLACE}`,
    summary: m.notifications_api_read,
    body: readBody,
    answer: z.strictObject({ data: count }),
    example: { body: '{"notification_ids":[1,2]}' },
    async handle({ ctx, actor, body }) {
      return { data: { unread: await markRead(ctx, actor, body.notification_ids) } };
    },
  }),
  call(`GET ${MINE}/stream`, {
    group: "accounts",
    who: "anybody",
    guest: 204,
    isKept: false,
    note: `one's own; a visitor gets 204, at which browsers stop asking; bounded for each account and process; ends with the sign-in; ${NO_PLACE}`,
    summary: m.notifications_api_stream,
    query: streamQuery,
    answer: null,
    example: { query: "seconds=0" },
    async handle({ ctx, actor, query, request, reply }) {
      if (!isPerson(actor)) return reply.code(204).send();
      const seen = request.headers["last-event-id"];
      const last = typeof seen === "string" && /^\d{1,10}$/.test(seen) ? Number(seen) : query.after;
      await ctx.news.open(reply, requireAccount(actor), { after: last, seconds: query.seconds });
      return reply;
    },
  }),
];
