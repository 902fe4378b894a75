import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { CERTIFICATE_LEVEL_LABELS, STUDY_MODE_LABELS } from "#content/types/labels.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Filters, listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { CERTIFICATES, type CertificateKey, type StudyDetail } from "../schema.ts";
import { durationText, validityText } from "./durations.server.ts";
import { decisive, facts, filteredBy, linked, nearOf, paragraphs, pathOf, skillLinks, texts } from "./parts.server.ts";
import { common, providerOf, taughtScene } from "./study.server.ts";
import { dayOf, endOf, workGates } from "./work.server.ts";

type Certificate = Item<"certification">;

const listed = (filters: Partial<Filters<CertificateKey>>) => listingAddress(CERTIFICATES, { filters });

/** What stands around a certificate. */
export interface AroundCertificate {
  readonly institution: Item<"institution"> | null;
  readonly similar: readonly Certificate[];
  readonly jobs: readonly Item<"job">[];
}

/** A professional certificate on its own page. */
export function presentCertificate(
  certificate: Certificate,
  { institution, similar, jobs }: AroundCertificate,
  locale: Locale,
  sceneOf: SceneOf,
): StudyDetail {
  const { institution: at } = certificate;
  return {
    ...common(certificate, locale),
    scene: taughtScene("certificate", certificate.slug, sceneOf("certificate", certificate)),
    kind: "certificate",
    list: { title: m.studies_certificates_title({}, { locale }), to: pathTo("certificates") },
    providerName: at?.title ?? null,
    facts: factsOf(certificate, institution, locale),
    besides: besidesOf(certificate, locale),
    story: paragraphs(certificate.description),
    path: pathOf(
      m.studies_path_certificate({}, { locale }),
      [
        {
          id: "requirements",
          title: m.studies_section_requirements({}, { locale }),
          items: certificate.entry_requirements,
        },
        {
          id: "specialisations",
          title: m.studies_section_specialisations({}, { locale }),
          items: certificate.specialisations,
        },
        ...workGates(jobs[0], locale),
      ],
      endOf(jobs, locale),
    ),
    day: dayOf(jobs, locale),
    doors: null,
    provider: providerOf(institution, locale, {
      title: m.studies_provider_certificates({}, { locale }),
      to: listed({ institution: at ? [at.slug] : [] }),
    }),
    skills: skillLinks(certificate.future_skills, locale),
    similar: nearOf("certificate", similar, (one) => [levelOf(one, locale), durationText(one.duration, locale)], {
      locale,
      sceneOf,
      isSaid: certificate.sample === true,
    }),
  };
}

const levelOf = ({ certificate_level: level }: Certificate, locale: Locale) =>
  CERTIFICATE_LEVEL_LABELS[level]({}, { locale });

function factsOf(certificate: Certificate, institution: Item<"institution"> | null, locale: Locale) {
  const { certificate_level: level } = certificate;
  return [
    ...decisive("figure", [
      [m.studies_fact_duration({}, { locale }), durationText(certificate.duration, locale)],
      [m.studies_filter_level({}, { locale }), { title: levelOf(certificate, locale), to: listed({ level: [level] }) }],
    ]),
    ...facts([
      [m.studies_fact_validity({}, { locale }), validityText(certificate.validity, locale)],
      [
        m.studies_filter_institution({}, { locale }),
        filteredBy(certificate.institution, (slug) => listed({ institution: [slug] })),
      ],
      [m.studies_fact_place({}, { locale }), institution?.location],
    ]),
  ];
}

function besidesOf(certificate: Certificate, locale: Locale): StudyDetail["besides"] {
  const { study_pattern: pattern } = certificate;
  const mode = STUDY_MODE_LABELS[pattern]({}, { locale });
  return {
    rows: linked([[m.studies_filter_pattern({}, { locale }), { title: mode, to: listed({ pattern: [pattern] }) }]]),
    texts: texts([
      [m.studies_fact_major({}, { locale }), certificate.major],
      [m.studies_fact_field({}, { locale }), certificate.field],
      [m.studies_fact_donor({}, { locale }), certificate.donor_organisation],
    ]),
  };
}
