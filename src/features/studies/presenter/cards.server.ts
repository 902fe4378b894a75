import type { Item, Related } from "#content/readers.ts";
import { type SceneOf, scenesIn } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import { CERTIFICATE_LEVEL_LABELS, DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isFirstOf } from "#shared/listing.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import type { NamedText, StudyCard, StudyLead } from "../schema.ts";
import { type Asked, askedBy } from "./asked.server.ts";
import { durationText, percentText, validityText } from "./durations.server.ts";
import { jobsOf, jobTile } from "./work.server.ts";

/** How a card of one kind is made of its record. */
export type MakeCard<Study> = (ctx: Context, study: Study, locale: Locale, sceneOf: SceneOf) => StudyCard;

/** What a study of one kind teaches and asks, told on the first card of its list. */
type WhatOf<Study> = (ctx: Context, study: Study, locale: Locale) => Pick<StudyLead, "what" | "asked">;

/** The cards of a list: the first one is larger and tells more. */
export function cardsOf<Study extends Listed>(
  ctx: Context,
  studies: readonly Study[],
  { make, whatOf }: { readonly make: MakeCard<Study>; readonly whatOf: WhatOf<Study> },
  locale: Locale,
): StudyCard[] {
  return studies.map((study, at) => {
    const isFirst = isFirstOf(studies, at);
    const card = make(ctx, study, locale, scenesIn(ctx));
    if (!isFirst) return card;
    const told = jobsOf(ctx, study.jobs.slice(0, MOST_JOBS), locale);
    // Of three each would tell too much.
    const tiles = told.map((job) => jobTile(job, told.length < MOST_JOBS ? (job.first_role ?? "") : "", locale));
    const jobs = tiles.length > 0 ? { name: m.studies_section_jobs({}, { locale }), tiles } : null;
    const lead = { ...whatOf(ctx, study, locale), jobs };
    return { ...card, telling: study.summary, isOwnText: true, lead };
  });
}

const MOST_NAMED = 4;
const MOST_JOBS = 3;

const named = (items: readonly string[], name: string) =>
  items.length > 0 ? { name, items: items.slice(0, MOST_NAMED) } : null;

const subjectsOf = ({ subjects }: Asked, locale: Locale) =>
  named(
    subjects.map(({ title }) => title),
    m.studies_fact_subjects({}, { locale }),
  );

/** Degrees on a list. */
export const DEGREE_CARDS = {
  make(ctx: Context, degree: Item<"academic-degree">, locale: Locale, sceneOf: SceneOf): StudyCard {
    const asked = askedBy(ctx, degree.academic_programs, locale);
    return card("degree", degree, locale, sceneOf, {
      over: [DEGREE_TYPE_LABELS[degree.type]({}, { locale }), degree.university?.title],
      facts: [
        durationFact(degree, locale),
        placeFact(placesOf(ctx, degree.academic_programs, locale), degree.study_mode, locale),
        entryFact(asked, locale),
      ],
      telling: leadsTo(degree.jobs, locale),
    });
  },
  whatOf: (ctx: Context, degree: Item<"academic-degree">, locale: Locale) => ({
    what: named(degree.what_you_study, m.studies_section_what({}, { locale })),
    asked: subjectsOf(askedBy(ctx, degree.academic_programs, locale), locale),
  }),
};

/** Certificates on a list. */
export const CERTIFICATE_CARDS = {
  make(ctx: Context, certificate: Item<"certification">, locale: Locale, sceneOf: SceneOf): StudyCard {
    const { certificate_level: level, study_pattern: pattern, validity } = certificate;
    return card("certificate", certificate, locale, sceneOf, {
      over: [certificate.institution?.title, modeText(pattern, locale)],
      facts: [
        durationFact(certificate, locale),
        { name: m.studies_fact_validity({}, { locale }), text: validityText(validity, locale) },
        { name: m.studies_filter_level({}, { locale }), text: CERTIFICATE_LEVEL_LABELS[level]({}, { locale }) },
      ],
      telling: leadsTo(certificate.jobs, locale),
    });
  },
  whatOf: (_: Context, { specialisations }: Item<"certification">, locale: Locale) => ({
    what: named(specialisations, m.studies_section_specialisations({}, { locale })),
    asked: null,
  }),
};

