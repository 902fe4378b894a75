import { foldPassword, lettersOf } from "#shared/password.ts";

/** Given names of the region as they are commonly spelled; doubled letters and e, o, y are folded before comparing. */
const GIVEN_NAMES = [
  "mohammed muhamd mohd ahmed ali salim salem said saeed saif saleh salih sulaiman suleiman khalid khaled khalifa",
  "abdullah abdallah abdulrahman abdurrahman abdulaziz omar othman yousef yusuf youssef ibrahim hassan hussain hussein",
  "nasser nasir majid majed rashid rashed sultan faisal fahad fahd talal tariq tarek hamad hamed hamid hamood hamoud",
  "hilal badr bader mubarak juma ismail yahya zaid zayed mahmoud mahmood mustafa bilal mansour mansoor",
  "fatima fatma fatema mariam maryam aisha aysha khadija zainab noor nour noora noura nora sara salma huda amal amna",
  "amina asma ruqaya layla laila leila shaikha moza muna reem rania hanan iman eman shamma latifa jamila samira zahra",
  "محمد احمد علي سالم سعيد سيف صالح سليمان خالد خليفة عبدالله عبدالرحمن عبدالعزيز عمر عثمان يوسف ابراهيم حسن حسين ناصر",
  "ماجد راشد سلطان فيصل فهد طلال طارق حمد حمود هلال بدر مبارك جمعة اسماعيل يحيى زيد محمود مصطفى بلال منصور",
  "فاطمة مريم عائشة خديجة زينب نور نورة سارة سلمى هدى امل امنة امينة اسماء رقية ليلى شيخة موزة منى ريم رانيا حنان ايمان",
  "شمة لطيفة جميلة سميرة زهراء",
].flatMap((line) => line.split(" "));
const NAMES: ReadonlySet<string> = new Set(GIVEN_NAMES.map(foldName));
const LONGEST_NAME = Math.max(...[...NAMES].map((name) => name.length));

/** What a finger or a child goes along: digits, alphabets, the rows and columns of a keyboard. */
const LINES = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop[]",
  "asdfghjkl;'",
  "zxcvbnm,./",
  "!@#$%^&*()",
  ...["1qaz", "2wsx", "3edc", "4rfv", "5tgb", "6yhn", "7ujm", "8ik,", "9ol."],
  "ابتثجحخدذرزسشصضطظعغفقكلمنهوي",
  "ابجدهوزحطيكلمنسعفصقرشتثخذضظغ",
  "ضصثقفغعهخحجد",
  "شسيبلاتنمكط",
].flatMap((line) => [line, [...line].reverse().join("")]);
const SHORTEST_RUN = 3;
/** From this length on a password of two signs is long enough to be a pattern of its owner's own. */
const FEW_SIGNS_LENGTH = 16;
const LONGEST_UNIT = 3;
/** Nobody tries patterns that are longer: they are left to their owner, but for one sign alone. */
const LONGEST_PATTERN = 32;

/** One spelling of a name: mohammed, Mohamed and muhammad are one, as are فاطمة and فاطمه. */
function foldName(text: string): string {
  return lettersOf(text)
    .replace(/[ةه]$/u, "ه")
    .replace(/[ىئ]/g, "ي")
    .replace(/ؤ/g, "و")
    .replace(/ء/g, "")
    .replace(/e/g, "a")
    .replace(/o/g, "u")
    .replace(/y/g, "i")
    .replace(/(.)\1+/gu, "$1")
    .replace(/ah$/, "a");
}

/** Whether all of a text is made of runs along the lines, up or down, or of one sign again and again. */
function isAllRuns(text: string): boolean {
  const ends = new Set([0]);
  for (let from = 0; from < text.length; from++) {
    if (!ends.has(from)) continue;
    for (let to = from + SHORTEST_RUN; to <= text.length; to++) {
      const part = text.slice(from, to);
      if (new Set(part).size > 1 && !LINES.some((line) => line.includes(part))) break;
      ends.add(to);
    }
  }
  return text.length >= SHORTEST_RUN && ends.has(text.length);
}

function isOneUnit(text: string): boolean {
  const units = Array.from({ length: LONGEST_UNIT }, (_, at) => [...text].slice(0, at + 1).join(""));
  return units.some((unit) => unit !== "" && unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text));
}

/** Whether a password is a run of digits, letters or keys, up or down, or hardly more than one sign. */
export function isRun(password: string): boolean {
  const folded = foldPassword(password);
  if (new Set(folded).size <= 1) return true;
  if (folded.length > LONGEST_PATTERN) return false;
  const plain = folded.replace(/[^\p{L}\p{N}]/gu, "");
  const once = plain.replace(/(.)\1+/gu, "$1");
  const isFew = folded.length < FEW_SIGNS_LENGTH && new Set(folded).size <= 2;
  return isFew || isOneUnit(folded) || [folded, plain, once].some(isAllRuns);
}

/** Whether a password is a common given name, or two, with nothing but digits and signs around. */
export function isGivenName(password: string): boolean {
  const inner = foldPassword(password).replace(/^\P{L}+|\P{L}+$/gu, "");
  // Digits that stand for letters, as in a7med and mo7amed.
  const spellings = [inner, inner.replaceAll("7", "h"), inner.replaceAll("0", "o").replaceAll("@", "a")];
  return spellings.map(lettersOf).some(isOneOrTwoNames);
}

function isOneOrTwoNames(letters: string): boolean {
  if (letters.length > 2 * LONGEST_NAME) return false;
  const isName = (text: string) => NAMES.has(foldName(text));
  if (isName(letters)) return true;
  return Array.from(letters, (_, at) => at).some((at) => isName(letters.slice(0, at)) && isName(letters.slice(at)));
}
