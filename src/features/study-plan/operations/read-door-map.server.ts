import { guideOf } from "#features/studies/operations/present-guide.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { isAllSample } from "#shared/sample.ts";
import { pathTo } from "#shared/screens.ts";
import { pictureOfSubject } from "#ui/drawings/scenes-by-subject.ts";
import {
  type Choice,
  type DoorState,
  type Heading,
  headingFirst,
  NOWHERE,
  oneMoreSubject,
  openDoors,
} from "../rules/doors.ts";
import { isDoorOpen, type Marks } from "../rules/eligibility.ts";
import { CHOICE_DOORS, MOST_CHOICES, MOST_JOBS, MOST_NEAR, PROGRAMS_ON_A_PAGE, SUBJECTS_OF_ALL } from "../rules.ts";
import {
  type AreaView,
  DOOR_FILTERS,
  type DoorFilter,
  type DoorMap,
  type DoorStanding,
  type DoorView,
  STATES,
  WAS_FIELD,
} from "../schema.ts";
import { byArea, bySlug, type Ground, groundOf, type Program, slugsOf } from "./door-ground.server.ts";
import { keyOf } from "./door-key.server.ts";
import { addressOf, subjectsOfAll, withSubjects } from "./door-links.server.ts";
import { presentProgram } from "./present-program.server.ts";
import { readSubjects, type TypedSubjects } from "./read-subjects.server.ts";
import { type DoorChange, sayChange } from "./say-change.server.ts";

const STATE_WORDS = {
  open: m.study_plan_state_open,
  near: m.study_plan_state_near,
  shut: m.study_plan_state_shut,
} as const satisfies Readonly<Record<DoorStanding, unknown>>;
const GROUP_WORDS = {
  open: m.study_plan_group_open,
  near: m.study_plan_group_near,
  shut: m.study_plan_group_shut,
} as const satisfies Readonly<Record<DoorStanding, unknown>>;
const FILTER_WORDS = {
  category: m.study_plan_filter_category,
  institute: m.study_plan_filter_institute,
  location: m.study_plan_filter_location,
  subject: m.study_plan_filter_subject,
} as const satisfies Readonly<Record<DoorFilter, unknown>>;

/** What is said beside a figure that stands for itself. */
const beside = (words: string) => words.replace(/^[\d\s]+/, "");
const unitOf = (count: number, locale: Locale) => beside(m.study_plan_programs_unit({ count }, { locale }));

/**
 * Which doors the subjects of an address open: programmes, areas and professions, what is short, and what one more subject
 * would open; first what leads where the reader is heading.
 */
