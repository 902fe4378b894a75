import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { zoneName } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate } from "#platform/mail/isolate.ts";
import { whenLine, whenWords } from "../emails/consultation-mails.server.tsx";
import { ACTS, SIDES } from "../rules.ts";
import { GONE, GONE_WHY, type Telling, tellingOf } from "../schema/tellings.ts";
import { consultationPath } from "./consultation-url.server.ts";

/** The kinds of notification. */
export const CHANGED_KIND = "consultation_changed";
export const SOON_KIND = "consultation_soon";

/** What changed about a consultation; a mail of its own tells it at once. */
export const changedKind: NotificationKind = {
  name: CHANGED_KIND,
  label: m.booking_notice_changed,
  isAlways: true,
  mail: "at-once",
  face: { motif: "t-calendar", hue: "I" },
  say(ctx, { subject, details }, locale) {
    const telling = toldIn(details);
    const { starts = "" } = details;
    if (!telling || starts === "") return null;
    const when = whenWords(ctx, starts, locale);
    const title = telling.subject({ when, due: "", name: "" }, { locale });
    const to = telling.page === "none" ? null : consultationPath(sideIn(details), subject);
    return { title, description: besideTitle(ctx, title, starts, locale), to };
  },
};

/** The time once: where the title says it, only by which clock it is told. */
function besideTitle(ctx: Context, title: string, starts: string, locale: Locale): string {
  if (!title.includes(whenWords(ctx, starts, locale))) return whenLine(ctx, starts, locale);
  const zone = isolate(zoneName(starts, locale, ctx.config.site.timeZone));
  return m.booking_notice_zone({ zone }, { locale });
}

const sideIn = ({ to }: Readonly<Record<string, string>>) => (to === "advisor" ? "advisor" : "person");

function toldIn(details: Readonly<Record<string, string>>): Telling | null {
  const gone = GONE_WHY.find((one) => one === details.gone);
  if (gone) return GONE[gone];
  const act = ACTS.find((one) => one === details.act);
  const by = SIDES.find((one) => one === details.by);
  return act && by ? tellingOf(act, by, sideIn(details)) : null;
}

/** A consultation comes near, or a question about one waits. */
export const soonKind: NotificationKind = {
  name: SOON_KIND,
  label: m.booking_notice_soon,
  isAlways: false,
  mail: "at-once",
  face: { motif: "t-calendar", hue: "I" },
  say(ctx, { subject, details }, locale) {
    const { starts = "", kind = "" } = details;
    if (starts === "") return null;
    const to = consultationPath(sideIn(details), subject);
    const when = whenWords(ctx, starts, locale);
    const title = kind.startsWith("outcome")
      ? m.booking_outcome_subject({}, { locale })
      : (kind === "link" ? m.booking_remind_link_subject : m.booking_remind_subject)({ when }, { locale });
    return { title, description: besideTitle(ctx, title, starts, locale), to };
  },
};
