import { z } from "zod";
import { ADVICE_FIELDS, CONSULTATION_KINDS } from "#shared/advice.ts";
import { ACTS, SHOWN_PARTS, SIDES, STATUSES } from "../rules.ts";
import type { ConsultationLine, ConsultationView, TimeView } from "../schema.ts";

const time = z.iso.datetime();
export const wireTime = z.strictObject({ documentId: z.string(), starts_at: time, ends_at: time });
const line = z.strictObject({
  documentId: z.string(),
  starts_at: time,
  ends_at: time,
  zone: z.string(),
  consultation_field: z.enum(ADVICE_FIELDS),
  consultation_type: z.enum(CONSULTATION_KINDS),
  subject: z.string(),
  status: z.enum(STATUSES),
  with_name: z.string().nullable(),
  expires_at: time,
  proposed_time: wireTime.nullable(),
});
/** A consultation as calls answer it. */
export const wireConsultation = line.extend({
  side: z.enum(SIDES),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  booked_at: time,
  may_cancel: z.boolean(),
  may_move: z.boolean(),
  meeting_link: z.string().nullable(),
  shows: z.array(z.enum(SHOWN_PARTS)),
  changes: z.array(
    z.strictObject({
      act: z.enum(ACTS),
      status: z.enum(STATUSES),
      starts_at: time,
      side: z.enum(SIDES),
      by: z.string().nullable(),
      reason: z.string().nullable(),
      at: time,
    }),
  ),
});

/** A time in the names of the wire. */
export function timeOnWire({ id: documentId, startsAt: starts_at, endsAt: ends_at }: TimeView) {
  return { documentId, starts_at, ends_at };
}

/** A line of a list in the names of the wire. */
export function lineOnWire(one: ConsultationLine) {
  return {
    ...timeOnWire(one),
    zone: one.zone,
    consultation_field: one.field,
    consultation_type: one.type,
    subject: one.subject,
    status: one.status,
    with_name: one.withName,
    expires_at: one.expiresAt,
    proposed_time: one.proposed && timeOnWire(one.proposed),
  };
}

/** A consultation in the names of the wire. */
export function consultationOnWire(one: ConsultationView) {
  return {
    ...lineOnWire(one),
    side: one.side,
    name: one.name,
    email: one.email,
    phone: one.phone,
    message: one.message,
    booked_at: one.bookedAt,
    may_cancel: one.mayCancel,
    may_move: one.mayMove,
    meeting_link: one.meetingLink,
    shows: [...one.shows],
    changes: one.changes.map(({ startsAt: starts_at, ...change }) => ({ ...change, starts_at })),
  };
}
