import type { Limits } from "#platform/limits/limit.ts";
import { foldText } from "#shared/fold-text.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { cleanPersonName, fitsName } from "#shared/person-name.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * What counts cannot be made up: an account, a browser with a mark we gave it a while ago, else the address. A school sits behind one
 * address, so an address is counted generously, and apart for those who prove nothing.
 */
export const LIMITS = {
  /** Class codes that were wrong; right ones are bounded by the places of the class. */
  classCodeDevice: { name: "schools.class-code-device", max: 20, seconds: 5 * MINUTE },
  classCodeUnproven: { name: "schools.class-code-unproven", max: 60, seconds: 5 * MINUTE },
  /** Browsers that have not guessed themselves are let through when it is used up. */
  classCodeAddress: { name: "schools.class-code-address", max: 2000, seconds: 10 * MINUTE },
  /** One tablet may go round a class. */
  joinDevice: { name: "schools.join-device", max: 60, seconds: HOUR },
  joinDeviceNow: { name: "schools.join-device-now", max: 10, seconds: MINUTE },
  joinUnproven: { name: "schools.join-unproven", max: 600, seconds: 10 * MINUTE },
  joinUnprovenNow: { name: "schools.join-unproven-now", max: 40, seconds: 3 },
  joinAddress: { name: "schools.join-address", max: 1500, seconds: 10 * MINUTE },
  /** So many join a class at once, wherever they come from; those who prove nothing do not use up the turn of those who do. */
  joinClassNow: { name: "schools.join-class-now", max: 60, seconds: 5 },
  /** Paper codes that were wrong. Slips of the pen are found before and not counted. */
  paperCodeDevice: { name: "schools.paper-code-device", max: 10, seconds: 5 * MINUTE },
  paperCodeUnproven: { name: "schools.paper-code-unproven", max: 60, seconds: 5 * MINUTE },
} as const satisfies Limits<"schools">;

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
/** The same class opened again within so many seconds is one form sent twice. */
export const SAME_CLASS_SECONDS = 5;
/** So long a browser carries a place it has proved, on the way to the account that is to keep it. */
export const CARRIED_SECONDS = HOUR;
const DAY_MS = 24 * 3_600_000;

/** More is never a name; it is not looked at. */
const MOST_TYPED = 400;
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1" };

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

const NAME_LETTERS = /^(?:[\p{L}\p{M}'’.\- ]|\u200c|\u200d)+$/u;
const INITIAL = / \p{L}\p{M}*\.?$/u;
/** Between two letters, what nobody sees stands where a space was; the two joiners and the soft hyphen belong to words. */
const UNSEEN_BREAK = /(?<=[\p{L}\p{M}])(?:(?!\u200c|\u200d|\u00ad)[\p{Cc}\p{Cf}\u115f\u1160\u3164\uffa0])+(?=\p{L})/gu;
/** Where a new word begins: at a space, a hyphen, a non-joiner, or a capital inside. */
const BREAK = /[ \-\u200c]+|(?<=\p{Ll}\p{M}*)(?=\p{Lu})/u;
/** Words that begin one name together with the next word, and the article in Latin letters. */
const BEGINS =
  /^(عبد|أبو|ابو|أبا|ابا|بو|أم|ام|ابن|أمة|امة|abd|abd[aeu]l|abu|aboo|bu|umm?|ibn|[aeu]l|u[drn]|a[drnstz]|ash)$/iu;
/** The same at the beginning of a name; between two names they say whose child somebody is. */
const CHILD_OF = /^(بن|ابن|إبن|بنت|ولد|bin|ben|ibn|bint|binte|binti|ould|wuld)$/iu;
/** How family names end: with the article, and in Latin letters also without it if they are long enough to be no given name. */
const FAMILY = /^(ال.+ي(ة|ه|ين)?|[aeu]l.+(i|y|iy?yah?)|.{4,}[^aeiouy\W]i|(?!zak).{4,}[^aeiouy\W]iyah?)$/iu;
const MOST_PARTS = 2;

export type ShortNameFault = "required" | "schools_name_letters" | "schools_name_length" | "schools_name_full";

/**
 * What is wrong with a name on the wall of a class: it is short, of letters only, and no full name; an initial may follow. A full name is
 * one of three parts, of a child and a parent, or one that ends as family names do. Two given names are a short name too.
 */
export function shortNameFault(name: string): ShortNameFault | null {
  if (name === "") return "required";
  if (!NAME_LETTERS.test(name) || /\.\S/u.test(name)) return "schools_name_letters";
  if (!fitsName(name, SHORT_NAME)) return "schools_name_length";
  const words = name.replace(INITIAL, "").split(BREAK).filter(Boolean);
  const parts = partsOf(words);
  const last = parts.length > 1 ? (parts.at(-1) ?? "") : "";
  const isChildOf = words.slice(1, -1).some((word) => CHILD_OF.test(word));
  return parts.length > MOST_PARTS || isChildOf || FAMILY.test(last) ? "schools_name_full" : null;
}

/** Words as the names they make: «عبد الله» and "Abd al Rahman" are one. */
function partsOf(words: readonly string[]): string[] {
  const parts: string[] = [];
  let begun = "";
  words.forEach((word, at) => {
    begun += word;
    if (at < words.length - 1 && (BEGINS.test(word) || (at === 0 && CHILD_OF.test(word)))) return;
    parts.push(begun);
    begun = "";
  });
  return parts;
}

/** A short name as it is kept; what was hidden between two words parts them. */
export function cleanShortName(text: string): string {
  return cleanPersonName(text.slice(0, MOST_TYPED).replace(UNSEEN_BREAK, " "));
}

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

/** How many days a class is still open for joining, rounded up; null when it is not. */
export function daysLeft(closesAt: string, now: Date): number | null {
  const left = Math.ceil((Date.parse(closesAt) - now.getTime()) / DAY_MS);
  return left > 0 ? left : null;
}

export function daysAfter(from: Date, days: number): string {
  return new Date(from.getTime() + days * DAY_MS).toISOString();
}
