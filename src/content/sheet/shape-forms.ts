import type { EntryRules } from "../types/entry-rules.ts";
import { CellFault } from "./cell-fault.ts";
import { readNumber } from "./numbers.ts";
import { joinPieces, splitPieces } from "./pieces.ts";
import { readRule, type SubjectNames, writeRule } from "./rule-text.ts";

/** What it takes to write names of records in cells. */
export interface CellWords {
  readonly locale: "ar" | "en";
  readonly subjects: SubjectNames;
}

/** How a value of a known shape stands in cells that people write: one column, or one for each part. */
export interface ShapeForm<Value> {
  /** Endings of the columns' names; an empty one is the field's own. */
  readonly parts: readonly string[];
  write(value: Value, words: CellWords): readonly string[];
  /** Null: nothing is written. Throws faults of the cell. */
  read(cells: readonly string[], words: CellWords): unknown;
}

type Day = readonly { readonly at: string; readonly text: string }[];
type Tasks = readonly {
  readonly title: string;
  readonly minutes: number;
  readonly learn: string;
  readonly do: string;
}[];

const lines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** A line for each hour: "07:00 …". */
const day: ShapeForm<Day> = {
  parts: [""],
  write: (value) => [
    value
      .map(({ at, text }) => `${at} ${text.replace(/\\(?=[n\\\n\r])/g, "\\\\").replace(/\r?\n/g, "\\n")}`)
      .join("\n"),
  ],
  read: ([text = ""]) =>
    lines(text).map((line) => {
      const found = /^(\d{1,2})[:.٫](\d{2})\s*[-–—:]?\s*(.+)$/.exec(latin(line));
      if (!found) throw new CellFault("import_day_line", { text: line.slice(0, 60) });
      const rest = line.slice(line.length - (found[3]?.length ?? 0));
      return { at: `${found[1]?.padStart(2, "0")}:${found[2]}`, text: unbroken(rest) };
    }),
};

function unbroken(text: string): string {
  return text.replace(/\\([\\n])/g, (_, sign) => (sign === "n" ? "\n" : "\\"));
}

function latin(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf));
}

/** A line for each task: "title | minutes | what is learned | what is done". */
const tasks: ShapeForm<Tasks> = {
  parts: [""],
  write: (value) => [
    value.map((task) => joinPieces([task.title, String(task.minutes), task.learn, task.do])).join("\n"),
  ],
  read: ([text = ""]) =>
    lines(text).map((line) => {
      const [title, minutes, learn, done, ...more] = splitPieces(line);
      if (!title || !minutes || !learn || !done || more.length > 0)
        throw new CellFault("import_task_line", { text: line.slice(0, 60) });
      return { title, minutes: readNumber(minutes), learn, do: done };
    }),
};

const LETTERS = ["R", "I", "A", "S", "E", "C"] as const;

/** Six columns, one for each environment. */
const riasec: ShapeForm<Readonly<Record<string, number>>> = {
  parts: LETTERS,
  write: (value) => LETTERS.map((letter) => String(value[letter] ?? "")),
  read: (cells) =>
    Object.fromEntries(LETTERS.map((letter, at) => [letter, cells[at] ? readNumber(cells[at]) : undefined])),
};

const entryRules: ShapeForm<EntryRules> = {
  parts: ["", "average"],
  write: ({ rule, minimum_average }, words) => [
    writeRule(rule, words.subjects, words.locale),
    String(minimum_average ?? ""),
  ],
  read: ([text = "", average = ""], words) => ({
    ...(average !== "" && { minimum_average: readNumber(average.replace(/[%٪]\s*$/, "")) }),
    rule: text === "" ? undefined : readRule(text, words.subjects),
  }),
};

/** Any other shape is written as JSON: nothing is lost, and it is rarely written by hand. */
const asJson: ShapeForm<unknown> = {
  parts: [""],
  write: (value) => [JSON.stringify(value)],
  read([text = ""]) {
    try {
      return JSON.parse(text);
    } catch {
      throw new CellFault("import_json");
    }
  },
};

const FORMS: Readonly<Record<string, ShapeForm<never>>> = { day, tasks, riasec, entry_rules: entryRules };

/** The form of a field of a shape, by its name. */
export function shapeForm(field: string): ShapeForm<unknown> {
  return (FORMS[field] ?? asJson) as ShapeForm<unknown>;
}
