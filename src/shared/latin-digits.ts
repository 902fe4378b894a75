const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;

/** Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}
