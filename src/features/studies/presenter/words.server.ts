import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { ListingPage } from "#shared/listing.ts";
import type { CertificateKey, DegreeKey, ListWords, MeritKey, ProgramKey } from "../schema.ts";

type Counted = Pick<ListingPage, "total" | "active">;

/** What was found, and what would be without each of the filters. */
function countsIn({ total, active }: Counted, said: (count: number) => string): Readonly<Record<number, string>> {
  const counts = [total, ...active.map(({ countWithout }) => countWithout)];
  return Object.fromEntries(counts.map((count) => [count, said(count)]));
}

/** The words of a list come with what is listed: its counts are known, and no page carries their forms. */
export function degreeWords(list: Counted, locale: Locale): ListWords<DegreeKey> {
  const words = { locale };
  return {
    title: m.studies_degrees_title({}, words),
    lead: m.studies_degrees_lead({}, words),
    filters: m.studies_degrees_filters({}, words),
    counts: countsIn(list, (count) => m.studies_degrees_count({ count }, words)),
    show: m.studies_degrees_show({ count: list.total }, words),
    empty: m.studies_degrees_empty({}, words),
    names: {
      area: m.studies_filter_area({}, words),
      university: m.studies_filter_university({}, words),
      type: m.studies_filter_type({}, words),
      mode: m.studies_filter_mode({}, words),
      profession: m.studies_filter_profession({}, words),
    },
  };
}

export function certificateWords(list: Counted, locale: Locale): ListWords<CertificateKey> {
  const words = { locale };
  return {
    title: m.studies_certificates_title({}, words),
    lead: m.studies_certificates_lead({}, words),
    filters: m.studies_certificates_filters({}, words),
    counts: countsIn(list, (count) => m.studies_certificates_count({ count }, words)),
    show: m.studies_certificates_show({ count: list.total }, words),
    empty: m.studies_certificates_empty({}, words),
    names: {
      institution: m.studies_filter_institution({}, words),
      level: m.studies_filter_level({}, words),
      pattern: m.studies_filter_pattern({}, words),
      profession: m.studies_filter_profession({}, words),
    },
  };
}

export function programWords(list: Counted, locale: Locale): ListWords<ProgramKey> {
  const words = { locale };
  return {
    title: m.studies_programs_title({}, words),
    lead: m.studies_programs_lead({}, words),
    filters: m.studies_programs_filters({}, words),
    counts: countsIn(list, (count) => m.studies_programs_count({ count }, words)),
    show: m.studies_programs_show({ count: list.total }, words),
    empty: m.studies_programs_empty({}, words),
    names: {
      category: m.studies_filter_category({}, words),
      institute: m.studies_filter_institute({}, words),
      location: m.studies_filter_location({}, words),
      subject: m.studies_filter_subject({}, words),
    },
  };
}

export function meritWords(list: Counted, locale: Locale): ListWords<MeritKey> {
  const { names, ...words } = programWords(list, locale);
  return {
    ...words,
    title: m.studies_merit_title({}, { locale }),
    lead: m.studies_merit_lead({}, { locale }),
    names: {
      percentage: m.studies_merit_percentage({}, { locale }),
      category: names.category,
      institute: names.institute,
    },
  };
}
