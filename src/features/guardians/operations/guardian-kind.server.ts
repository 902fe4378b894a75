import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { NEWS_WORDS } from "../emails/news-mail.server.tsx";
import { GUARDIAN_KIND, GUARDIAN_NEWS } from "./queue-mails.server.ts";

/** What was decided between a pupil and a guardian; a mail of its own tells it at once. */
export const guardianKind: NotificationKind = {
  name: GUARDIAN_KIND,
  label: m.guardians_notice_label,
  isAlways: true,
  mail: "at-once",
  face: { motif: "p-family", hue: "S" },
  say(_ctx, { subject }, locale) {
    const news = GUARDIAN_NEWS.find((one) => one === subject);
    if (!news) return null;
    const words = { locale };
    const { subject: title, what } = NEWS_WORDS[news];
    // The end of a link is told to both sides, whose pages differ.
    const to = pathTo(news === "unlinked" ? "account" : "accountGuardian");
    return { title: title({}, words), description: what({}, words), to };
  },
};
