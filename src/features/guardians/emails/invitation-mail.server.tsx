import type { PersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { siteSettings, writeMail } from "#features/site/operations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";

interface InvitationMail {
  readonly pupil: PersonFacts;
  readonly email: string;
  readonly token: string;
}

/** Invites a guardian to see a summary with an account of their own. */
export function invitationMail(ctx: Context, { pupil, email, token }: InvitationMail): Mail {
  const { locale, firstName } = pupil;
  const words = { locale };
  const other = locale === "ar" ? "en" : "ar";
  const site = siteSettings(ctx, locale);
  return writeMail(ctx, {
    to: email,
    locale,
    subject: (name) => m.guardians_mail_invitation_subject({ site: name }, words),
    preheader: m.guardians_mail_invitation_preheader({}, words),
    paragraphs: [
      m.guardians_mail_ask_greeting({}, words),
      m.guardians_mail_invitation_what({ name: isolateName(firstName), site: isolate(site.name) }, words),
      m.guardians_mail_invitation_sees({}, words),
      m.guardians_mail_invitation_how({ count: ctx.config.invitationDays }, words),
      m.guardians_mail_invitation_not_you({}, words),
      isolate(m.guardians_mail_ask_other_language({}, { locale: other })),
    ],
    action: {
      label: m.guardians_mail_invitation_action({}, words),
      screen: "guardianInvitation",
      query: { token },
    },
    footer: m.guardians_mail_invitation_footer({}, words),
  });
}
