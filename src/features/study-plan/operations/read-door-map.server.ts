import type { Item } from "#content/readers.ts";
import { presentGuide } from "#features/studies/operations/present-guide.server.ts";
import { compareText } from "#i18n/collation.ts";
import { formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { type Door, type DoorState, oneMoreSubject, openDoors } from "../rules/doors.ts";
import { type Gap, isDoorOpen, type Marks } from "../rules/eligibility.ts";
import { MOST_CHOICES, MOST_JOBS, NEAR_POINTS, PROGRAMS_ON_A_PAGE } from "../rules.ts";
import {
  DOOR_FILTERS,
  type DoorFilter,
  type DoorMap,
  type DoorStanding,
  type ProgramView,
  STATES,
  WAS_FIELD,
} from "../schema.ts";
import { readSubjects, type TypedSubjects } from "./read-subjects.server.ts";
import { type DoorChange, sayChange } from "./say-change.server.ts";

type Program = Item<"academic-program">;

/** What is made once of this content: the doors, and what they stand for. */
interface Ground {
  readonly doors: readonly Door[];
  readonly programs: ReadonlyMap<string, Program>;
  readonly subjects: readonly { readonly slug: string; readonly title: string }[];
  readonly options: Readonly<Record<DoorFilter, readonly { readonly slug: string; readonly title: string }[]>>;
}

function groundOf(ctx: Context, locale: Locale): Ground {
  return ctx.content.snapshot.once(`door-map/${locale}`, () => {
    const programs = ctx.content.all("academic-program", { locale, sort: "title:asc" });
    const subjects = ctx.content
      .all("academic-subject-option", { locale })
      .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0) || compareText(a.title, b.title, locale))
      .map(({ slug, title }) => ({ slug, title }));
    return {
      doors: programs.map(({ slug, entry_rules: entry, category, jobs }) => ({
        slug,
        entry,
        area: category?.slug ?? null,
        jobs: jobs.map((job) => job.slug),
      })),
      programs: new Map(programs.map((program) => [program.slug, program])),
      subjects,
      options: Object.fromEntries(
        DOOR_FILTERS.map((key) => [key, optionsOf(programs, key, locale)]),
      ) as unknown as Ground["options"],
    };
  });
}

/** Which doors the subjects of an address open: programmes, areas and professions, what is short, and what one more subject would open. */
export function readDoorMap(ctx: Context, actor: Actor, params: URLSearchParams): DoorMap {
  const { locale } = actor;
  const ground = groundOf(ctx, locale);
  const typed = readSubjects(
    params,
    ground.subjects.map(({ slug }) => slug),
  );
  const states = openDoors(ground.doors, typed.marks, typed.average);
  const standings = new Map(states.map((state) => [state.slug, standingOf(state)]));
  const asked = STATES.find((one) => one === params.get("show")) ?? "";
  const chosen = (key: DoorFilter) => params.get(key) ?? "";
  const found = states.filter(
    ({ slug }) =>
      (asked === "" || standings.get(slug) === asked) &&
      DOOR_FILTERS.every((key) => chosen(key) === "" || slugsOf(ground.programs.get(slug), key).includes(chosen(key))),
  );
  const pageCount = Math.max(1, Math.ceil(found.length / PROGRAMS_ON_A_PAGE));
  const page = Math.min(Math.max(1, Math.trunc(Number(params.get("page")) || 1)), pageCount);
  const titles = new Map(ground.subjects.map(({ slug, title }) => [slug, title]));
  const isBegun = typed.marks.size > 0;
  const { average } = typed;
  const counts = countsOf([...standings.values()]);
  return {
    change: sayChange(changeOf(ground, typed, params), locale),
    merit: average === null ? null : pathTo("meritPrograms", {}, { percentage: average }),
    subjects: ground.subjects.map(({ slug, title }) => ({
      slug,
      title,
      isTaken: typed.marks.has(slug),
      grade: typed.typed.get(slug) ?? "",
      isFaulty: typed.faults.has(slug),
    })),
    average: { typed: typed.typed.get("") ?? "", isFaulty: typed.faults.has("") },
    isBegun,
    counts,
    said: {
      open: m.study_plan_open({ count: counts.open }, { locale }),
      near: counts.near > 0 ? m.study_plan_near({ count: counts.near }, { locale }) : "",
      shut: counts.shut > 0 ? m.study_plan_shut({ count: counts.shut }, { locale }) : "",
    },
    choices: isBegun ? choicesOf(ground, typed, params) : [],
    areas: areasOf(ground, standings),
    jobs: jobsOf(ground, standings),
    programs: found
      .slice((page - 1) * PROGRAMS_ON_A_PAGE, page * PROGRAMS_ON_A_PAGE)
      .flatMap((state) => programOf(ground, state, titles, locale)),
    filters: DOOR_FILTERS.map((key) => ({ key, options: ground.options[key], chosen: chosen(key) })),
    standing: asked,
    found: found.length,
    page,
    pageCount,
    address: addressOf(params, {}),
  };
}

