import type { PersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { siteSettings, writeMail } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { Decision } from "../schema.ts";

interface AskMail {
  readonly pupil: PersonFacts;
  readonly email: string;
  readonly token: string;
}

/** Tells a guardian what is kept about a pupil and how to object or confirm; no result stands in it. */
export function askMail(ctx: Context, { pupil, email, token }: AskMail): Mail {
  const { locale, firstName } = pupil;
  const words = { locale };
  const other = locale === "ar" ? "en" : "ar";
  const site = siteSettings(ctx, locale);
  const name = isolateName(firstName);
  const mustConfirm = ctx.config.guardians === "require";
  return writeMail(ctx, {
    to: email,
    locale,
    subject: (name) => m.guardians_mail_ask_subject({ site: name }, words),
    preheader: mustConfirm
      ? m.guardians_mail_ask_preheader_require({}, words)
      : m.guardians_mail_ask_preheader({}, words),
    paragraphs: [
      m.guardians_mail_ask_greeting({}, words),
      m.guardians_mail_ask_what({ name, site: isolate(site.name) }, words),
      m.guardians_mail_ask_kept({}, words),
      mustConfirm ? m.guardians_mail_ask_require({}, words) : m.guardians_mail_ask_notify({ name }, words),
      m.guardians_mail_ask_not_you({}, words),
      isolate(m.guardians_mail_ask_other_language({}, { locale: other })),
    ],
    action: { label: m.guardians_mail_ask_agree({}, words), ...decisionBy(token, "confirm") },
    other: { label: m.guardians_mail_ask_object({}, words), ...decisionBy(token, "object") },
    footer: m.guardians_mail_ask_footer({}, words),
  });
}

/** Where a button of the mail leads: to a page that asks once more, because mail programs open links too. */
function decisionBy(token: string, choice: Decision) {
  return { screen: "guardianDecision", query: { token, choice } } as const;
}
