import { describe, expect, it } from "vitest";
import type { Db } from "../db/open.ts";
import { coded, inFile, moment, readValue, text, withheld, yesNo } from "./columns.ts";
import { always, exportedColumns, personalTable, shownColumns, withheldColumns } from "./declare.ts";

declare module "../db/tables.ts" {
  interface Tables {
    test_diaries: {
      user_id: number;
      mood: "good" | "bad";
      words: string;
      is_open: boolean;
      written_at: string;
    };
  }
}

const word = (said: string) => () => said;
const mood = coded(word("Mood"), { good: word("Good"), bad: word("Bad") });
const columns = {
  user_id: withheld("owner"),
  mood,
  words: text(word("Words"), { "": word("never"), sun: word("Sunday") }),
  is_open: yesNo(word("Open")),
  written_at: moment(word("When")),
} as const;
const rest = {
  people: [{ column: "user_id" }],
  what: word("Diaries"),
  purpose: word("To remember."),
  kept: always(word("Always.")),
  erased: "with-account",
  key: ["user_id"],
} as const;

describe("a table about people", () => {
  it("says of each column whether a copy holds it and whether people read it", () => {
    const diaries = personalTable("test_diaries", { ...rest, columns: { ...columns, words: inFile } });
    expect(exportedColumns(diaries)).toEqual(["mood", "words", "is_open", "written_at"]);
    expect(shownColumns(diaries).map(([name]) => name)).toEqual(["mood", "is_open", "written_at"]);
    expect(withheldColumns(diaries)).toEqual([["user_id", "owner"]]);
  });

  it("does not compile with a column left out, one too many, or one that is read as something else", () => {
    const { mood: _, ...without } = columns;
    // @ts-expect-error: mood is missing
    personalTable("test_diaries", { ...rest, columns: without });
    // @ts-expect-error: there is no such column
    personalTable("test_diaries", { ...rest, columns: { ...columns, weather: inFile } });
    // @ts-expect-error: a code would be shown raw
    personalTable("test_diaries", { ...rest, columns: { ...columns, mood: text(word("Mood")) } });
    // @ts-expect-error: a moment would be shown raw
    personalTable("test_diaries", { ...rest, columns: { ...columns, written_at: text(word("When")) } });
    const half = coded(word("Mood"), { good: word("Good") });
    // @ts-expect-error: one of its codes has no words
    personalTable("test_diaries", { ...rest, columns: { ...columns, mood: half } });
    // @ts-expect-error: no way leads by a column that is not there
    personalTable("test_diaries", { ...rest, people: [{ column: "owner_id" }], columns });
    // @ts-expect-error: nobody takes the person out
    personalTable("test_diaries", { ...rest, erased: "handler", columns });
    const eraser = (_db: Db, _userId: number) => Promise.resolve();
    expect(personalTable("test_diaries", { ...rest, erased: "handler", eraser, columns }).eraser).toBe(eraser);
  });
});

describe("a value in a readable copy", () => {
  const read = (column: Parameters<typeof readValue>[0], value: unknown) => readValue(column, value, "en", "UTC");

  it("is shown by its words, and never as a code nobody knows any more", () => {
    expect(read(mood, "good")).toBe("Good");
    expect(read(mood, "so-so")).toBe("Other");
    expect(read(columns.is_open, false)).toBe("No");
    expect(read(columns.written_at, "2026-05-04T10:30:00.000Z")).toContain("4 May 2026");
  });

  it("stays as people wrote it, with a name where it has one", () => {
    expect(read(columns.words, "rain")).toBe("rain");
    expect(read(columns.words, "sun")).toBe("Sunday");
    for (const empty of [null, undefined, ""]) expect(read(columns.words, empty)).toBe("–");
  });
});
