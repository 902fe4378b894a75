/** What a page may be told to say once; nothing else in the address is shown. */
export const NOTICES = [
  "signed_in",
  "activated",
  "signed_out",
  "place_left",
  "link_sent",
  "saved",
  "account_needed",
  "reset_sent",
  "password_set",
  "sign_in_over",
  "form_lost",
  "password_registered",
  "email_taken",
  "blocked",
  "too_many",
  "provider_failed",
  "provider_denied",
  "provider_down",
  "provider_unverified",
  "provider_elsewhere",
  "provider_other",
  "provider_linked",
  "provider_unlinked",
  "sign_in_ended",
  "recovery_used",
  "step_expired",
  "signup_over",
] as const;
export type Notice = (typeof NOTICES)[number];
export const NOTICE_KEY = "notice";

/** An own path that also carries a notice. */
export function withNotice(path: string, notice: Notice): string {
  const url = new URL(path, "http://own.invalid");
  url.searchParams.set(NOTICE_KEY, notice);
  // Two slashes at the start would name another site.
  return url.pathname.replace(/^\/+/, "/") + url.search + url.hash;
}

/** The notice an address carries, if it is one of ours. */
export function noticeOf(path: string): Notice | null {
  const value = new URL(path, "http://own.invalid").searchParams.get(NOTICE_KEY);
  return NOTICES.find((notice) => notice === value) ?? null;
}

/** A notice in the reader's language. */
export interface ShownNotice {
  readonly kind: "ok" | "info" | "warn";
  readonly text: string;
  /** Who somebody is from now on. */
  readonly who?: string;
}
