import { describe, expect, it } from "vitest";
import { z } from "zod";
import { fieldFaultWords } from "#i18n/fault-words.ts";
import { faultsOf, parseInput } from "./input.ts";

describe("faults", () => {
  it("are so few that a large body costs no more than a small one", () => {
    const given = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`k${at}`, 1]));
    const { error } = z.record(z.string(), z.boolean()).safeParse(given);
    expect(error?.issues.length).toBe(5000);
    expect(error && faultsOf(error).length).toBe(100);
  });

  it("stand as the fields of the form do, those of two fields together too", () => {
    const form = z
      .strictObject({
        word: z.string().min(8, "word_short"),
        again: z.string(),
        terms: z.literal("yes", "terms_required"),
      })
      .refine(({ word, again }) => word === again, { path: ["again"], error: "words_differ", when: () => true });
    const told = expect.objectContaining({
      details: { fields: ["word", "again", "terms"].map((path) => expect.objectContaining({ path })) },
    });
    expect(() => parseInput(form, { word: "a", again: "b" })).toThrow(told);
  });

  it.each<[string, z.ZodType, unknown, string, string]>([
    ["a number too large", z.number().max(100), 101, "The value must be at most 100.", "القيمة لا تزيد على 100."],
    ["a number too small", z.number().min(0), -1, "The value must be at least 0.", "القيمة لا تقل عن 0."],
    [
      "a number read from text",
      z.coerce.number().max(100),
      "101",
      "The value must be at most 100.",
      "القيمة لا تزيد على 100.",
    ],
    ["a text too long", z.string().max(3), "abcd", "The text is longer than allowed.", "النص أطول من المسموح به."],
    ["a text too short", z.string().min(3), "a", "The text is shorter than required.", "النص أقصر من المطلوب."],
    [
      "a list too long",
      z.array(z.string()).max(2),
      ["a", "b", "c"],
      "The number of items must be at most 2.",
      "عدد العناصر لا يزيد على 2.",
    ],
    [
      "a list too short",
      z.array(z.string()).min(1),
      [],
      "The number of items must be at least 1.",
      "عدد العناصر لا يقل عن 1.",
    ],
    [
      "a date too early",
      z.date().min(new Date("2026-11-21")),
      new Date(0),
      "The date must be 2026-11-21 or later.",
      "التاريخ لا يسبق 2026-11-21.",
    ],
    [
      "a date too late",
      z.date().max(new Date("2026-11-21")),
      new Date("2027-01-01"),
      "The date must be 2026-11-21 or earlier.",
      "التاريخ لا يتجاوز 2026-11-21.",
    ],
    [
      "a file too large",
      z.file().max(3),
      new File(["abcd"], "a"),
      "The file must have at most 3 bytes.",
      "حجم الملف لا يزيد على 3 بايت.",
    ],
    [
      "a file too small",
      z.file().min(3),
      new File(["a"], "a"),
      "The file must have at least 3 bytes.",
      "حجم الملف لا يقل عن 3 بايت.",
    ],
    ["a bound that is itself refused", z.number().gt(0), 0, "This value is not accepted.", "القيمة غير مقبولة."],
  ])("%s is told as what it is", (_name, schema, value, en, ar) => {
    const { error } = schema.safeParse(value);
    const [fault] = error ? faultsOf(error) : [];
    if (!fault) throw new Error("It was accepted.");
    expect(
      [fieldFaultWords(fault, "en"), fieldFaultWords(fault, "ar")].map((words) =>
        words.replace(/[\u2066-\u2069]/g, ""),
      ),
    ).toEqual([en, ar]);
  });
});
