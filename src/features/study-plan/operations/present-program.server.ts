import type { Item } from "#content/readers.ts";
import type { EntryRule } from "#content/types/entry-rules.ts";
import { guideOf, lengthOf } from "#features/studies/operations/present-guide.server.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DoorState } from "../rules/doors.ts";
import type { Gap, Marks } from "../rules/eligibility.ts";
import type { DoorGroup, DoorStanding, DoorStat, ProgramRow, ProgramView } from "../schema.ts";

const STATE_WORDS = {
  open: m.study_plan_door_open,
  if: m.study_plan_door_if,
  near: m.study_plan_door_near,
  shut: m.study_plan_door_shut,
} as const satisfies Readonly<Record<DoorStat, unknown>>;

interface Telling {
  readonly standing: DoorStanding;
  readonly group: DoorGroup;
  readonly titles: ReadonlyMap<string, string>;
  readonly marks: Marks;
  readonly locale: Locale;
  /** The guide stands over the list: beside a programme its page is enough. */
  readonly isGuideSaid: boolean;
}

/** A programme behind its door: where it is, what it asks of the subjects that are taken or what is short, how long it takes. */
export function presentProgram(program: Item<"academic-program">, state: DoorState, telling: Telling): ProgramView {
  const { standing, group, titles, locale, isGuideSaid } = telling;
  const { guide, page } = guideOf(program, locale);
  const comma = locale === "ar" ? "، " : ", ";
  const gaps = state.gaps.map((gap) => gapText(gap, titles, locale));
  const place = [program.institute?.title, program.location?.title].filter(Boolean).join(comma);
  return {
    slug: program.slug,
    title: program.title,
    institute: [place, !isGuideSaid && guide, page].filter(Boolean).join(comma),
    standing,
    group,
    state: state.towards ? STATE_WORDS[state.isAssumed ? "if" : standing]({}, { locale }) : "",
    isAssumed: state.isAssumed,
    rows: [
      ...(standing === "open" ? needsOf(state, telling) : shortOf(state, gaps, locale)),
      { label: m.study_plan_row_length({}, { locale }), said: lengthOf(program, locale) },
    ],
    gaps,
    scene: null,
  };
}

/** The average, and the grades in subjects that are taken, which its rules ask. */
function needsOf({ requirements }: DoorState, telling: Telling): ProgramRow[] {
  const words = { locale: telling.locale };
  const none = m.study_plan_row_none({}, words);
  const average = requirements.find(({ rule }) => rule === null);
  const subjects = requirements.map(({ rule }) => rule && needOf(rule, telling)).filter(Boolean);
  return [
    {
      label: m.study_plan_row_average({}, words),
      said: average?.minimum
        ? standOf(percentOf(average.minimum, telling.locale), average.isAssumed ? null : true, telling.locale)
        : none,
    },
    { label: m.study_plan_row_subjects({}, words), said: subjects.join(m.study_plan_and({}, words)) || none },
  ];
}

/** What is short of one that is not open, and how much of its rules is met. */
function shortOf({ met, requirements }: DoorState, gaps: readonly string[], locale: Locale): ProgramRow[] {
  return [
    { label: m.study_plan_row_short({}, { locale }), said: gaps.join(" ") },
    {
      label: m.study_plan_row_rules({}, { locale }),
      said: m.study_plan_met({ met, total: requirements.length }, { locale }),
    },
  ];
}

/** What a rule asks of the subjects that are taken; "" where none of them is in it. */
function needOf(rule: EntryRule, telling: Telling): string {
  const { titles, marks, locale } = telling;
  if ("subject" in rule) {
    const title = titles.get(rule.subject);
    const mark = marks.get(rule.subject);
    if (!title || mark === undefined) return "";
    const isMet = mark === null ? null : mark >= rule.minimum;
    return standOf(`\u2068${title}\u2069\u00A0${percentOf(rule.minimum, locale)}`, isMet, locale);
  }
  const isChoice = "anyOf" in rule;
  const parts = "allOf" in rule ? rule.allOf : isChoice ? rule.anyOf : rule.of;
  const said = parts.map((part) => needOf(part, telling)).filter(Boolean);
  return said.join((isChoice ? m.study_plan_or : m.study_plan_and)({}, { locale }));
}

/** What is asked with how it stands: met, or asked of a grade nobody has typed yet (null). */
function standOf(need: string, isMet: boolean | null, locale: Locale): string {
  if (isMet === null) return m.study_plan_need_unknown({ need }, { locale });
  return isMet ? m.study_plan_need_met({ need }, { locale }) : need;
}

const percentOf = (value: number, locale: Locale) =>
  `\u2068${formatNumber(value / 100, locale, { style: "percent", maximumFractionDigits: 2 })}\u2069`;

/** What is short, in a sentence. */
function gapText(gap: Gap, titles: ReadonlyMap<string, string>, locale: Locale): string {
  const words = { locale };
  const percent = percentOf(gap.minimum, locale);
  if (gap.kind === "average") return m.study_plan_gap_average({ count: gap.short, percent }, words);
  const subject = titles.get(gap.subject) ?? m.study_plan_subject_unlisted({}, words);
  if (gap.kind === "subject") return m.study_plan_gap_subject({ subject, percent }, words);
  return m.study_plan_gap_grade({ subject, count: gap.short, percent }, words);
}
