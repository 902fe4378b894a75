import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { CLASS_KIND } from "./manage-places.server.ts";

const WORDS = {
  shown: { title: m.schools_notice_shown_title, what: m.schools_notice_shown_what },
  removed: { title: m.schools_notice_removed_title, what: m.schools_notice_removed_what },
} as const;

/** What changed between an account and a class in which it was a place. */
export const classKind: NotificationKind = {
  name: CLASS_KIND,
  label: m.schools_notice_label,
  isAlways: false,
  mail: "weekly",
  face: { motif: "p-teacher", hue: "E" },
  say(_ctx, { subject, details }, locale) {
    const words = subject === "shown" ? WORDS.shown : WORDS.removed;
    const name = `\u2068${details.name ?? ""}\u2069`;
    const to = details.class ? pathTo("schoolClass", { class: details.class }) : pathTo("careerTestResults");
    return { title: words.title({}, { locale }), description: words.what({ name }, { locale }), to };
  },
};
