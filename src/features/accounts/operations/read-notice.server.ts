import { m } from "#i18n/paraglide/messages.js";
import { type Actor, isPerson, type Person } from "#shared/actor.ts";
import { type Notice, noticeOf, type ShownNotice } from "../rules/notices.ts";

type Locale = "ar" | "en";

function signedInAs({ firstName, lastName }: Person, locale: Locale): string {
  const name = `\u2068${`${firstName} ${lastName}`.trim()}\u2069`;
  return m.accounts_notice_signed_in_as({ name }, { locale });
}

type Words = (inputs: Record<string, never>, options: { locale: Locale }) => string;
type NamedWords = (inputs: { provider: string }, options: { locale: Locale }) => string;

const WORDS: Readonly<Partial<Record<Notice, Words>>> = {
  signed_in: m.accounts_notice_signed_in,
  activated: m.accounts_notice_activated,
  signed_out: m.accounts_notice_signed_out,
  place_left: m.accounts_notice_place_left,
  link_sent: m.accounts_notice_link_sent,
  saved: m.accounts_notice_saved,
  account_needed: m.accounts_notice_account_needed,
  sign_in_ended: m.accounts_notice_sign_in_ended,
  recovery_used: m.accounts_notice_recovery_used,
  step_expired: m.accounts_notice_step_expired,
  signup_over: m.accounts_notice_signup_over,
  reset_sent: m.accounts_notice_reset_sent,
  password_set: m.accounts_notice_password_set,
  sign_in_over: m.accounts_notice_sign_in_over,
  form_lost: m.accounts_notice_form_lost,
  password_registered: m.fault_password_registered,
  email_taken: m.fault_email_taken,
  blocked: m.fault_blocked,
  too_many: m.fault_too_many,
};
/** These name the service somebody signs in with. */
const NAMED: Readonly<Partial<Record<Notice, NamedWords>>> = {
  provider_failed: m.accounts_google_failed,
  provider_denied: m.accounts_google_denied,
  provider_down: m.accounts_google_down,
  provider_unverified: m.accounts_google_unverified,
  provider_elsewhere: m.accounts_google_elsewhere,
  provider_other: m.accounts_google_other,
  provider_linked: m.accounts_google_linked,
  provider_unlinked: m.accounts_google_unlinked,
};
const WARNINGS: ReadonlySet<Notice> = new Set([
  "account_needed",
  "sign_in_over",
  "form_lost",
  "recovery_used",
  "step_expired",
  "signup_over",
  "password_registered",
  "email_taken",
  "blocked",
  "too_many",
  "provider_failed",
  "provider_down",
  "provider_unverified",
  "provider_elsewhere",
  "provider_other",
]);

/** Said to somebody signed in alone, with whom they are signed in as. */
const ARRIVALS: ReadonlySet<Notice> = new Set(["signed_in", "activated"]);

/** What an address carries to be said once, in words; a browser downloads the one sentence and not all of them. */
export function readNotice(path: string, actor: Actor, locale: Locale): ShownNotice | null {
  const notice = noticeOf(path);
  if (!notice || (ARRIVALS.has(notice) && !isPerson(actor))) return null;
  const named = NAMED[notice];
  const text = named
    ? named({ provider: m.accounts_google_name({}, { locale }) }, { locale })
    : WORDS[notice]?.({}, { locale });
  if (text === undefined) return null;
  if (ARRIVALS.has(notice) && isPerson(actor)) return { kind: "ok", text, who: signedInAs(actor, locale) };
  const kind = WARNINGS.has(notice) ? "warn" : notice === "provider_denied" ? "info" : "ok";
  return { kind, text };
}
