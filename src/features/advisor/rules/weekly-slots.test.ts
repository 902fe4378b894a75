import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDay, overlaps } from "../rules.ts";
import { dayBegins, daysAfter, isZone, type Schedule, wallInstant, weeklySlots } from "./weekly-slots.ts";

const base: Schedule = { zone: "Asia/Muscat", minutes: 30, bufferMinutes: 10, hours: [], exceptions: [] };
const starts = (schedule: Schedule, day: string, days = 1) =>
  weeklySlots(schedule, day, days).map(({ startsAt }) => startsAt);

describe("times of a week's hours", () => {
  it("begin every length and buffer, wholly within the hours, on the advisor's clock", () => {
    const hours = [{ weekday: 1, from: "09:00", until: "10:10" }];
    expect(weeklySlots({ ...base, hours }, "2026-11-23", 7)).toEqual([
      { startsAt: "2026-11-23T05:00:00.000Z", endsAt: "2026-11-23T05:30:00.000Z" },
      { startsAt: "2026-11-23T05:40:00.000Z", endsAt: "2026-11-23T06:10:00.000Z" },
    ]);
  });

  it("give way to other hours and to days away; the last word holds", () => {
    const hours = [{ weekday: 1, from: "09:00", until: "09:30" }];
    const away = { from: "2026-11-20", until: "2026-11-30", hours: [] };
    const later = { from: "2026-11-23", until: "2026-11-23", hours: [{ from: "16:00", until: "16:30" }] };
    expect(starts({ ...base, hours, exceptions: [away] }, "2026-11-23")).toEqual([]);
    expect(starts({ ...base, hours, exceptions: [away, later] }, "2026-11-23")).toEqual(["2026-11-23T12:00:00.000Z"]);
  });

  it("leave out what a clock change leaves out, and offer once what comes twice", () => {
    const berlin = { ...base, zone: "Europe/Berlin", minutes: 30, bufferMinutes: 0 };
    const hours = [{ weekday: 7, from: "01:30", until: "04:00" }];
    // 2026-03-29: 02:00 becomes 03:00.
    expect(starts({ ...berlin, hours }, "2026-03-29")).toEqual([
      "2026-03-29T00:30:00.000Z",
      "2026-03-29T01:00:00.000Z",
      "2026-03-29T01:30:00.000Z",
    ]);
    // 2026-10-25: 03:00 becomes 02:00; 02:00 and 02:30 come twice.
    expect(starts({ ...berlin, hours }, "2026-10-25")).toEqual([
      "2026-10-24T23:30:00.000Z",
      "2026-10-25T00:00:00.000Z",
      "2026-10-25T00:30:00.000Z",
      "2026-10-25T02:00:00.000Z",
      "2026-10-25T02:30:00.000Z",
    ]);
  });

  it("end within a day that a clock change makes short", () => {
    const berlin = { ...base, zone: "Europe/Berlin", minutes: 40, bufferMinutes: 0 };
    const hours = [{ weekday: 7, from: "01:30", until: "03:10" }];
    // From 01:30 to 03:10 only 40 minutes pass.
    expect(starts({ ...berlin, hours }, "2026-03-29")).toEqual(["2026-03-29T00:30:00.000Z"]);
  });

  it("may reach midnight", () => {
    const hours = [{ weekday: 1, from: "23:20", until: "24:00" }];
    expect(starts({ ...base, minutes: 40, hours }, "2026-11-23")).toEqual(["2026-11-23T19:20:00.000Z"]);
  });

  it("never meet one another, in any zone, whatever the hours", () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const [hour, minute] = [Math.floor(quarter / 4), (quarter % 4) * 15];
      return `${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`;
    });
    const range = fc.tuple(fc.integer({ min: 1, max: 7 }), time, time).map(([weekday, ...ends]) => {
      const [from = "", until = ""] = ends.sort();
      return { weekday, from, until };
    });
    const schedule = fc.record({
      zone: fc.constantFrom("Asia/Muscat", "Europe/Berlin", "Africa/Cairo", "America/Santiago", "Australia/Lord_Howe"),
      minutes: fc.integer({ min: 10, max: 40 }),
      bufferMinutes: fc.integer({ min: 0, max: 60 }),
      hours: fc.array(range, { maxLength: 12 }),
      exceptions: fc.constant([]),
    });
    fc.assert(
      fc.property(schedule, fc.constantFrom("2026-03-26", "2026-04-02", "2026-10-22", "2026-11-23"), (one, day) => {
        const slots = weeklySlots(one, day, 8);
        for (const [at, slot] of slots.entries()) {
          expect(Date.parse(slot.endsAt) - Date.parse(slot.startsAt)).toBe(one.minutes * 60_000);
          const next = slots[at + 1];
          if (next) expect(overlaps(slot, next)).toBe(false);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("days and zones", () => {
  it("are read, or refused", () => {
    expect(["2026-02-28", "2028-02-29"].map(isDay)).toEqual([true, true]);
    expect(["2026-02-29", "2026-13-01", "26-1-1", "", "tomorrow"].map(isDay)).toEqual(Array(5).fill(false));
    expect(["Asia/Muscat", "Europe/Berlin", "UTC"].map(isZone)).toEqual([true, true, true]);
    expect(["Mars/Base", "", "+04:00"].map(isZone)).toEqual([false, false, false]);
  });

  it("count over months and clock changes", () => {
    expect(daysAfter("2026-12-30", 3)).toBe("2027-01-02");
    expect(dayBegins("2026-03-29", "Europe/Berlin")).toBe("2026-03-28T23:00:00.000Z");
    expect(dayBegins("2026-03-30", "Europe/Berlin")).toBe("2026-03-29T22:00:00.000Z");
    expect(wallInstant("2026-03-29", "02:30", "Europe/Berlin")).toBeNull();
    expect(wallInstant("2026-11-23", "09:00", "Asia/Muscat")).toBe("2026-11-23T05:00:00.000Z");
  });
});
