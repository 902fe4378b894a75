import { isLoopback } from "./loopback.ts";
import { setting, text, whole } from "./setting.ts";

const isEmptyOr = (holds: (value: string) => boolean) => (value: string) => value === "" || holds(value);
const isSecure = (value: string) =>
  URL.canParse(value) && (value.startsWith("https:") || isLoopback(new URL(value).hostname));

/** What a ministry may want otherwise of consultations. */
export const CONSULTATION_SETTINGS = {
  bookingMost: setting(
    "BOOKING_MOST",
    "consultations",
    whole(3, 1, 50),
    "how many consultations one person can have booked at a time",
  ),
  bookingPendingHours: setting(
    "BOOKING_PENDING_HOURS",
    "consultations",
    whole(48, 1, 720),
    "how long a booking waits for the advisor's approval; it ends 15 minutes before the time at the latest",
  ),
  bookingCancelMinutes: setting(
    "BOOKING_CANCEL_MINUTES",
    "consultations",
    whole(15, 0, 10_080),
    "until how many minutes before it an approved consultation can be cancelled by the person",
  ),
  bookingMoveMinutes: setting(
    "BOOKING_MOVE_MINUTES",
    "consultations",
    whole(15, 0, 10_080),
    "the same for moving it to another time",
  ),
  consultationMonths: setting(
    "CONSULTATION_MONTHS",
    "consultations",
    whole(24, 1, 240),
    "how long a consultation is kept after its time, with its notes and what was agreed on",
  ),
  consultationDashboard: setting(
    "CONSULTATION_DASHBOARD",
    "consultations",
    text("", [isEmptyOr((value) => /^https:\/\/\S+$/.test(value)), "must be an https address"]),
    "where advisors work instead of /consultation; empty: here",
  ),
  sms: {
    url: setting(
      "SMS_URL",
      "consultations",
      text("", [isEmptyOr(isSecure), "must be an https address"]),
      "takes a POST of `{to, text}` and sends the SMS; then codes go to the phone number. Empty: by mail",
    ),
    token: setting("SMS_TOKEN", "consultations", text(""), "bearer token for SMS_URL"),
    prefix: setting("SMS_PREFIX", "consultations", text("+968"), "stands before the eight digits"),
  },
};
