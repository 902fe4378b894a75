import { foldText } from "#shared/fold-text.ts";
import { cleanPersonName, fitsName } from "#shared/person-name.ts";

/** Letters and digits that cannot be taken for one another when they are said or written by hand (Crockford's 32). */
export const CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 40 bits: good for a limited time and a limited number of places. */
export const CLASS_CODE_LENGTH = 8;
/** 55 bits, and one letter more that finds slips of the pen. */
export const PAPER_CODE_RANDOM = 11;
const PAPER_CODE_LENGTH = PAPER_CODE_RANDOM + 1;
const GROUP = 4;

export const SHORT_NAME = { min: 2, max: 20 } as const;
export const CLASS_NAME = { min: 1, max: 40 } as const;
/** How long a class stays after it closed, when places in it were added to accounts. */
export const CLASS_KEPT_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

const DIGITS = /[\u0660-\u0669\u06f0-\u06f9]/g;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

/** Arabic and Persian digits as Latin ones. */
export function latinDigits(text: string): string {
  return text.replace(DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** What was typed, as codes are kept: capitals and Latin digits, look-alikes read as what they stand for, no spaces and lines. */
export function readTyped(text: string): string {
  return latinDigits(text.slice(0, 100).normalize("NFKC"))
    .toUpperCase()
    .replace(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter)
    .replace(/[\s\p{Pd}\p{Cf}_.]/gu, "");
}

const onlyLetters = (code: string) => [...code].every((letter) => CODE_LETTERS.includes(letter));

/** A class code as it is kept, or null when it cannot be one. */
export function readClassCode(text: string): string | null {
  const code = readTyped(text);
  return code.length === CLASS_CODE_LENGTH && onlyLetters(code) ? code : null;
}

/** A paper code as it is kept, or null when a letter is missing or wrong. */
export function readPaperCode(text: string): string | null {
  const code = readTyped(text);
  if (code.length !== PAPER_CODE_LENGTH || !onlyLetters(code)) return null;
  return checkLetter(code.slice(0, -1)) === code.at(-1) ? code : null;
}

/** The letter that finds any one wrong letter and nearly every swap of two neighbours (Luhn's rule over 32 letters). */
export function checkLetter(code: string): string {
  const base = CODE_LETTERS.length;
  let sum = 0;
  [...code].reverse().forEach((letter, at) => {
    const value = CODE_LETTERS.indexOf(letter) * (at % 2 === 0 ? 2 : 1);
    sum += Math.floor(value / base) + (value % base);
  });
  return CODE_LETTERS.charAt((base - (sum % base)) % base);
}

/** A code from random bytes, each of which gives five bits. */
export function codeFrom(bytes: Iterable<number>): string {
  return Array.from(bytes, (byte) => CODE_LETTERS.charAt(byte & 31)).join("");
}

/** A code in groups of four, as it is written down. */
export function inGroups(code: string): string {
  return code.match(new RegExp(`.{1,${GROUP}}`, "g"))?.join("-") ?? code;
}

/** Names of one person that are written as two words. */
const COMPOUND =
  /^((عبد|أبو|ابو|أم|ام|بن|بنت|abd|abdul|abu|umm?|al|el) .+|.+ (الله|الدين|الرحمن|allah|ud-?din|al-?din))$/iu;
const NAME_LETTERS = /^(?:[\p{L}\p{M}'’.\- ]|\u200c|\u200d)+$/u;
const INITIAL = / \p{L}\p{M}*\.?$/u;

export type ShortNameFault = "required" | "schools_name_letters" | "schools_name_length" | "schools_name_full";

/** What is wrong with a name on the wall of a class: it is short, of letters only, and no full name; an initial may follow. */
export function shortNameFault(name: string): ShortNameFault | null {
  if (name === "") return "required";
  if (!NAME_LETTERS.test(name) || /\.\S/u.test(name)) return "schools_name_letters";
  if (!fitsName(name, SHORT_NAME)) return "schools_name_length";
  const own = name.replace(INITIAL, "");
  const words = own.split(" ").length;
  return words === 1 || (words <= 3 && COMPOUND.test(own) && !isLong(own, words)) ? null : "schools_name_full";
}

/** Three words are one name only as «عبد الله» with its article apart. */
function isLong(name: string, words: number): boolean {
  return words === 3 && !/ (al|el) /iu.test(name);
}

export const cleanShortName = cleanPersonName;

/** Under what two names in a class count as one. */
export function nameKey(name: string): string {
  return foldText(name).replace(/[^\p{L}]/gu, "");
}

export interface ClassTimes {
  readonly closesAt: string;
  readonly places: number;
}

/** Why nobody can join a class now, or null. */
export function closedBecause({ closesAt, places }: ClassTimes, taken: number, now: Date): "closed" | "full" | null {
  if (Date.parse(closesAt) <= now.getTime()) return "closed";
  return taken >= places ? "full" : null;
}

export function daysAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}
