import { foldText } from "#shared/fold-text.ts";
import { ageAt, isBirthDate } from "../rules.ts";

/** A date of birth as it is typed: in the order day, month, year, in whichever digits. */
export interface BirthDateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What is wrong with one part. */
export interface PartFault {
  readonly part: keyof BirthDateParts;
  readonly code: string;
  readonly min?: number;
  readonly max?: number;
}

interface ReadDate {
  readonly date?: string;
  readonly faults?: readonly PartFault[];
}

const OLDEST_YEARS = 120;
const PARTS = ["day", "month", "year"] as const;

/** Names of months as Arabic and English say them, from the Gulf to the Levant; a month may be typed as its number or its name. */
const MONTHS: readonly string[] = [
  "يناير جانفي كانون_الثاني january jan",
  "فبراير فيفري شباط february feb",
  "مارس آذار march mar",
  "أبريل أفريل نيسان april apr",
  "مايو ماي أيار may",
  "يونيو يونيه جوان حزيران june jun",
  "يوليو يوليه جويلية تموز july jul",
  "أغسطس أوت آب august aug",
  "سبتمبر أيلول september sep sept",
  "أكتوبر تشرين_الأول october oct",
  "نوفمبر تشرين_الثاني november nov",
  "ديسمبر كانون_الأول december dec",
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, at) => names.split(" ").map((name) => [foldText(name.replace("_", " ")), at + 1] as const)),
);

const numberIn = (text: string) => (/^\d{1,4}$/.test(text) ? Number(text) : Number.NaN);
const isBetween = (value: number, min: number, max: number) => value >= min && value <= max;

function daysIn(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Reads the three parts; all of them empty is a date left out. Each part that is missing or wrong is named. */
export function readBirthDate(typed: BirthDateParts, now: Date): ReadDate {
  const read = (part: string) => foldText(part).trim();
  const text = { day: read(typed.day), month: read(typed.month), year: read(typed.year) };
  if (PARTS.every((part) => text[part] === "")) return {};
  const missing = PARTS.filter((part) => text[part] === "");
  const day = numberIn(text.day);
  const month = MONTH_OF.get(text.month) ?? numberIn(text.month);
  const year = numberIn(text.year);
  const thisYear = now.getUTCFullYear();
  const wrong: readonly (PartFault & { readonly isWrong: boolean })[] = [
    { part: "day", code: "birth_day_wrong", isWrong: !isBetween(day, 1, 31) },
    { part: "month", code: "birth_month_wrong", isWrong: !isBetween(month, 1, 12) },
    {
      part: "year",
      code: "birth_year_wrong",
      min: thisYear - OLDEST_YEARS,
      max: thisYear,
      isWrong: !isBetween(year, thisYear - OLDEST_YEARS, thisYear),
    },
  ];
  const faults = [
    ...missing.map((part) => ({ part, code: `birth_${part}_missing` })),
    ...wrong.filter(({ part, isWrong }) => isWrong && text[part] !== "").map(({ isWrong: _, ...fault }) => fault),
  ];
  return faults.length > 0 ? { faults: inOrder(faults) } : wholeDate({ day, month, year }, now);
}

function inOrder(faults: readonly PartFault[]): PartFault[] {
  return PARTS.flatMap((part) => faults.filter((fault) => fault.part === part));
}

function wholeDate({ day, month, year }: Record<keyof BirthDateParts, number>, now: Date): ReadDate {
  const last = daysIn(year, month);
  if (day > last) return { faults: [{ part: "day", code: "birth_day_none", max: last }] };
  const date = `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  if (isBirthDate(date, now)) return { date };
  const isOld = ageAt(date, now) > OLDEST_YEARS;
  return { faults: [{ part: "year", code: isOld ? "birth_date_wrong" : "birth_date_future" }] };
}

/** A kept date as its fields show it. */
export function birthDateParts(date: string | undefined): BirthDateParts {
  const [year = "", month = "", day = ""] = (date ?? "").split("-");
  return { day: day && String(Number(day)), month: month && String(Number(month)), year };
}
