import type { Item } from "#content/readers.ts";
import type { EntryRule } from "#content/types/entry-rules.ts";
import { guideOf, lengthOf } from "#features/studies/operations/present-guide.server.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { DoorState, Towards } from "../rules/doors.ts";
import { type Gap, isMet, type Marks, type Requirement, withoutUnknown } from "../rules/eligibility.ts";
import type { DoorStanding, ProgramRow, ProgramView } from "../schema.ts";

const TOWARDS_WORDS = {
  goal: m.study_plan_towards_goal,
  near: m.study_plan_towards_result,
} as const satisfies Readonly<Record<Towards, unknown>>;

interface Telling {
  readonly standing: DoorStanding;
  readonly titles: ReadonlyMap<string, string>;
  readonly marks: Marks;
  readonly locale: Locale;
  /** The guide stands over the list: beside a programme its page is enough. */
  readonly isGuideSaid: boolean;
}

/** A programme behind its door: where it is, how long it takes, what it asks of the subjects that are taken or what is short. */
export function presentProgram(program: Item<"academic-program">, state: DoorState, telling: Telling): ProgramView {
  const { standing, titles, locale, isGuideSaid } = telling;
  const { guide, page } = guideOf(program, locale);
  const gaps = state.gaps.map((gap) => gapText(gap, titles, locale));
  return {
    slug: program.slug,
    title: program.title,
    institute: program.institute?.title ?? "",
    where: [program.location?.title, lengthOf(program, locale)].filter(Boolean).map(inOne).join(" · "),
    guide: [!isGuideSaid && guide, inOne(page)].filter(Boolean).join(" · "),
    standing,
    stand: state.stand,
    towards: state.towards ? TOWARDS_WORDS[state.towards]({}, { locale }) : "",
    rows: standing === "open" ? needsOf(state, telling) : shortOf(state, gaps, locale),
    gaps,
    scene: null,
  };
}

/** A few words that stand in one line. */
const inOne = (words = "") => words.replaceAll(" ", "\u00A0");

/** The average, and the grades in subjects that are taken, which its rules ask: what is met, then what has no grade yet. */
function needsOf({ requirements }: DoorState, telling: Telling): ProgramRow[] {
  const words = { locale: telling.locale };
  const said = (isAssumed: boolean) =>
    requirements.filter((one) => one.isAssumed === isAssumed).map((one) => needOf(one, telling));
  const rows: ProgramRow[] = [
    { stand: "met", label: m.study_plan_row_met({}, words), said: said(false) },
    { stand: "unknown", label: m.study_plan_row_unknown({}, words), said: said(true) },
  ];
  const asked = rows.filter((row) => row.said.length > 0);
  const none = { stand: null, label: m.study_plan_row_rules({}, words), said: [m.study_plan_row_none({}, words)] };
  return asked.length > 0 ? asked : [none];
}

/** What is short of one that is not open, and how much of its rules is met. */
function shortOf({ met, requirements }: DoorState, gaps: readonly string[], locale: Locale): ProgramRow[] {
  return [
    { stand: null, label: m.study_plan_row_short({}, { locale }), said: gaps },
    {
      stand: null,
      label: m.study_plan_row_rules({}, { locale }),
      said: [m.study_plan_met({ met, total: requirements.length }, { locale })],
    },
  ];
}

function needOf({ rule, minimum, isAssumed }: Requirement, telling: Telling): string {
  if (rule) return partOf(rule, isAssumed, telling);
  const { locale } = telling;
  return `${m.study_plan_row_average({}, { locale })}\u00A0${percentOf(minimum ?? 0, locale)}`;
}

/** Of the ways in which a rule is met those that are met, or of one that is assumed what has no grade yet. */
function partOf(rule: EntryRule, isAssumed: boolean, telling: Telling): string {
  const { titles, marks, locale } = telling;
  if (!isMet(rule, isAssumed ? marks : withoutUnknown(marks))) return "";
  if ("subject" in rule) {
    if (isAssumed && marks.get(rule.subject) !== null) return "";
    return `\u2068${titles.get(rule.subject) ?? ""}\u2069\u00A0${percentOf(rule.minimum, locale)}`;
  }
  const isChoice = "anyOf" in rule;
  const parts = "allOf" in rule ? rule.allOf : isChoice ? rule.anyOf : rule.of;
  const said = parts.map((part) => partOf(part, isAssumed, telling)).filter(Boolean);
  return said.join((isChoice ? m.study_plan_or : m.study_plan_and)({}, { locale }));
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
