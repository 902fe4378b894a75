import { describe, expect, it } from "vitest";
import { birthDateParts, readBirthDate } from "./birth-date-parts.ts";

const now = new Date("2026-11-20T08:00:00Z");
const read = (day: string, month: string, year: string) => readBirthDate({ day, month, year }, now);
const faults = (day: string, month: string, year: string) =>
  (read(day, month, year).faults ?? []).map(({ part, code }) => `${part} ${code}`);

describe("a date of birth in three parts", () => {
  it.each([
    ["27", "3", "2010", "2010-03-27"],
    [" ٢٧ ", "٠٣", "٢٠١٠", "2010-03-27"],
    ["۲۷", "۳", "۲۰۱۰", "2010-03-27"],
    ["1", "يناير", "2009", "2009-01-01"],
    ["1", "كانون الأول", "2009", "2009-12-01"],
    ["1", "ابريل", "2009", "2009-04-01"],
    ["1", "September", "2009", "2009-09-01"],
    ["29", "Feb", "2008", "2008-02-29"],
  ])("%s %s %s is read", (day, month, year, date) => expect(read(day, month, year)).toEqual({ date }));

  it("left empty is left out", () => expect(read(" ", "", "")).toEqual({}));

  it.each([
    ["3", "2", "", ["year birth_year_missing"]],
    ["", "", "2010", ["day birth_day_missing", "month birth_month_missing"]],
    ["", "13", "10", ["day birth_day_missing", "month birth_month_wrong", "year birth_year_wrong"]],
    ["0", "1", "2010", ["day birth_day_wrong"]],
    ["32", "1", "2010", ["day birth_day_wrong"]],
    ["1st", "1", "2010", ["day birth_day_wrong"]],
    ["1", "Smarch", "2010", ["month birth_month_wrong"]],
    ["1", "1", "1431", ["year birth_year_wrong"]],
    ["31", "2", "2010", ["day birth_day_none"]],
    ["29", "2", "2010", ["day birth_day_none"]],
    ["1", "12", "2026", ["year birth_date_future"]],
  ])("%s %s %s is refused", (day, month, year, expected) => expect(faults(day, month, year)).toEqual(expected));

  it("says how many days the month has", () => {
    expect(read("31", "2", "2010").faults).toEqual([{ part: "day", code: "birth_day_none", max: 28 }]);
    expect(read("31", "4", "2010").faults?.[0]?.max).toBe(30);
  });

  it("is shown again without zeros in front", () => {
    expect(birthDateParts("2010-03-07")).toEqual({ day: "7", month: "3", year: "2010" });
    expect(birthDateParts(undefined)).toEqual({ day: "", month: "", year: "" });
  });
});
