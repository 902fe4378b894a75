import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import { formatDate, formatList, formatNumber } from "#i18n/format.ts";
import { languageName } from "#i18n/language-name.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Filters, listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { subjectsThatMeet } from "../rules.ts";
import { PROGRAMS, type ProgramKey, type StudyDetail, type StudyGate } from "../schema.ts";
import { type Asked, averageName, averageText, doorsTo } from "./asked.server.ts";
import { durationText } from "./durations.server.ts";
import { presentEntry } from "./entry.server.ts";
import {
  decisive,
  filteredBy,
  linked,
  nearOf,
  paragraphs,
  pathOf,
  skillLinks,
  studyLinks,
  texts,
} from "./parts.server.ts";
import { common, providerOf, taughtScene } from "./study.server.ts";
import { dayOf, endOf, workGates } from "./work.server.ts";

type Program = Item<"academic-program">;

const listed = (filters: Partial<Filters<ProgramKey>>) => listingAddress(PROGRAMS, { filters });

/** What stands around a programme. */
export interface AroundProgram {
  readonly institute: Item<"academic-program-institute"> | null;
  readonly degree: Item<"academic-degree"> | null;
  readonly asked: Asked;
  /** Names of school subjects by slug. */
  readonly subjects: ReadonlyMap<string, string>;
  readonly similar: readonly Program[];
  readonly jobs: readonly Item<"job">[];
}

/** An academic programme on its own page. */
export function presentProgram(program: Program, around: AroundProgram, locale: Locale, sceneOf: SceneOf): StudyDetail {
  const { institute: at } = program;
  const { academic_degree: degree } = program;
  return {
    ...common(program, locale),
    scene: taughtScene("program", program.slug, sceneOf("program", program)),
    kind: "program",
    list: { title: m.studies_programs_title({}, { locale }), to: pathTo("programs") },
    providerName: at?.title ?? null,
    facts: factsOf(program, around, locale),
    besides: besidesOf(program, around, locale),
    story: paragraphs(program.description),
    path: pathOf(
      m.studies_path({}, { locale }),
      [
        {
          id: "entry",
          title: m.studies_section_entry({}, { locale }),
          entry: presentEntry(program, around.subjects, locale),
        },
        {
          id: "contents",
          title: m.studies_section_what({}, { locale }),
          items: around.degree?.what_you_study ?? [],
          linksName: m.studies_fact_degree({}, { locale }),
          links: degree ? studyLinks([degree], locale, program.sample) : [],
        },
        ...(degree ? [] : [ownGate(program, locale)]),
        ...workGates(around.jobs[0], locale),
      ],
      endOf(around.jobs, locale),
    ),
    day: dayOf(around.jobs, locale),
    doors: doorsTo(subjectsOf(program, around), locale),
    provider: providerOf(around.institute, locale, {
      title: m.studies_provider_programs({}, { locale }),
      to: listed({ institute: at ? [at.slug] : [] }),
    }),
    skills: skillLinks(around.degree?.future_skills ?? [], locale),
    similar: nearOf("program", around.similar, (one) => [one.location?.title, durationText(one.duration, locale)], {
      locale,
      sceneOf,
      isSaid: program.sample === true,
    }),
  };
}

/** Subjects that open it, of those that are listed. */
function subjectsOf({ entry_rules }: Program, { asked }: AroundProgram): Pick<Asked, "subjects"> {
  const slugs = subjectsThatMeet(entry_rules.rule);
  return { subjects: asked.subjects.filter(({ slug }) => slugs.includes(slug)) };
}

/** Where no degree says what is studied: how it is studied. */
function ownGate(program: Program, locale: Locale): StudyGate {
  const { seats, study_mode: mode } = program;
  const languages = languagesOf(program, locale);
  const items = [
    STUDY_MODE_LABELS[mode]({}, { locale }),
    languages && m.studies_own_languages({ languages }, { locale }),
    seats === null ? null : m.studies_seats({ count: seats }, { locale }),
  ];
  return { id: "own", title: m.studies_section_own({}, { locale }), items: items.filter((one) => one !== null) };
}

/** What decides whether one applies. */
function factsOf(program: Program, { asked }: AroundProgram, locale: Locale) {
  const { seats, fees } = program;
  return [
    ...decisive("figure", [
      [m.studies_fact_duration({}, { locale }), durationText(program.duration, locale)],
      [averageName(asked, locale), averageText(asked, locale)],
      [m.studies_fact_seats({}, { locale }), seats === null ? null : formatNumber(seats, locale)],
    ]),
    ...decisive("words", [
      [m.studies_fact_apply({}, { locale }), ...applyTexts(program, locale)],
      [m.studies_fact_fees({}, { locale }), fees],
    ]),
  ];
}

function besidesOf(program: Program, { asked, degree }: AroundProgram, locale: Locale): StudyDetail["besides"] {
  const { category } = program;
  return {
    rows: linked([
      [m.studies_fact_place({}, { locale }), filteredBy(program.location, (slug) => listed({ location: [slug] }))],
      [
        m.studies_fact_subjects({}, { locale }),
        ...asked.subjects.map((subject) => filteredBy(subject, (slug) => listed({ subject: [slug] }))),
      ],
      [m.studies_filter_category({}, { locale }), filteredBy(category, (slug) => listed({ category: [slug] }))],
    ]),
    texts: texts([
      [m.studies_fact_award({}, { locale }), degree && DEGREE_TYPE_LABELS[degree.type]({}, { locale })],
      [m.studies_fact_languages({}, { locale }), languagesOf(program, locale)],
      [m.studies_filter_mode({}, { locale }), STUDY_MODE_LABELS[program.study_mode]({}, { locale })],
      [m.studies_fact_code({}, { locale }), `\u2066${program.program_code}\u2069`],
    ]),
  };
}

function languagesOf({ languages }: Program, locale: Locale): string | null {
  const names = languages.map((code) => languageName(code, locale));
  return names.length > 0 ? formatList(names, locale) : null;
}

/** Days of a calendar, without an hour. */
function applyTexts({ apply_from: from, apply_until: until }: Program, locale: Locale): string[] {
  if (!from || !until) return [];
  const day = (date: string) => ({ date: formatDate(date, locale, "UTC") });
  return [m.studies_apply_from(day(from), { locale }), m.studies_apply_until(day(until), { locale })];
}