export function readDoorMap(ctx: Context, actor: Actor, params: URLSearchParams, own: Heading = NOWHERE): DoorMap {
  const { locale } = actor;
  const ground = groundOf(ctx, locale);
  const read = readSubjects(
    params,
    ground.subjects.map(({ slug }) => slug),
  );
  const typed = { ...read, marks: offeredOf(ground, read, params) };
  const taught = new Set(ground.doors.flatMap(({ jobs }) => jobs));
  const heading = { ...own, near: own.near.filter((slug) => taught.has(slug)).slice(0, MOST_NEAR) };
  const states = openDoors(ground.doors, typed.marks, typed.average, heading);
  const standings = new Map(states.map((state) => [state.slug, standingOf(state)]));
  const assumed = new Set(states.filter(({ isAssumed }) => isAssumed).map(({ slug }) => slug));
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
  const words = { locale };
  const onPage = found.slice((page - 1) * PROGRAMS_ON_A_PAGE, page * PROGRAMS_ON_A_PAGE);
  const guides = new Set(onPage.map(({ slug }) => guideOf(ground.programs.get(slug), locale).guide));
  const guide = guides.size === 1 ? ([...guides][0] ?? "") : "";
  const counts = countsOf([...standings.values()]);
  const sure = counts.open - assumed.size;
  const jobs = jobsOf(
    ground,
    states.filter(({ isOpen }) => isOpen),
    heading,
  );
  const more = oneMoreSubject(ground.doors, typed.marks, { average, subjects: [...titles.keys()] });
  const areas = areasOf(ground, standings, { params, locale, isBegun, assumed, more, titles });
  return {
    change: sayChange(changeOf(ground, typed, params), locale),
    merit: average === null ? null : pathTo("meritPrograms", {}, { percentage: average }),
    subjects: ground.subjects.map(({ slug, title }) => ({
      slug,
      title,
      ...pictureOfSubject(slug),
      isTaken: typed.marks.has(slug),
      grade: typed.typed.get(slug) ?? "",
      isFaulty: typed.faults.has(slug),
    })),
    ofAll: subjectsOfAll(ground.subjects, typed.marks, { params, locale }),
    average: { typed: typed.typed.get("") ?? "", isFaulty: typed.faults.has("") },
    isBegun,
    isOwn: params.has("s"),
    counts,
    stats: isBegun ? statsOf({ sure, assumed: assumed.size, near: counts.near, total: states.length }, locale) : [],
    said: {
      lead: m.study_plan_lead({}, words),
      assumed: assumed.size > 0 ? m.study_plan_assumed({}, words) : "",
      areas: isBegun ? m.study_plan_areas_open({}, words) : m.study_plan_areas({ count: byArea(ground).size }, words),
      average: m.study_plan_average({}, words),
      ticked: (isBegun
        ? sure > 0 || assumed.size === 0
          ? m.study_plan_strip_open
          : m.study_plan_strip_if
        : m.study_plan_ticked)({}, words),
      merit: m.study_plan_merit({}, words),
      more: isBegun ? m.study_plan_more_title({}, words) : m.study_plan_choose_first({}, words),
      grades: m.study_plan_subjects_hint({}, words),
      all: m.study_plan_all_doors({}, words),
      none: m.study_plan_none({}, words),
      waiting: m.study_plan_waiting({ count: ground.doors.length }, words),
      first: m.study_plan_first({}, words),
      sample: isAllSample([...ground.programs.values()]) ? m.study_plan_sample({}, words) : "",
      limits: m.study_plan_limits({}, words),
      jobs: m.study_plan_jobs_title({ count: jobs.open }, words),
      programs: unitOf(found.length, locale),
      allSubjects: m.study_plan_all_subjects({}, words),
      clear: m.study_plan_clear({}, words),
      toPlan: m.study_plan_to_plan({}, words),
      others: m.study_plan_jobs_others({ count: jobs.others.length }, words),
    },
    groups: {
      open: GROUP_WORDS.open({}, words),
      if: m.study_plan_group_if({}, words),
      near: GROUP_WORDS.near({}, words),
      shut: GROUP_WORDS.shut({}, words),
    },
    notes: [orderOf(states)({}, words), ...(guide ? [m.study_plan_guide({ guide }, words)] : [])],
    choices: choicesOf(ground, more, { params: withSubjects(params, typed.marks), locale, isBegun }),
    areas,
    key: keyOf({ areas, isBegun }, locale),
    jobs,
    programs: onPage.flatMap((state) => {
      const program = ground.programs.get(state.slug);
      if (!program) return [];
      return presentProgram(program, state, {
        standing: standingOf(state),
        titles,
        marks: typed.marks,
        locale,
        isGuideSaid: guide !== "",
      });
    }),
    filters: [
      {
        key: "show",
        label: m.study_plan_filter_state({}, words),
        options: STATES.map((slug) => ({ slug, title: STATE_WORDS[slug]({}, words) })),
        chosen: asked,
      },
      ...DOOR_FILTERS.map((key) => ({
        key,
        label: FILTER_WORDS[key]({}, words),
        options: ground.options[key],
        chosen: chosen(key),
      })),
    ],
    found: found.length,
    page,
    pageCount,
    address: addressOf(params, {}),
  };
}

