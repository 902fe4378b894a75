export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Length as a person counts it: a letter outside of the basic plane is one, not two. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** Decides whether a password of right length is still refused, for instance because everybody knows it. */
export type PasswordRefusal = (password: string) => boolean;

/** No password is known to be common yet: the list of security.md 6.2.4 is put in here. */
export const isCommonPassword: PasswordRefusal = () => false;

/** The code of what is wrong with a chosen password, or null. No rule asks for kinds of characters. */
export function passwordFault(password: string, isRefused: PasswordRefusal = isCommonPassword): string | null {
  const length = passwordLength(password);
  if (length === 0) return "required";
  if (length < PASSWORD_MIN) return "password_short";
  if (length > PASSWORD_MAX) return "password_long";
  return isRefused(password) ? "password_common" : null;
}
