export const EMAIL_MAX = 254;

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;

/** The one spelling of an address that is stored and compared. */
export function normaliseEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** Whether a normalised address can be written to: plain ASCII, a domain with a dot, at most 254 characters. */
export function isEmail(email: string): boolean {
  if (email.length > EMAIL_MAX) return false;
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at);
  const labels = email.slice(at + 1).split(".");
  if (at < 1 || local.length > 64 || !LOCAL.test(local)) return false;
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? "");
}
