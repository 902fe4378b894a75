import type { PersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { writeMail } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { GuardianNews } from "../operations/queue-mails.server.ts";

type Words = (inputs: Record<never, never>, options: { locale: "ar" | "en" }) => string;

/** Also said on the site. */
export const NEWS_WORDS: Readonly<Record<GuardianNews, { readonly subject: Words; readonly what: Words }>> = {
  objected: { subject: m.guardians_mail_objected_subject, what: m.guardians_mail_objected_what },
  confirmed: { subject: m.guardians_mail_confirmed_subject, what: m.guardians_mail_confirmed_what },
  agreed: { subject: m.guardians_mail_agreed_subject, what: m.guardians_mail_agreed_what },
  stranger: { subject: m.guardians_mail_stranger_subject, what: m.guardians_mail_stranger_what },
  linked: { subject: m.guardians_mail_linked_subject, what: m.guardians_mail_linked_what },
  unlinked: { subject: m.guardians_mail_unlinked_subject, what: m.guardians_mail_unlinked_what },
};

/** Tells somebody what was decided between a pupil and a guardian. */
export function newsMail(ctx: Context, person: PersonFacts, news: GuardianNews): Mail {
  const { locale } = person;
  const words = { locale };
  return writeMail(ctx, {
    to: person.email,
    locale,
    subject: () => NEWS_WORDS[news].subject({}, words),
    preheader: m.guardians_mail_news_preheader({}, words),
    paragraphs: [
      m.guardians_mail_news_greeting({ name: isolateName(person.firstName) }, words),
      NEWS_WORDS[news].what({}, words),
    ],
    action: {
      label: m.guardians_mail_news_action({}, words),
      // The end of a link is told to both sides, whose pages differ.
      screen: news === "unlinked" ? "account" : "accountGuardian",
    },
    footer: m.guardians_mail_news_footer({}, words),
  });
}
