import { latinDigits } from "./latin-digits.ts";

const MARKS = /[\p{Mn}\u0640]/gu;
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\ufffd]/gu;
const SAME: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
  گ: "ك",
  چ: "ج",
  پ: "ب",
  ڤ: "ف",
  "’": "'",
};
const SAME_LETTERS = /* @__PURE__ */ new RegExp(`[${Object.keys(SAME).join("")}]`, "g");

/**
 * Text in the one spelling under which it is compared: small letters, no vowel marks, tatweel or unseen characters, one alef, ya for
 * alef maqsura, ha for ta marbuta, hamza on its seat as the seat, Latin digits.
 */
export function foldText(text: string): string {
  return PLAIN.test(text) ? text : foldedAnew(text);
}

/** Most words are in that spelling already. */
const PLAIN = /^[ -@[-~ءابتثجحخدذرزسشصضطظعغفقكلمنهوي]*$/;

function foldedAnew(text: string): string {
  return latinDigits(
    text
      .toWellFormed()
      .normalize("NFKD")
      .replace(MARKS, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(UNSEEN, " ")
      .replace(SAME_LETTERS, (letter) => SAME[letter] ?? letter),
  );
}
