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
import type { StudyCard } from "../schema.ts";
import { durationText } from "./durations.server.ts";

/** The cards of a list: the first one is larger and tells more. */
export function cardsOf<Study extends Listed>(
  ctx: Context,
  studies: readonly Study[],
  make: (study: Study, locale: Locale, sceneOf: SceneOf) => StudyCard,
  locale: Locale,
): StudyCard[] {
  return studies.map((study, at) => {
    const isFirst = isFirstOf(studies, at);
    const card = make(study, locale, scenesIn(ctx, isFirst));
    if (!isFirst) return card;
    return { ...card, lead: card.isOwnText ? (leadsTo(study.jobs, locale) ?? "") : study.summary };
  });
}

/** A degree on a list. */
export function degreeCard(degree: Item<"academic-degree">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const type = DEGREE_TYPE_LABELS[degree.type]({}, { locale });
  const over = [type, durationText(degree.duration, locale)];
  return card("degree", degree, { over, telling: leadsTo(degree.jobs, locale) }, locale, sceneOf);
}

/** A certificate on a list. */
export function certificateCard(certificate: Item<"certification">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const level = CERTIFICATE_LEVEL_LABELS[certificate.certificate_level]({}, { locale });
  const over = [level, durationText(certificate.duration, locale)];
  return card("certificate", certificate, { over, telling: leadsTo(certificate.jobs, locale) }, locale, sceneOf);
}

/** A programme on a list. */
export function programCard(program: Item<"academic-program">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const mode = STUDY_MODE_LABELS[program.study_mode]({}, { locale });
  return card("program", program, { over: [program.institute?.title ?? mode], telling: null }, locale, sceneOf);
}

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

function card(
  kind: StudyCard["kind"],
  record: Listed,
  { over, telling }: { readonly over: readonly string[]; readonly telling: string | null },
  locale: Locale,
  sceneOf: SceneOf,
): StudyCard {
  return {
    kind,
    slug: record.slug,
    title: record.title,
    over: over.join(" · "),
    telling: telling ?? record.summary,
    isOwnText: telling === null,
    sample: record.sample === true,
    scene: sceneOf(kind, record),
    ...cardPictureOf(record.banner),
    ...languageOf(record, locale),
  };
}