/** What was closed and opened since the page before, by which subjects. */
function changeOf(
  { doors, subjects, programs }: Ground,
  { marks, average }: TypedSubjects,
  params: URLSearchParams,
): DoorChange {
  const was = new Set(params.getAll(WAS_FIELD));
  if (was.size === 0) return { removed: [], closed: [], added: [], opened: [] };
  const removed = subjects.filter(({ slug }) => was.has(slug) && !marks.has(slug));
  const added = subjects.filter(({ slug }) => was.size > 0 && !was.has(slug) && marks.has(slug));
  const before: Marks = new Map(
    subjects.filter(({ slug }) => was.has(slug)).map(({ slug }) => [slug, marks.get(slug) ?? null]),
  );
  const states = doors.map(({ slug, entry }) => ({
    slug,
    was: isDoorOpen(entry, before, average),
    is: isDoorOpen(entry, marks, average),
  }));
  const titlesOf = (found: typeof states) => found.map(({ slug }) => programs.get(slug)?.title ?? slug);
  return {
    removed: removed.map(({ title }) => title),
    closed: titlesOf(states.filter(({ was: old, is }) => old && !is)),
    added: added.map(({ title }) => title),
    opened: titlesOf(states.filter(({ was: old, is }) => !old && is)),
  };
}

/** Near: every subject is there, and a few points are short. */
function standingOf({ isOpen, gaps }: DoorState): DoorStanding {
  if (isOpen) return "open";
  const points = gaps.reduce((sum, gap) => sum + (gap.kind === "subject" ? Number.POSITIVE_INFINITY : gap.short), 0);
  return points <= NEAR_POINTS ? "near" : "shut";
}

function countsOf(standings: readonly DoorStanding[]): DoorMap["counts"] {
  const count = (of: DoorStanding) => standings.filter((one) => one === of).length;
  return { open: count("open"), near: count("near"), shut: count("shut") };
}

function slugsOf(program: Program | undefined, key: DoorFilter): string[] {
  const related = program?.[key] ?? [];
  return [related].flat().map(({ slug }) => slug);
}

function optionsOf(programs: readonly Program[], key: DoorFilter, locale: Locale) {
  const named = new Map<string, string>();
  for (const program of programs) {
    for (const { slug, title } of [program[key] ?? []].flat()) named.set(slug, title);
  }
  return [...named].map(([slug, title]) => ({ slug, title })).sort((a, b) => compareText(a.title, b.title, locale));
}

/** The page with other values; page and order of the old address fall out. */
function addressOf(params: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const kept = new URLSearchParams(
    [...params].filter(([key, value]) => key !== "page" && key !== WAS_FIELD && value !== ""),
  );
  for (const [key, value] of Object.entries(changes)) kept.append(key, value);
  return `${pathTo("studyPlan")}?${kept}`;
}

function choicesOf(ground: Ground, { marks, average }: TypedSubjects, params: URLSearchParams): DoorMap["choices"] {
  const titles = new Map(ground.subjects.map(({ slug, title }) => [slug, title]));
  const areas = new Map([...ground.programs.values()].map(({ category }) => [category?.slug, category?.title]));
  const subjects = ground.subjects.map(({ slug }) => slug);
  return oneMoreSubject(ground.doors, marks, { average, subjects })
    .filter(({ programs }) => programs.length > 0)
    .slice(0, MOST_CHOICES)
    .map(({ subject, programs, areas: opened, jobs }) => ({
      slug: subject,
      title: titles.get(subject) ?? subject,
      programs: programs.length,
      areas: opened.flatMap((area) => areas.get(area) ?? []),
      jobs: jobs.length,
      to: addressOf(params, { s: subject }),
    }));
}

function areasOf({ programs }: Ground, standings: ReadonlyMap<string, DoorStanding>): DoorMap["areas"] {
  const areas = new Map<string, { slug: string; title: string; open: number; near: number; total: number }>();
  for (const { slug, category } of programs.values()) {
    if (!category) continue;
    const area = areas.get(category.slug) ?? { slug: category.slug, title: category.title, open: 0, near: 0, total: 0 };
    const standing = standings.get(slug);
    area.total += 1;
    if (standing === "open") area.open += 1;
    if (standing === "near") area.near += 1;
    areas.set(category.slug, area);
  }
  return [...areas.values()].sort((a, b) => b.open / b.total - a.open / a.total || b.open - a.open);
}

/** Professions that an open programme leads to. */
function jobsOf({ programs }: Ground, standings: ReadonlyMap<string, DoorStanding>): DoorMap["jobs"] {
  const all = new Map<string, string>();
  const open = new Map<string, string>();
  for (const { slug, jobs } of programs.values())
    for (const job of jobs) {
      all.set(job.slug, job.title);
      if (standings.get(slug) === "open") open.set(job.slug, job.title);
    }
  const shown = [...open].slice(0, MOST_JOBS).map(([slug, title]) => ({ slug, title }));
  return { shown, open: open.size, total: all.size };
}

function programOf(
  { programs }: Ground,
  state: DoorState,
  titles: ReadonlyMap<string, string>,
  locale: Locale,
): ProgramView[] {
  const program = programs.get(state.slug);
  if (!program) return [];
  return [
    {
      slug: program.slug,
      title: program.title,
      institute: program.institute?.title ?? null,
      standing: standingOf(state),
      met: state.met,
      total: state.requirements.length,
      isAssumed: state.isAssumed,
      gaps: state.gaps.map((gap) => gapText(gap, titles, locale)),
      source: presentGuide(program, locale),
      isSample: program.sample === true,
    },
  ];
}

/** What is short, in a sentence. */
function gapText(gap: Gap, titles: ReadonlyMap<string, string>, locale: Locale): string {
  const words = { locale };
  const percent = `\u2068${formatNumber(gap.minimum / 100, locale, { style: "percent", maximumFractionDigits: 2 })}\u2069`;
  if (gap.kind === "average") return m.study_plan_gap_average({ count: gap.short, percent }, words);
  const subject = titles.get(gap.subject) ?? m.study_plan_subject_unlisted({}, words);
  if (gap.kind === "subject") return m.study_plan_gap_subject({ subject, percent }, words);
  return m.study_plan_gap_grade({ subject, count: gap.short, percent }, words);
}
