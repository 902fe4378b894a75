import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { DECIDED_KIND } from "./decide.server.ts";

/** An application was decided; a mail of its own tells it too. */
export const decidedKind: NotificationKind = {
  name: DECIDED_KIND,
  label: m.applications_notice_label,
  isAlways: false,
  mail: "at-once",
  face: { motif: "stamp", hue: "C" },
  say(_ctx, { details: { kind, state } }, locale) {
    const words = { locale };
    const to = pathTo("apply");
    if (state !== "accepted")
      return {
        title: m.applications_notice_refused({}, words),
        description: m.applications_notice_look({}, words),
        to,
      };
    const title = kind === "teacher" ? m.applications_notice_teacher : m.applications_notice_advisor;
    return { title: title({}, words), description: m.applications_notice_open({}, words), to };
  },
};
