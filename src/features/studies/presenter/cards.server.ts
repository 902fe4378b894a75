import type { Item, Related } from "#content/readers.ts";
import { type SceneOf, scenesIn } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import { CERTIFICATE_LEVEL_LABELS, DEGREE_TYPE_LABELS } from "#content/types/labels.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isFirstOf } from "#shared/listing.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { NamedText, StudyCard } from "../schema.ts";
import { askedBy, averageText, subjectsText } from "./asked.server.ts";
import { durationText, validityText } from "./durations.server.ts";
import { texts } from "./parts.server.ts";

/** The cards of a list: the first one is larger and tells more. */
export function cardsOf<Study extends Listed>(
  ctx: Context,
  studies: readonly Study[],
  make: (ctx: Context, study: Study, locale: Locale, sceneOf: SceneOf) => StudyCard,
  locale: Locale,
): StudyCard[] {
  return studies.map((study, at) => {
    const isFirst = isFirstOf(studies, at);
    const card = make(ctx, study, locale, scenesIn(ctx, isFirst));
    if (!isFirst) return card;
    return { ...card, lead: card.isOwnText ? (leadsTo(study.jobs, locale) ?? "") : study.summary };
  });
}

/** A degree on a list. */
export function degreeCard(ctx: Context, degree: Item<"academic-degree">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const { university } = degree;
  const asked = askedBy(ctx, degree.academic_programs, locale);
  const at = university && ctx.content.bySlug("university", university.slug, locale);
  const short = texts([
    [m.studies_fact_duration({}, { locale }), durationText(degree.duration, locale)],
    [m.studies_fact_award({}, { locale }), DEGREE_TYPE_LABELS[degree.type]({}, { locale })],
    [m.studies_fact_average({}, { locale }), averageText(asked, locale)],
  ]);
  const long = texts([
    [m.studies_fact_place({}, { locale }), at?.location],
    [m.studies_fact_subjects({}, { locale }), subjectsText(asked, locale, MOST_SUBJECTS)],
  ]);
  return card(
    "degree",
    degree,
    { over: university, short, long, telling: leadsTo(degree.jobs, locale) },
    locale,
    sceneOf,
  );
}

/** A certificate on a list. */
export function certificateCard(
  ctx: Context,
  certificate: Item<"certification">,
  locale: Locale,
  sceneOf: SceneOf,
): StudyCard {
  const { institution, validity } = certificate;
  const level = CERTIFICATE_LEVEL_LABELS[certificate.certificate_level]({}, { locale });
  const at = institution && ctx.content.bySlug("institution", institution.slug, locale);
  const short = texts([
    [m.studies_fact_duration({}, { locale }), durationText(certificate.duration, locale)],
    [m.studies_filter_level({}, { locale }), level],
    [m.studies_fact_validity({}, { locale }), validityText(validity, locale)],
  ]);
  const long = texts([[m.studies_fact_place({}, { locale }), at?.location]]);
  const telling = leadsTo(certificate.jobs, locale);
  return card("certificate", certificate, { over: institution, short, long, telling }, locale, sceneOf);
}

/** A programme on a list. */
export function programCard(
  ctx: Context,
  program: Item<"academic-program">,
  locale: Locale,
  sceneOf: SceneOf,
): StudyCard {
  const { academic_degree: degree } = program;
  const asked = askedBy(ctx, [program], locale);
  const type = degree && ctx.content.bySlug("academic-degree", degree.slug, locale)?.type;
  const short = texts([
    [m.studies_fact_duration({}, { locale }), durationText(program.duration, locale)],
    [m.studies_fact_award({}, { locale }), type && DEGREE_TYPE_LABELS[type]({}, { locale })],
    [m.studies_fact_average({}, { locale }), averageText(asked, locale)],
  ]);
  const long = texts([
    [m.studies_fact_place({}, { locale }), program.location?.title],
    [m.studies_fact_subjects({}, { locale }), subjectsText(asked, locale, MOST_SUBJECTS)],
  ]);
  return card("program", program, { over: program.institute, short, long, telling: null }, locale, sceneOf);
}

const MOST_SUBJECTS = 3;
const MOST_JOBS = 3;

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

interface Said {
  readonly over: Related | null;
  readonly telling: string | null;
  readonly short: readonly NamedText[];
  readonly long: readonly NamedText[];
}

function card(
  kind: StudyCard["kind"],
  record: Listed,
  { over, short, long, telling }: Said,
  locale: Locale,
  sceneOf: SceneOf,
): StudyCard {
  return {
    kind,
    slug: record.slug,
    title: record.title,
    over: over?.title ?? "",
    facts: [...short, ...long.map((one) => ({ ...one, className: "is-long" as const }))],
    telling: telling ?? record.summary,
    isOwnText: telling === null,
    sample: record.sample === true,
    scene: sceneOf(kind, record),
    ...cardPictureOf(record.banner),
    ...languageOf(record, locale),
  };
}
