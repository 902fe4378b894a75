import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { foldText } from "#shared/fold-text.ts";
import { splitShared } from "../rules/split-shared.ts";
import { MOST_VALUES, ofBoth, type Pair } from "../rules.ts";
import type { Row, Value } from "../schema.ts";

interface Line extends Pick<Row, "key" | "name" | "none"> {
  readonly isText?: boolean;
  readonly locale: Locale;
}

/** A line of values that are compared by what they read as, in whichever spelling; none where both have nothing. */
export function rowOf({ locale, ...line }: Line, values: Pair<readonly Value[]>): Row[] {
  const { both, each } = splitShared(values, ({ text, to }) => to ?? foldText(text));
  if (both.length + each[0].length + each[1].length === 0) return [];
  const most = line.isText ? Number.POSITIVE_INFINITY : MOST_VALUES;
  const left = ({ length }: readonly Value[]) =>
    length > most ? m.job_comparison_more({ count: length - most }, { locale }) : "";
  return [
    {
      ...line,
      none: both.length > 0 ? ofBoth(values, () => onlyShared(both, locale)) : line.none,
      both: both.slice(0, most),
      each: ofBoth(each, (list) => list.slice(0, most)),
      more: { both: left(both), each: ofBoth(each, left) },
    },
  ];
}

/** So many shared values are named again where one side has no others. */
const MOST_NAMED = 3;

/** What stands on a side that has only what both share. */
function onlyShared(both: readonly Value[], locale: Locale): string {
  const words = { locale };
  if (both.length > MOST_NAMED) return m.job_comparison_nothing_else({}, words);
  return m.job_comparison_in_both(
    {
      shared: formatList(
        both.map(({ text }) => text),
        locale,
      ),
    },
    words,
  );
}

/** What a sentence says before its colon is said large, what it means below. */
export function withLeads(row: Row): Row {
  return row.isText ? { ...row, each: ofBoth(row.each, (values) => values.map(withLead)) } : row;
}

function withLead(value: Value): Value {
  const [, lead, text = ""] = /^(.{3,40}?):\s(.+)$/s.exec(value.text) ?? [];
  return lead ? { ...value, lead, text: text.charAt(0).toUpperCase() + text.slice(1) } : value;
}
