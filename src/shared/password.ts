export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;

/** Length as a person counts it: a letter outside of the basic plane is one, not two. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** The code of what is wrong with the length of a chosen password, or null. No rule asks for kinds of characters. */
export function passwordFault(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return "required";
  if (length < PASSWORD_MIN) return "password_short";
  return length > PASSWORD_MAX ? "password_long" : null;
}

/** One spelling for comparing: small letters, one kind of digits, Arabic without vowel signs and with one alif. */
export function foldPassword(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[\u064b-\u0652\u0670\u0640]/g, "")
    .replace(/[أإآٱ]/g, "ا");
}

/** The letters alone. */
export function lettersOf(text: string): string {
  return foldPassword(text).replace(/\P{L}/gu, "");
}

export interface PasswordOwner {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The code of a password that is the owner's name or address, with digits and signs at most added; null when it is more than that. */
export function ownPasswordFault(password: string, { firstName, lastName, email }: PasswordOwner): string | null {
  const folded = foldPassword(password);
  const letters = lettersOf(password);
  const local = email.slice(0, email.lastIndexOf("@"));
  const isOne = (texts: readonly string[]) =>
    texts.some(
      (text) => (letters !== "" && lettersOf(text) === letters) || (text !== "" && foldPassword(text) === folded),
    );
  if (isOne([firstName, lastName, firstName + lastName, lastName + firstName])) return "password_own_name";
  return isOne([email, local]) ? "password_own_email" : null;
}
