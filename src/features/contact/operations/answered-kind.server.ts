import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ANSWERED_KIND } from "./answer-messages.server.ts";

/** A message of the contact page was answered: the answer itself is in the mailbox. */
export const answeredKind: NotificationKind = {
  name: ANSWERED_KIND,
  label: m.contact_notice_label,
  isAlways: false,
  mail: "at-once",
  face: { motif: "speech", hue: "S" },
  say(_ctx, { subject }, locale) {
    const reference = `\u2068${subject}\u2069`;
    const words = { locale };
    const description = m.contact_notice_what({ reference }, words);
    return { title: m.contact_notice_title({}, words), description, to: pathTo("contact") };
  },
};
