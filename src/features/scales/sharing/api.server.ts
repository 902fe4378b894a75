import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { requireAccount } from "#platform/require-person.ts";
import { pathTo } from "#shared/screens.ts";
import { endShare, makeShare, viewShares } from "./operations/share-result.server.ts";
import { SHOWN_PARTS } from "./rules.ts";
import { shareBody } from "./schema.ts";

const time = z.iso.datetime();
const share = z.strictObject({
  id: z.string(),
  advisor: z.string().nullable(),
  shows: z.array(z.enum(SHOWN_PARTS)),
  madeAt: time,
  expiresAt: time,
  isOver: z.boolean(),
  openedAt: time.nullable(),
  openedCount: z.int(),
});
const NO_PLACE = "a place in a class gets 403";
const owners = { group: "scales", who: "owner", gate: requireAccount, note: NO_PLACE } as const;

/** What somebody shows of a result of theirs. */
export const sharingCalls = [
  call("GET /scale-results/:attempt/shares", {
    ...owners,
    summary: m.scales_api_shares,
    answer: z.strictObject({ data: z.array(share) }),
    async handle({ ctx, actor, params }) {
      const { shares } = await viewShares(ctx, actor, params.attempt);
      return { data: [...shares] };
    },
  }),
  call("POST /scale-results/:attempt/shares", {
    ...owners,
    note: `limited; refused while a guardian objects or has not confirmed, before the age is known, and for careless results; the address of a link is told this one time; ${NO_PLACE}`,
    summary: m.scales_api_share,
    body: shareBody,
    status: 201,
    answer: z.strictObject({ data: share.extend({ address: z.string().nullable() }) }),
    example: { body: '{"with":"link","shows":["professions"],"days":30}' },
    async handle({ ctx, actor, params, body }) {
      const made = await makeShare(ctx, actor, params.attempt, body);
      const address = made.code && ctx.config.publicUrl + pathTo("sharedResult", { code: made.code });
      return { data: { ...made.share, address } };
    },
  }),
  call("DELETE /scale-results/:attempt/shares/:id", {
    ...owners,
    summary: m.scales_api_end_share,
    answer: z.strictObject({ data: z.strictObject({ id: z.string() }) }),
    async handle({ ctx, actor, params: { attempt, id } }) {
      await endShare(ctx, actor, attempt, id);
      return { data: { id } };
    },
  }),
];
