import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ADVICE_FIELDS, CONSULTATION_KINDS } from "#shared/advice.ts";
import { bookingPath, CHOOSE_PART } from "../schema/booking-ask.ts";
import { OPENED_KIND } from "./wait-list.server.ts";

/** A time came free that somebody waits for; a mail tells it at once. */
export const openedKind: NotificationKind = {
  name: OPENED_KIND,
  label: m.booking_book_opened_label,
  isAlways: false,
  mail: "at-once",
  face: { motif: "planner", hue: "E" },
  say(_ctx, { details }, locale) {
    const field = ADVICE_FIELDS.find((one) => one === details.field);
    const type = CONSULTATION_KINDS.find((one) => one === details.type);
    if (!field || !type) return null;
    const words = { locale };
    const what = { field: ADVICE_FIELD_WORDS[field]({}, words), type: KIND_WORDS[type]({}, words) };
    return {
      title: m.booking_book_opened_title({}, words),
      description: m.booking_book_opened_what(what, words),
      to: bookingPath({ field, type }, {}, CHOOSE_PART),
    };
  },
};
