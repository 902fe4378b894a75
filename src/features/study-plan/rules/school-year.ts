import { YEARS_AHEAD } from "../rules.ts";

/** School begins in September; what is planned for August belongs to the year that comes. */
const FIRST_MONTH = 8;

/** The school year a day (YYYY-MM-DD) lies in, by the calendar year it begins in: 2026 is "2026/2027". */
export function schoolYearOf(day: string): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
}

/** The last grade of school. */
const LAST_GRADE = 12;

/** The grade of each school year from this one on, by the years it begins in, until school ends. */
export function gradesFrom(grade: number, today: string): Map<number, number> {
  const first = schoolYearOf(today);
  const years = Array.from({ length: Math.max(0, LAST_GRADE - grade + 1) }, (_, at) => at);
  return new Map(years.map((at) => [first + at, grade + at]));
}

/** As schools write it. */
export function schoolYearText(year: number): string {
  return `${year}/${year + 1}`;
}

/** The years that can be chosen, the present one first. */
export function yearsFrom(today: string): number[] {
  const first = schoolYearOf(today);
  return Array.from({ length: YEARS_AHEAD }, (_, at) => first + at);
}
