import { z } from "zod";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { listFavorites, noteFavorite, removeFavorite, saveFavorite } from "./operations/keep-favorites.server.ts";
import { SAVED_TYPES } from "./rules.ts";
import { favoritesQuery, noteBody, saveBody } from "./schema.ts";

const MINE = "/users-permissions/users/me/favorites";
const NO_PLACE = "a place in a class gets 403";
const mine = { group: "accounts", gate: requireAccount } as const;

const favorite = z.strictObject({
  documentId: z.string(),
  type: z.enum(SAVED_TYPES),
  title: z.string().nullable(),
  description: z.string().nullable(),
  to: z.string().nullable(),
  otherLocale: z.enum(LOCALE_CODES).optional(),
  note: z.string().nullable(),
  savedAt: z.iso.datetime(),
});
const pagination = z.strictObject({ page: z.int(), pageSize: z.int(), pageCount: z.int(), total: z.int() });

/** One's own favourites (spec: subscriptions). */
export const favoritesCalls = [
  call(`GET ${MINE}`, {
    ...mine,
    who: "signed-in",
    note: `one's own; ${NO_PLACE}`,
    summary: m.favorites_api_list,
    query: favoritesQuery,
    answer: z.strictObject({
      data: z.array(favorite),
      meta: z.strictObject({ pagination, counts: z.record(z.string(), z.int()) }),
    }),
    example: { query: "type=job&page=1" },
    async handle({ ctx, actor, query }) {
      const { items, counts, page, pageSize, total } = await listFavorites(ctx, actor, query);
      const data = items.map(({ scene: _drawn, record: _id, ...item }) => item);
      return { data, meta: { pagination: { page, pageSize, pageCount: Math.ceil(total / pageSize), total }, counts } };
    },
  }),
  call(`POST ${MINE}`, {
    ...mine,
    who: "signed-in",
    note: `limited; ${NO_PLACE}`,
    summary: m.favorites_api_save,
    body: saveBody,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string() }) }),
    example: { body: '{"documentId":"…"}' },
    async handle({ ctx, actor, body }) {
      await saveFavorite(ctx, actor, { record: body.documentId, note: body.note });
      return { data: { documentId: body.documentId } };
    },
  }),
  call(`PUT ${MINE}/:documentId`, {
    ...mine,
    who: "owner",
    summary: m.favorites_api_note,
    body: noteBody,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string() }) }),
    example: { body: '{"note":"…"}' },
    async handle({ ctx, actor, params, body }) {
      await noteFavorite(ctx, actor, { ...params, ...body });
      return { data: { documentId: params.documentId } };
    },
  }),
  call(`DELETE ${MINE}/:documentId`, {
    ...mine,
    who: "owner",
    summary: m.favorites_api_remove,
    answer: z.strictObject({ data: z.strictObject({ documentId: z.string() }) }),
    async handle({ ctx, actor, params }) {
      await removeFavorite(ctx, actor, params.documentId);
      return { data: params };
    },
  }),
];
