import { z } from "zod";
import { m } from "#i18n/paraglide/messages.js";
import { call } from "#platform/http/call.ts";
import { permit } from "#platform/permission.ts";
import { CONSULTATION_KINDS } from "#shared/advice.ts";
import { isAdvisor } from "./access.ts";
import { addSlot, changeSlot, listSlots, readSlot, withdrawSlot } from "./operations/keep-slots.server.ts";
import { slotOnWire } from "./schema/slot-wire.ts";
import { sentSlot, slotsQuery } from "./schema.ts";

const slot = z.strictObject({
  documentId: z.string(),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
  zone: z.string(),
  kinds: z.array(z.enum(CONSULTATION_KINDS)),
  made_by: z.enum(["pattern", "advisor"]),
  is_taken: z.boolean(),
  is_withdrawn: z.boolean(),
});
const answer = z.strictObject({ data: slot });
const desk = {
  group: "consultations",
  who: "owner",
  other: 403,
  gate: (actor: Parameters<typeof isAdvisor>[0]) => permit(actor, isAdvisor),
} as const;
const ADVISORS = "accounts of type Consultant; another's does not exist";
const EXAMPLE = { body: '{"starts_at":"2030-12-01T09:00:00+04:00","ends_at":"2030-12-01T09:30:00+04:00"}' } as const;

/** An advisor's own times (spec §7). */
export const slotCalls = [
  call("GET /time-slots", {
    ...desk,
    note: "accounts of type Consultant; one's own",
    summary: m.advisor_api_slots,
    query: slotsQuery,
    answer: z.strictObject({ data: z.array(slot) }),
    async handle({ ctx, actor, query: { from, until } }) {
      const [begin, end] = [from, until].map((at) => at && new Date(at).toISOString());
      return { data: (await listSlots(ctx, actor, begin, end)).map(slotOnWire) };
    },
  }),
  call("POST /time-slots", {
    ...desk,
    note: "limited; accounts of type Consultant",
    summary: m.advisor_api_add,
    body: sentSlot,
    status: 201,
    answer,
    example: EXAMPLE,
    async handle({ ctx, actor, body, reply }) {
      const data = slotOnWire(await addSlot(ctx, actor, body));
      reply.code(201);
      return { data };
    },
  }),
  call("GET /time-slots/:id", {
    ...desk,
    note: ADVISORS,
    summary: m.advisor_api_slot,
    answer,
    async handle({ ctx, actor, params }) {
      return { data: slotOnWire(await readSlot(ctx, actor, params.id)) };
    },
  }),
  call("PUT /time-slots/:id", {
    ...desk,
    note: ADVISORS,
    summary: m.advisor_api_change,
    body: sentSlot,
    answer,
    example: EXAMPLE,
    async handle({ ctx, actor, params, body }) {
      return { data: slotOnWire(await changeSlot(ctx, actor, params.id, body)) };
    },
  }),
  call("DELETE /time-slots/:id", {
    ...desk,
    note: ADVISORS,
    summary: m.advisor_api_withdraw,
    answer,
    async handle({ ctx, actor, params }) {
      return { data: slotOnWire(await withdrawSlot(ctx, actor, params.id, true)) };
    },
  }),
];
