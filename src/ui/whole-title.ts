import { m } from "#i18n/paraglide/messages.js";

/** The one form of titles: the page, then the site; a refused form says so first. Where neither is known, what is. */
export function wholeTitle(title?: string, siteName?: string, isRefused = false): string {
  const whole = [title, siteName].filter(Boolean).join(" – ");
  return isRefused ? `${m.ui_error_prefix()} ${whole}` : whole;
}
