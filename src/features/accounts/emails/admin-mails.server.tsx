import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { supportAddress, writeMail } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate, isolateName } from "#platform/mail/isolate.ts";
import type { Mail } from "#platform/mail/port.ts";
import type { Role } from "#shared/actor.ts";

const ROLE_WORDS = {
  author: m.people_value_role_author,
  editor: m.people_value_role_editor,
  teacher: m.people_value_role_teacher,
  admin: m.people_value_role_admin,
} as const;

interface RoleNews {
  /** Whom the role is about. */
  readonly holder: UserRow;
  readonly role: Role;
  readonly given: boolean;
  readonly at: string;
  /** The administrator who did it; null on the machine itself. */
  readonly by: UserRow | null;
}

/** Tells an account, or an administrator, that somebody has a role now or no longer. */
export function roleMail(ctx: Context, reader: UserRow, { holder, role, given, at, by }: RoleNews): Mail {
  const { locale } = reader;
  const words = { locale };
  const date = isolate(formatDate(at, locale, ctx.config.site.timeZone, "dateTime"));
  const roleWords = ROLE_WORDS[role]({}, words);
  const isOwn = reader.id === holder.id;
  const own = given ? m.accounts_mail_role_own_given : m.accounts_mail_role_own_taken;
  const other = given ? m.accounts_mail_role_other_given : m.accounts_mail_role_other_taken;
  const what = isOwn
    ? own({ role: roleWords, date }, words)
    : other({ role: roleWords, date, email: isolate(holder.email) }, words);
  const who = by
    ? m.accounts_mail_role_by({ email: isolate(by.email) }, words)
    : m.accounts_mail_role_by_machine({}, words);
  return writeMail(ctx, {
    to: reader.email,
    locale,
    subject: (name) => m.accounts_mail_role_subject({ site: name }, words),
    preheader: m.accounts_mail_role_preheader({}, words),
    paragraphs: [
      m.accounts_mail_activation_greeting({ name: isolateName(reader.first_name) }, words),
      what,
      isOwn && !given ? m.accounts_mail_role_stays({}, words) : who,
      m.accounts_mail_role_wrong({ address: isolate(supportAddress(ctx)) }, words),
    ],
    action: { label: m.accounts_signin_action({}, words), screen: "signIn" },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}

/** Tells an account that it is blocked, or open again; why is between its owner and support. */
export function blockMail(ctx: Context, user: UserRow, { blocked, at }: { blocked: boolean; at: string }): Mail {
  const { locale } = user;
  const words = { locale };
  const date = isolate(formatDate(at, locale, ctx.config.site.timeZone, "dateTime"));
  const address = isolate(supportAddress(ctx));
  const subject = blocked ? m.accounts_mail_blocked_subject : m.accounts_mail_unblocked_subject;
  const texts = blocked
    ? [m.accounts_mail_blocked_what({ date }, words), m.accounts_mail_blocked_way({ address }, words)]
    : [m.accounts_mail_unblocked_what({ date }, words), m.accounts_mail_unblocked_way({}, words)];
  return writeMail(ctx, {
    to: user.email,
    locale,
    subject: (name) => subject({ site: name }, words),
    preheader: texts[0] ?? "",
    paragraphs: [m.accounts_mail_activation_greeting({ name: isolateName(user.first_name) }, words), ...texts],
    action: blocked
      ? { label: m.accounts_mail_blocked_action({}, words), screen: "faq" }
      : { label: m.accounts_signin_action({}, words), screen: "signIn" },
    footer: m.sign_ins_mail_news_footer({}, words),
  });
}
