import { latinDigits } from "#shared/latin-digits.ts";
import { CellFault } from "./cell-fault.ts";

const GROUPED = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;
const PLAIN = /^-?\d+(\.\d+)?$/;

/** A number as people write it: Arabic or Latin digits, either decimal sign, with or without grouping. */
export function readNumber(text: string): number {
  const latin = latinDigits(text)
    .replaceAll("٫", ".")
    .replaceAll("٬", ",")
    .replace(/[\s\u200e\u200f\u061c]/g, "")
    .replace("−", "-");
  const bare = GROUPED.test(latin) ? latin.replaceAll(",", "") : latin;
  if (!PLAIN.test(bare)) throw new CellFault("import_number", { text: text.slice(0, 40) });
  return Number(bare);
}

const EARLIEST_YEAR = 1600;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/;
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** A day as YYYY-MM-DD, or with the day first, as it is written here. */
export function readDay(text: string): string {
  const latin = latinDigits(text)
    .replace(/[\u200e\u200f\u061c]/g, "")
    .trim();
  const iso = ISO.exec(latin);
  const local = DAY_FIRST.exec(latin);
  const [year, month, day] = iso ? [iso[1], iso[2], iso[3]] : local ? [local[3], local[2], local[1]] : [];
  const written = `${year}-${month?.padStart(2, "0")}-${day?.padStart(2, "0")}`;
  const moment = new Date(`${written}T00:00:00Z`);
  if (Number.isNaN(moment.getTime()) || moment.toISOString().slice(0, 10) !== written)
    throw new CellFault("import_date", { text: text.slice(0, 40) });
  // 1447 is a year as well, of another calendar.
  if (Number(year) < EARLIEST_YEAR) throw new CellFault("import_date_calendar", { text: text.slice(0, 40) });
  return written;
}