/** The order of the programmes in words, as far as it holds for this reader. */
function orderOf(states: readonly DoorState[]) {
  const has = (towards: DoorState["towards"]) => states.some((state) => state.towards === towards);
  if (has("goal")) return has("near") ? m.study_plan_order_both : m.study_plan_order_goal;
  return has("near") ? m.study_plan_order_result : m.study_plan_order;
}

/** What is ticked: whoever comes without a subject finds ticked what everybody studies, and open what that opens. */
function offeredOf({ subjects }: Ground, { marks }: TypedSubjects, params: URLSearchParams): Marks {
  if (params.has("s") || params.has(WAS_FIELD)) return marks;
  return new Map(subjects.filter(({ slug }) => SUBJECTS_OF_ALL.includes(slug)).map(({ slug }) => [slug, null]));
}

type Counted = Readonly<Record<"sure" | "assumed" | "near" | "total", number>>;

/** The counts as figures, what is sure first, of all: a door that opens only with grades nobody has typed is counted for itself. */
function statsOf({ sure, assumed, near, total }: Counted, locale: Locale): DoorMap["stats"] {
  const of = { count: total };
  const isSure = sure > 0 || assumed === 0;
  const further = [
    { state: "if", count: isSure ? assumed : 0, said: m.study_plan_open_if },
    { state: "near", count: near, said: m.study_plan_near },
  ] as const;
  return [
    isSure
      ? { state: "open", count: sure, said: m.study_plan_open(of, { locale }) }
      : { state: "if", count: assumed, said: m.study_plan_if(of, { locale }) },
    ...further
      .filter(({ count }) => count > 0)
      .map(({ said, count, state }) => ({ state, count, said: beside(said({ count }, { locale })) })),
  ];
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
  const doorsOf = (found: typeof states) =>
    found.map(({ slug }) => ({ slug, title: programs.get(slug)?.title ?? slug }));
  return {
    removed: removed.map(({ title }) => title),
    closed: doorsOf(states.filter(({ was: old, is }) => old && !is)),
    added: added.map(({ title }) => title),
    opened: doorsOf(states.filter(({ was: old, is }) => !old && is)),
  };
}

/** Counted and filtered, what opens with grades that are still awaited is open. */
const standingOf = ({ stand }: DoorState): DoorStanding => (stand === "if" ? "open" : stand);

function countsOf(standings: readonly DoorStanding[]): DoorMap["counts"] {
  const count = (of: DoorStanding) => standings.filter((one) => one === of).length;
  return { open: count("open"), near: count("near"), shut: count("shut") };
}

interface Asked {
  readonly params: URLSearchParams;
  readonly locale: Locale;
  readonly isBegun: boolean;
}

function choicesOf(ground: Ground, more: readonly Choice[], { params, locale, isBegun }: Asked): DoorMap["choices"] {
  const words = { locale };
  const titles = new Map(ground.subjects.map(({ slug, title }) => [slug, title]));
  const areas = new Map([...ground.programs.values()].map(({ category }) => [category?.slug, category?.title]));
  return more
    .filter(({ programs }) => programs.length > 0)
    .slice(0, MOST_CHOICES)
    .map(({ subject, programs, areas: opened, jobs }) => ({
      slug: subject,
      title: titles.get(subject) ?? subject,
      programs: programs.length,
      unit: unitOf(programs.length, locale),
      doors: someOf(ground, programs),
      said: [
        jobs.length > 0 && m.study_plan_more_jobs({ count: jobs.length }, words),
        isBegun &&
          opened.length > 0 &&
          m.study_plan_more_areas(
            { areas: opened.flatMap((area) => areas.get(area) ?? []).join(m.study_plan_and({}, words)) },
            words,
          ),
      ]
        .filter(Boolean)
        .join(" "),
      to: addressOf(params, { s: subject }),
    }));
}

