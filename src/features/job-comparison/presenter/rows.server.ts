import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { foldText } from "#shared/fold-text.ts";
import { splitShared } from "../rules/split-shared.ts";
import { MOST_VALUES, ofBoth, type Pair } from "../rules.ts";
import type { Row, Value } from "../schema.ts";

interface Line extends Pick<Row, "key" | "name" | "none"> {
  readonly isText?: boolean;
  /** What stands on a side that has only what both share. */
  readonly nothingElse: string;
  readonly locale: Locale;
}

/** A line of values that are compared by what they read as, in whichever spelling; none where both have nothing. */
export function rowOf({ nothingElse, locale, ...line }: Line, values: Pair<readonly Value[]>): Row[] {
  const { both, each } = splitShared(values, ({ text, to }) => to ?? foldText(text));
  if (both.length + each[0].length + each[1].length === 0) return [];
  const most = line.isText ? Number.POSITIVE_INFINITY : MOST_VALUES;
  const left = ({ length }: readonly Value[]) =>
    length > most ? m.job_comparison_more({ count: length - most }, { locale }) : "";
  return [
    {
      ...line,
      none: both.length > 0 ? [nothingElse, nothingElse] : line.none,
      both: both.slice(0, most),
      each: ofBoth(each, (list) => list.slice(0, most)),
      more: { both: left(both), each: ofBoth(each, left) },
    },
  ];
}

/** What a sentence says before its colon is said large, what it means below. */
export function withLeads(row: Row): Row {
  return row.isText ? { ...row, each: ofBoth(row.each, (values) => values.map(withLead)) } : row;
}

function withLead(value: Value): Value {
  const [, lead, text = ""] = /^(.{3,40}?):\s(.+)$/s.exec(value.text) ?? [];
  return lead ? { ...value, lead, text: text.charAt(0).toUpperCase() + text.slice(1) } : value;
}
