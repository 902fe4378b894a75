import type { Context } from "#platform/context.ts";
import { readNames } from "#platform/shared-link.ts";
import { isBeforeCutoff, isLinkShown, isLive, SHOWN_PARTS, type Side } from "./rules.ts";
import type { ConsultationLine, ConsultationView, TimeView } from "./schema.ts";
import type { ChangeRow, ConsultationRow } from "./store/tables.server.ts";

/** What is read beside a row to show it. */
export interface Beside {
  /** Names by the numbers of people. */
  readonly names: ReadonlyMap<number, string>;
  readonly proposed?: TimeView | null;
}

/** A consultation in a list, as one side sees it. */
export function presentLine(
  ctx: Context,
  row: ConsultationRow,
  side: Side,
  { names, proposed = null }: Beside,
): ConsultationLine {
  const now = ctx.clock.now();
  const isOpen = isLive(row.status) && Date.parse(row.starts_at) > now.getTime();
  const isPerson = side === "person";
  const { bookingCancelMinutes, bookingMoveMinutes } = ctx.config;
  const other = side === "person" ? row.advisor_id : row.person_id;
  const withName = side === "person" ? names.get(other ?? 0) : row.name;
  return {
    id: row.document_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    zone: row.zone,
    field: row.field,
    type: row.type,
    subject: row.subject,
    status: row.status,
    withName: withName ?? null,
    expiresAt: row.expires_at,
    proposed: isLive(row.status) ? proposed : null,
    mayCancel:
      isOpen && (!isPerson || row.status === "pending" || isBeforeCutoff(row.starts_at, bookingCancelMinutes, now)),
    mayMove: isOpen && (!isPerson || isBeforeCutoff(row.starts_at, bookingMoveMinutes, now)),
  };
}

/** A consultation whole, as one side sees it. */
export function presentConsultation(
  ctx: Context,
  row: ConsultationRow,
  { side, reader, changes, ...beside }: Beside & { side: Side; reader: number; changes: readonly ChangeRow[] },
): ConsultationView {
  return {
    ...presentLine(ctx, row, side, beside),
    side,
    name: row.name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    bookedAt: row.booked_at,
    changes: changes.map(({ act, status, starts_at: startsAt, side: by, actor_id, reason, at }) => ({
      act,
      status,
      startsAt,
      side: by,
      by: actor_id === null || actor_id === reader ? null : (beside.names.get(actor_id) ?? null),
      reason,
      at,
    })),
    meetingLink:
      row.status === "approved" && isLinkShown({ startsAt: row.starts_at, endsAt: row.ends_at }, ctx.clock.now())
        ? row.meeting_link
        : null,
    shows: readNames(SHOWN_PARTS, row.shows),
  };
}
