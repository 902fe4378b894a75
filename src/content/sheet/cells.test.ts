import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asMeant, harmless } from "./harmless.ts";
import { readDay, readNumber } from "./numbers.ts";
import { joinPieces, splitPieces } from "./pieces.ts";
import { shapeForm } from "./shape-forms.ts";

const piece = fc
  .string({ unit: fc.constantFrom("a", "ب", "|", "\\", "n", "\n", ",", "،", " ", "'") })
  .map((text) => text.trim())
  .filter((text) => text !== "");
const words = { locale: "ar", subjects: { slugOf: () => null, nameOf: (slug: string) => slug, folded: [] } } as const;

describe("cells", () => {
  it("give lists back as they were written", () => {
    fc.assert(fc.property(fc.array(piece), (pieces) => void expect(splitPieces(joinPieces(pieces))).toEqual(pieces)));
    fc.assert(
      fc.property(
        fc.array(piece),
        (pieces) => void expect(splitPieces(joinPieces(pieces, ",،"), ",،")).toEqual(pieces),
      ),
    );
  });

  it("take lists as people write them", () => {
    expect(splitPieces("one | two|\nthree\r\n\n four ")).toEqual(["one", "two", "three", "four"]);
    expect(splitPieces("قماش، خيط,نول", ",،")).toEqual(["قماش", "خيط", "نول"]);
    expect(splitPieces("C:\\temp | D:\\data")).toEqual(["C:\\temp", "D:\\data"]);
  });

  it("are no formulas, and mean what they meant", () => {
    const cell = fc.string({ unit: fc.constantFrom("=", "+", "-", "@", "'", "\t", "1", "a", ".") });
    fc.assert(
      fc.property(cell, (text) => {
        expect(asMeant(harmless(text))).toBe(text);
        expect(/^[=+@\t\r]|^-(?!\d+(\.\d+)?$)/.test(harmless(text))).toBe(false);
      }),
    );
    expect(harmless("=cmd|' /C calc'!A0")).toBe("'=cmd|' /C calc'!A0");
  });

  it.each([
    ["12", 12],
    ["١٢٫٥", 12.5],
    ["1,234,567.25", 1_234_567.25],
    ["١٬٢٣٤", 1234],
    [" −3 ", -3],
  ])("read the number %s", (text, number) => expect(readNumber(text)).toBe(number));

  it.each(["12,5", "1e3", "twelve", "", "12 34x", "0x10"])("take %s for no number", (text) => {
    expect(() => readNumber(text)).toThrow("import_number");
  });

  it.each([
    ["2026-11-03", "2026-11-03"],
    ["٢٠٢٦/١١/٣", "2026-11-03"],
    ["3/11/2026", "2026-11-03"],
    ["2026-11-03T00:00:00", "2026-11-03"],
  ])("read the day %s", (text, day) => expect(readDay(text)).toBe(day));

  it.each(["2026-02-30", "13/13/2026", "11/2026", "soon", ""])("take %s for no day", (text) => {
    expect(() => readDay(text)).toThrow("import_date");
  });

  it.each(["15/03/1447", "1447-03-15"])("take %s for a day of another calendar", (text) => {
    expect(() => readDay(text)).toThrow("import_date_calendar");
  });

  it("give a working day, tasks and interests back as they were written", () => {
    const text = fc
      .string({ unit: fc.constantFrom("a", "ب", "\\", "n", "|", "\n", " ", ":") })
      .map((one) => `ط${one}ط`);
    const hour = fc.record({ at: fc.constantFrom("07:00", "13:45", "23:59"), text });
    const task = fc.record({ title: text, minutes: fc.integer({ min: 1, max: 600 }), learn: text, do: text });
    const back = (field: string, value: unknown) => shapeForm(field).read(shapeForm(field).write(value, words), words);
    fc.assert(fc.property(fc.array(hour, { minLength: 1 }), (day) => void expect(back("day", day)).toEqual(day)));
    fc.assert(
      fc.property(fc.array(task, { minLength: 1 }), (tasks) => void expect(back("tasks", tasks)).toEqual(tasks)),
    );
    const interests = { R: 1.5, I: 2, A: 7, S: 3.25, E: 1, C: 4 };
    expect(back("riasec", interests)).toEqual(interests);
    expect(back("asks", { skills: ["1.A"] })).toEqual({ skills: ["1.A"] });
  });

  it("take a working day as people write it", () => {
    expect(shapeForm("day").read(["٧:٣٠ – استلام المناوبة\n\n13.00: الغداء"], words)).toEqual([
      { at: "07:30", text: "استلام المناوبة" },
      { at: "13:00", text: "الغداء" },
    ]);
    expect(() => shapeForm("day").read(["early: getting up"], words)).toThrow("import_day_line");
  });
});
