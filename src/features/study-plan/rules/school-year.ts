import { YEARS_AHEAD } from "../rules.ts";

/** School begins in September; what is planned for August belongs to the year that comes. */
const FIRST_MONTH = 8;

/** The school year a day (YYYY-MM-DD) lies in, by the calendar year it begins in: 2026 is "2026/2027". */
export function schoolYearOf(day: string): number {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return month >= FIRST_MONTH ? year : year - 1;
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
