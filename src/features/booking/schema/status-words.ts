import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Status } from "../rules.ts";

/** What each status is called. */
export const STATUS_WORDS: Readonly<
  Record<Status, (inputs?: Record<string, never>, options?: { locale?: Locale }) => string>
> = {
  pending: m.booking_status_pending,
  approved: m.booking_status_approved,
  declined: m.booking_status_declined,
  cancelledByUser: m.booking_status_cancelledByUser,
  cancelledByConsultant: m.booking_status_cancelledByConsultant,
  expired: m.booking_status_expired,
  completed: m.booking_status_completed,
  noShowUser: m.booking_status_noShowUser,
  noShowConsultant: m.booking_status_noShowConsultant,
};
