import type { Item, Related } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import { CERTIFICATE_LEVEL_LABELS, DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import type { StudyCard } from "../schema.ts";
import { durationText } from "./durations.server.ts";

/** A degree on a list. */
export function degreeCard(degree: Item<"academic-degree">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const type = DEGREE_TYPE_LABELS[degree.type]({}, { locale });
  return card(
    "degree",
    degree,
    [type, durationText(degree.duration, locale), degree.university?.title],
    locale,
    sceneOf,
  );
}

/** A certificate on a list. */
export function certificateCard(certificate: Item<"certification">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const level = CERTIFICATE_LEVEL_LABELS[certificate.certificate_level]({}, { locale });
  return card(
    "certificate",
    certificate,
    [level, durationText(certificate.duration, locale), certificate.institution?.title],
    locale,
    sceneOf,
  );
}

/** A programme on a list. */
export function programCard(program: Item<"academic-program">, locale: Locale, sceneOf: SceneOf): StudyCard {
  const mode = STUDY_MODE_LABELS[program.study_mode]({}, { locale });
  return card("program", program, [program.institute?.title, program.location?.title, mode], locale, sceneOf);
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
  chips: readonly (string | undefined)[],
  locale: Locale,
  sceneOf: SceneOf,
): StudyCard {
  return {
    kind,
    slug: record.slug,
    title: record.title,
    summary: record.summary,
    chips: chips.filter((chip) => chip !== undefined),
    sample: record.sample === true,
    scene: sceneOf(kind, record),
    ...cardPictureOf(record.banner),
    ...languageOf(record, locale),
  };
}
