import { z } from "zod";
import { foldText } from "#shared/fold-text.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { cleanPersonName } from "#shared/person-name.ts";
import { typedText } from "#shared/typed-text.ts";
import { DEGREE_YEARS, isOnHost, MAX, NETWORKS, type Network, readHttps } from "../rules.ts";

/** Longer than any line of ours, and short enough to be cleaned at once. */
const LONGEST_LINE = 390;
const OVERRIDES = /[\u202a-\u202e]/g;

/** One line: composed, spaces folded, without signs nobody sees; an empty one is null. */
export function line(most: number) {
  const tooLong = { error: "profile_line_long" };
  return z
    .string()
    .max(LONGEST_LINE, tooLong)
    .transform(cleanPersonName)
    .pipe(z.string().max(most, tooLong))
    .transform((text) => text || null);
}

/** The same, but something has to stand in it. */
export function requiredLine(most: number) {
  return z
    .string("required")
    .pipe(line(most))
    .transform((text) => text ?? "")
    .pipe(z.string().min(1, "required"));
}

/** Text of several lines; an empty one is null. */
export function lines(most: number) {
  return typedText(most, "profile_text_long").transform((text) => text.replace(OVERRIDES, "") || null);
}

/** Short words, each once in whichever spelling; the list is refused as a whole. */
export function wordList(most: number, longest: number) {
  return z.array(z.string()).transform((given, check) => {
    if (given.length > most) {
      check.addIssue({ code: "custom", message: "profile_words_many", maximum: most, input: given.length });
      return z.NEVER;
    }
    const once = new Map<string, string>();
    for (const word of given.map(cleanPersonName))
      if (word && !once.has(foldText(word))) once.set(foldText(word), word);
    const words = [...once.values()];
    if (given.some((word) => word.length > LONGEST_LINE) || words.some((word) => word.length > longest))
      check.addIssue({ code: "custom", message: "profile_word_long", maximum: longest, input: "" });
    return words;
  });
}

/** The words of one field, parted by commas of either language and by lines. */
export function typedWords(text: string): string[] {
  return text.split(/[\n,،;؛]/u).filter((word) => word.trim() !== "");
}

/** The sentences of one field, one a line. */
export function typedLines(text: string): string[] {
  return text.split("\n").filter((one) => one.trim() !== "");
}

/** An address of one's own; what is typed without `https://` is given it, and nothing else is mended. */
function addressOf(isFit: (address: string) => boolean, fault: string) {
  return z
    .string()
    .transform((text) => text.trim())
    .superRefine((text, check) => {
      const message = text.length > MAX.address ? "profile_line_long" : fault;
      const isWrong = text.length > MAX.address || !isFit(withScheme(text));
      if (text !== "" && isWrong) check.addIssue({ code: "custom", message, maximum: MAX.address, input: "" });
    })
    .transform((text) => (text === "" ? null : (readHttps(withScheme(text))?.href ?? null)));
}

/** `javascript:x` and `http://x` have a scheme, and keep it to be refused for it. */
function withScheme(text: string): string {
  return /^[a-z][a-z0-9+.-]*:/i.test(text) || text === "" ? text : `https://${text}`;
}

export const webAddress = addressOf((address) => /\./.test(readHttps(address)?.hostname ?? ""), "profile_address");

/** A page on one network. */
export function networkAddress(network: Network) {
  return addressOf((address) => isOnHost(address, NETWORKS[network].hosts), `profile_${network}`);
}

/** A number in whichever digits; an empty one is null. */
function numberBetween(minimum: number, maximum: number, message: string) {
  return z.union([z.number(), z.string().max(20), z.null()]).transform((given, check) => {
    if (given === null || given === "") return null;
    const value = typeof given === "number" ? given : numberIn(given);
    if (Number.isInteger(value) && value >= minimum && value <= maximum) return value;
    check.addIssue({ code: "custom", message, minimum, maximum, input: given });
    return z.NEVER;
  });
}

function numberIn(text: string): number {
  const digits = latinDigits(text).trim();
  return /^\d{1,4}$/.test(digits) ? Number(digits) : Number.NaN;
}

export const yearsField = numberBetween(0, MAX.years, "profile_years");
export const degreeYear = numberBetween(DEGREE_YEARS.min, DEGREE_YEARS.max, "profile_year");

/** YYYY-MM, not before anybody alive worked. */
export const monthField = z.string("required").regex(/^(19[3-9]\d|20\d\d)-(0[1-9]|1[0-2])$/, "profile_month");
