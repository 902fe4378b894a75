import { describe, expect, it } from "vitest";
import { isBirthDate } from "./rules.ts";

const now = new Date("2026-11-20T08:00:00Z");

describe("date of birth", () => {
  it.each(["2010-02-29", "2010-13-01", "10-01-2010", "2027-01-01", "1800-01-01", "", "2010-01-01T00:00"])(
    "cannot be %o",
    (text) => expect(isBirthDate(text, now)).toBe(false),
  );
  it("may be a leap day and today", () => {
    expect(isBirthDate("2012-02-29", now)).toBe(true);
    expect(isBirthDate("2026-11-20", now)).toBe(true);
  });
});