/** Programmes on a list. */
export const PROGRAM_CARDS = {
  make(ctx: Context, program: Item<"academic-program">, locale: Locale, sceneOf: SceneOf): StudyCard {
    const { academic_degree: degree, location, study_mode: mode } = program;
    const asked = askedBy(ctx, [program], locale);
    const type = degree && ctx.content.bySlug("academic-degree", degree.slug, locale)?.type;
    return card("program", program, locale, sceneOf, {
      over: [type && DEGREE_TYPE_LABELS[type]({}, { locale }), program.institute?.title],
      facts: [
        durationFact(program, locale),
        placeFact(location ? [location.title] : [], mode, locale),
        entryFact(asked, locale),
      ],
      telling: null,
    });
  },
  whatOf(ctx: Context, program: Item<"academic-program">, locale: Locale) {
    const { academic_degree: degree } = program;
    const whole = degree && ctx.content.bySlug("academic-degree", degree.slug, locale);
    return {
      what: named(whole?.what_you_study ?? [], m.studies_section_what({}, { locale })),
      asked: subjectsOf(askedBy(ctx, [program], locale), locale),
    };
  },
};

function durationFact({ duration }: { readonly duration: number }, locale: Locale): NamedText {
  return { name: m.studies_fact_duration({}, { locale }), text: durationText(duration, locale) };
}

/** The first place it is taught at and how many more, on one line; where nobody says, how. */
function placeFact(places: readonly string[], mode: keyof typeof STUDY_MODE_LABELS, locale: Locale): NamedText {
  if (places.length === 0)
    return {
      name: m.studies_fact_mode({}, { locale }),
      text: modeText(mode, locale),
    };
  const [first = "", ...more] = places;
  const text = more.length > 0 ? m.studies_fact_places({ first, count: more.length }, { locale }) : first;
  return { name: m.studies_fact_place({}, { locale }), text };
}

/** What a label explains in brackets has no room there; the page of the study says it. */
const modeText = (mode: keyof typeof STUDY_MODE_LABELS, locale: Locale) =>
  STUDY_MODE_LABELS[mode]({}, { locale }).replace(/ \(.*\)$/, "");

/** The places its programmes are taught at, each once. */
export function placesOf({ content }: Context, programs: readonly Related[], locale: Locale): string[] {
  const places = programs.flatMap(
    ({ slug }) => content.bySlug("academic-program", slug, locale)?.location?.title ?? [],
  );
  return [...new Set(places)];
}

/** The lowest average; where none is asked, that subjects decide. */
function entryFact({ average, subjects }: Asked, locale: Locale): NamedText {
  if (average !== null) return averageFact(average, locale);
  const text =
    subjects.length > 0 ? m.studies_entry_by_subjects({}, { locale }) : m.studies_fact_unsaid({}, { locale });
  return { name: m.studies_fact_entry({}, { locale }), text };
}

/** The percentage alone, so that it can stand large. */
export function averageFact(percent: number, locale: Locale): NamedText {
  return { name: m.studies_fact_average_from({}, { locale }), text: percentText(percent, locale) };
}

/** What it leads to is what tells one study from another. */
function leadsTo(jobs: readonly { readonly title: string }[], locale: Locale): string | null {
  if (jobs.length === 0) return null;
  const titles = jobs.slice(0, MOST_JOBS).map(({ title }) => `\u2068${title}\u2069`);
  return m.studies_leads_to({ jobs: formatList(titles, locale) }, { locale });
}

interface Listed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly sample: boolean | null;
  readonly banner: PictureFile | null;
  readonly locale: Locale;
  readonly jobs: readonly Related[];
}

interface Said extends Pick<StudyCard, "facts"> {
  readonly over: readonly (string | null | undefined)[];
  readonly telling: string | null;
}

function card(
  kind: StudyCard["kind"],
  record: Listed,
  locale: Locale,
  sceneOf: SceneOf,
  { over, telling, ...said }: Said,
): StudyCard {
  const scene = sceneOf(kind, record);
  return {
    kind,
    slug: record.slug,
    title: record.title,
    over: over.filter(Boolean).join(" · "),
    telling: telling ?? record.summary,
    isOwnText: telling === null,
    sample: record.sample === true,
    scene,
    hue: hueOf(`${kind}/${record.slug}`, kind, scene),
    ...said,
    ...cardPictureOf(record.banner),
    ...languageOf(record, locale),
  };
}
