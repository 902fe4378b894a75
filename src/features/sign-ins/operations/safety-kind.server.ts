import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { siteSettings } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { isolate } from "#platform/mail/isolate.ts";
import { pathTo } from "#shared/screens.ts";
import { NEWS_WORDS } from "../emails/notice-mail.server.tsx";
import { ACCOUNT_NEWS } from "../rules.ts";
import { SAFETY_KIND } from "./queue-news.server.ts";

/** What changed about the safety of an account; a mail of its own tells it at once. */
export const safetyKind: NotificationKind = {
  name: SAFETY_KIND,
  label: m.sign_ins_notice_label,
  isAlways: true,
  mail: "at-once",
  face: { motif: "shield", hue: "C" },
  say(ctx, { subject, details, createdAt }, locale) {
    const news = ACCOUNT_NEWS.find((one) => one === subject);
    if (!news) return null;
    const words = { locale };
    const provider = m.accounts_google_name({}, words);
    const date = isolate(formatDate(createdAt, locale, ctx.config.site.timeZone, "dateTime"));
    const device = isolate(details.device || m.accounts_device_unknown({}, words));
    return {
      title: NEWS_WORDS[news].subject({ site: siteSettings(ctx, locale).name, provider }, words),
      description: NEWS_WORDS[news].what({ date, device, provider }, words),
      to: pathTo(news.startsWith("provider") ? "accountGoogle" : "accountDevices"),
    };
  },
};
