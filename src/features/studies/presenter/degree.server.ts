import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { DEGREE_TYPE_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Filters, listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { DEGREES, type DegreeKey, type StudyDetail } from "../schema.ts";
import { type Asked, averageName, averageText, doorsTo } from "./asked.server.ts";
import { durationText } from "./durations.server.ts";
import {
  decisive,
  facts,
  filteredBy,
  linked,
  nearOf,
  paragraphs,
  pathOf,
  skillLinks,
  studyLinks,
} from "./parts.server.ts";
import { common, providerOf, taughtScene } from "./study.server.ts";
import { dayOf, endOf, workGates } from "./work.server.ts";

type Degree = Item<"academic-degree">;

const listed = (filters: Partial<Filters<DegreeKey>>) => listingAddress(DEGREES, { filters });

/** What stands around a degree. */
export interface AroundDegree {
  readonly university: Item<"university"> | null;
  /** Where its programmes are taught, as its card says it. */
  readonly places: readonly string[];
  /** By its programmes. */
  readonly asked: Asked;
  readonly similar: readonly Degree[];
  readonly jobs: readonly Item<"job">[];
}

/** A degree on its own page. */
export function presentDegree(degree: Degree, around: AroundDegree, locale: Locale, sceneOf: SceneOf): StudyDetail {
  const { university: at } = degree;
  const { university, similar } = around;
  return {
    ...common(degree, locale),
    scene: taughtScene("degree", degree.slug, sceneOf("degree", degree)),
    kind: "degree",
    title: degree.degree_name,
    list: { title: m.studies_degrees_title({}, { locale }), to: pathTo("degrees") },
    providerName: at?.title ?? null,
    facts: factsOf(degree, around, locale),
    besides: besidesOf(degree, locale),
    admitted: admittedTo(degree, around.asked, locale),
    story: paragraphs(degree.about),
    path: pathOf(
      m.studies_path({}, { locale }),
      [
        {
          id: "contents",
          title: m.studies_section_what({}, { locale }),
          items: degree.what_you_study,
        },
        ...workGates(around.jobs[0], locale).flatMap(({ then, ...gate }) =>
          then ? [gate, { id: "later", ...then, lang: gate.lang }] : [gate],
        ),
      ],
      endOf(around.jobs, locale),
    ),
    day: dayOf(around.jobs, locale),
    doors: doorsTo(around.asked, locale),
    provider: providerOf(university, locale, {
      title: m.studies_provider_degrees({}, { locale }),
      to: listed({ university: at ? [at.slug] : [] }),
    }),
    skills: skillLinks(degree.future_skills, locale),
    similar: nearOf("degree", similar, (one) => [typeOf(one, locale), durationText(one.duration, locale)], {
      locale,
      sceneOf,
      isSaid: degree.sample === true,
    }),
  };
}

/** Who is admitted, in one place: what its programmes ask, what it asks besides, and which programmes they are. */
function admittedTo(degree: Degree, asked: Asked, locale: Locale): StudyDetail["admitted"] {
  const subjects = asked.subjects.map(({ slug, title }) => ({ title, to: pathTo("jobs", {}, { subject: slug }) }));
  if (subjects.length === 0 && degree.requirements.length === 0) return null;
  return {
    subjects,
    conditions: degree.requirements,
    programs: studyLinks(degree.academic_programs, locale, degree.sample),
  };
}

const typeOf = ({ type }: Degree, locale: Locale) => DEGREE_TYPE_LABELS[type]({}, { locale });

function factsOf(degree: Degree, { university, places, asked }: AroundDegree, locale: Locale) {
  const type = typeOf(degree, locale);
  return [
    ...decisive("figure", [
      [m.studies_fact_duration({}, { locale }), durationText(degree.duration, locale)],
      [averageName(asked, locale), averageText(asked, locale)],
    ]),
    ...facts([
      [m.studies_fact_award({}, { locale }), { title: type, to: listed({ type: [degree.type] }) }],
      [
        m.studies_filter_university({}, { locale }),
        filteredBy(degree.university, (slug) => listed({ university: [slug] })),
      ],
      [m.studies_fact_place({}, { locale }), places.length > 0 ? formatList(places, locale) : university?.location],
    ]),
  ];
}

function besidesOf(degree: Degree, locale: Locale): StudyDetail["besides"] {
  const mode = STUDY_MODE_LABELS[degree.study_mode]({}, { locale });
  const areas = degree.academic_degree_areas.map((area) => filteredBy(area, (slug) => listed({ area: [slug] })));
  return {
    rows: linked([
      [m.studies_filter_mode({}, { locale }), { title: mode, to: listed({ mode: [degree.study_mode] }) }],
      [m.studies_filter_area({}, { locale }), ...areas],
    ]),
    texts: [],
  };
}
