import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { m } from "#i18n/paraglide/messages.js";
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
    return { title, description: whenLine(ctx, starts, locale), to };
  },
};

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
    const description = whenLine(ctx, starts, locale);
    if (kind.startsWith("outcome")) return { title: m.booking_outcome_subject({}, { locale }), description, to };
    const when = whenWords(ctx, starts, locale);
    const title = kind === "link" ? m.booking_remind_link_subject : m.booking_remind_subject;
    return { title: title({ when }, { locale }), description, to };
  },
};
