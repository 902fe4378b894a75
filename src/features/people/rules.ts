export const GENDERS = ["male", "female"] as const;
export type Gender = (typeof GENDERS)[number];
export const AGE_BANDS = ["under-15", "15-17", "18-24", "25-plus"] as const;
export type AgeBand = (typeof AGE_BANDS)[number];
export const GRADES = ["8", "9", "10", "11", "12", "university", "graduate", "not-studying"] as const;
export type Grade = (typeof GRADES)[number];

/** Whether a grade is a class year of a school. */
export function isSchoolGrade(grade: Grade): boolean {
  return /^\d+$/.test(grade);
}

export const KEEP_RESULTS = ["keep", "try"] as const;
export type KeepResults = (typeof KEEP_RESULTS)[number];

const DAY_MS = 24 * 3_600_000;
const OLDEST_YEARS = 120;

/** Full years between a date of birth (YYYY-MM-DD) and a moment. */
export function ageAt(birthDate: string, now: Date): number {
  const [year = 0, month = 1, day = 1] = birthDate.split("-").map(Number);
  const hadBirthday = now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day);
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}

/** From this age on a person decides alone. */
export const ADULT_AGE = 18;

/** An age as somebody says it: a date of birth, a band, or neither. */
export interface SaidAge {
  readonly birthDate: string | null;
  readonly ageBand: AgeBand | null;
}

/** What somebody said first of a minor's age; no later word takes its place. */
export interface FirstMinorAge extends SaidAge {
  readonly saidAt: string;
}

/** Whether an age is that of somebody under 18. */
export function isMinorsAge({ birthDate, ageBand }: SaidAge, now: Date): boolean {
  return birthDate === null ? ageBand === "under-15" || ageBand === "15-17" : ageAt(birthDate, now) < ADULT_AGE;
}

/** Whether text is a real day, not in the future, of somebody who may be alive. */
export function isBirthDate(text: string, now: Date): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text) return false;
  return day.getTime() <= now.getTime() + DAY_MS && ageAt(text, now) <= OLDEST_YEARS;
}