/** Some of these doors, each of another area. */
function someOf({ programs }: Ground, slugs: readonly string[]): DoorView[] {
  const byArea = new Map<string, DoorView>();
  for (const slug of slugs) {
    const program = programs.get(slug);
    const area = program?.category?.slug ?? "";
    if (program && !byArea.has(area)) byArea.set(area, { slug, title: program.title, scene: null });
  }
  return [...byArea.values()].slice(0, CHOICE_DOORS);
}

interface AskedAreas extends Asked {
  readonly assumed: ReadonlySet<string>;
  readonly more: readonly Choice[];
  readonly titles: ReadonlyMap<string, string>;
}

/** The one subject that opens most of these programmes; "" where none does by itself. */
function neededFor(all: readonly Program[], { more, titles, locale }: AskedAreas): string {
  const slugs = new Set(all.map(({ slug }) => slug));
  const opens = ({ programs }: Choice) => programs.filter((slug) => slugs.has(slug)).length;
  const [most] = more.toSorted((one, other) => opens(other) - opens(one));
  if (!most || opens(most) === 0) return "";
  return m.study_plan_area_needs({ subject: titles.get(most.subject) ?? most.subject }, { locale });
}

/** The areas as doors in a row: the ones that are open first, then those that wait for grades; the water reaches so far. */
function areasOf(ground: Ground, standings: ReadonlyMap<string, DoorStanding>, asked: AskedAreas): DoorMap["areas"] {
  const { params, locale, isBegun, assumed } = asked;
  const words = { locale };
  return [...byArea(ground)]
    .map(([slug, all]): AreaView => {
      const of = (standing: DoorStanding) => all.filter((one) => standings.get(one.slug) === standing);
      const open = of("open");
      const sure = open.filter((one) => !assumed.has(one.slug));
      const waiting = open.length - sure.length;
      const near = of("near").length;
      return {
        slug,
        title: all[0]?.category?.title ?? slug,
        standing: open.length > 0 ? "open" : near > 0 ? "near" : "shut",
        sure: sure.length,
        waiting,
        isAssumed: open.length > 0 && sure.length === 0,
        near,
        total: all.length,
        said: isBegun
          ? sure.length > 0
            ? m.study_plan_area_open({ count: sure.length }, words)
            : ""
          : m.study_plan_programs_unit({ count: all.length }, words),
        waits: isBegun && waiting > 0 ? m.study_plan_area_waits({ count: waiting }, words) : "",
        needs: isBegun && open.length === 0 ? shortAt(all, near, asked) : "",
        first: (sure[0] ?? open[0] ?? all[0])?.slug ?? slug,
        hue: null,
        scene: null,
        to: `${addressOf(params, { category: slug })}#programs`,
      };
    })
    .sort((a, b) => b.sure - a.sure || b.waiting - a.waiting || b.near - a.near || b.total - a.total || bySlug(a, b));
}

/** Why a door is not open: every caption says how its door stands, so that no list explains them. */
function shortAt(all: readonly Program[], near: number, asked: AskedAreas): string {
  const words = { locale: asked.locale };
  const subject = neededFor(all, asked);
  if (subject !== "") return subject;
  return near > 0 ? m.study_plan_area_near({ count: near }, words) : m.study_plan_area_shut({}, words);
}

/** Professions that an open programme leads to: where one is heading first, then in the order of the programmes. */
function jobsOf({ programs }: Ground, openStates: readonly DoorState[], heading: Heading): DoorMap["jobs"] {
  const all = new Set([...programs.values()].flatMap(({ jobs }) => jobs.map(({ slug }) => slug)));
  const open = new Map(
    openStates.flatMap(({ slug }) => programs.get(slug)?.jobs ?? []).map(({ slug, title }) => [slug, title]),
  );
  const named = headingFirst(
    [...open].map(([slug, title]) => ({ slug, title })),
    heading,
  );
  return { shown: named.slice(0, MOST_JOBS), others: named.slice(MOST_JOBS), open: open.size, total: all.size };
}
