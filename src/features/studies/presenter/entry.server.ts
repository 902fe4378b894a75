import type { Item } from "#content/readers.ts";
import type { EntryRule } from "#content/types/entry-rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { plainRule } from "../rules.ts";
import type { EntryLine, StudyEntry } from "../schema.ts";
import { percentText } from "./durations.server.ts";

/** What a programme asks of a school certificate, in plain words. */
export function presentEntry(
  program: Item<"academic-program">,
  subjects: ReadonlyMap<string, string>,
  locale: Locale,
): StudyEntry {
  const { minimum_average: average, rule } = program.entry_rules;
  const lines: EntryLine[] = [lineOf(plainRule(rule), subjects, locale)];
  if (average !== undefined) {
    const percent = percentText(average, locale);
    lines.unshift({ text: m.studies_entry_average({}, { locale }), mark: percent, parts: [] });
  }
  return { lines, notes: [m.studies_entry_note({}, { locale }), ...sourceOf(program, locale)] };
}

function lineOf(rule: EntryRule, subjects: ReadonlyMap<string, string>, locale: Locale): EntryLine {
  const linesOf = (parts: readonly EntryRule[]) => parts.map((part) => lineOf(part, subjects, locale));
  if ("subject" in rule) {
    const subject = subjects.get(rule.subject) ?? m.studies_entry_unlisted({}, { locale });
    return { text: subject, mark: percentText(rule.minimum, locale), parts: [] };
  }
  if ("allOf" in rule) return { text: m.studies_entry_all({}, { locale }), parts: linesOf(rule.allOf) };
  if ("anyOf" in rule) return { text: m.studies_entry_any({}, { locale }), parts: linesOf(rule.anyOf) };
  return { text: m.studies_entry_some({ count: rule.atLeast }, { locale }), parts: linesOf(rule.of) };
}

function sourceOf(program: Item<"academic-program">, locale: Locale): string[] {
  const { guide_title: title, guide_year: year, guide_page: page } = program;
  if (!title) return [];
  const parts = [
    m.studies_entry_source({ title }, { locale }),
    year && m.studies_entry_year({ year }, { locale }),
    page && m.studies_entry_page({ page }, { locale }),
  ];
  return [parts.filter(Boolean).join(locale === "ar" ? "، " : ", ")];
}
