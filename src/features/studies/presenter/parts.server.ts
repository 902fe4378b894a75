import { titleInList } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { NamedLink, StudyFact, StudySection } from "../schema.ts";

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A fact without values falls out. */
export function facts(
  rows: readonly (readonly [name: string, ...values: (FactValue | null | undefined)[]])[],
): StudyFact[] {
  return rows.flatMap(([name, ...values]) => {
    const given = values.flatMap((value) => (value ? [typeof value === "string" ? { title: value } : value] : []));
    return given.length > 0 ? [{ name, values: given }] : [];
  });
}

export type FactValue = string | { readonly title: string; readonly to?: string };

/** A name that leads to the list filtered by it. */
export function filteredBy(named: Named | null, address: (slug: string) => string): NamedLink | null {
  return named && { title: named.title, to: address(named.slug) };
}

/** Paragraphs of a long text. */
export function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== "");
}

/** Degrees, certificates and programmes by name. */
export function studyLinks(
  records: readonly (Named & { readonly sample?: boolean | null })[],
  locale: Locale,
): NamedLink[] {
  return records.map((study) => ({
    title: titleInList(study, locale),
    to: pathTo("academicProfile", { slug: study.slug }),
  }));
}

function jobLinks(records: readonly Named[]): NamedLink[] {
  return records.map(({ slug, title }) => ({ title, to: pathTo("job", { slug }) }));
}

function skillLinks(records: readonly Named[]): NamedLink[] {
  return records.map(({ slug, title }) => ({ title, to: pathTo("futureSkill", { slug }) }));
}

/** A section of texts; none when there are no texts. */
export function texts(id: string, title: string, list: readonly string[]): StudySection[] {
  return list.length > 0 ? [{ id, title, kind: "texts", texts: list }] : [];
}

export function items(id: string, title: string, list: readonly string[]): StudySection[] {
  return list.length > 0 ? [{ id, title, kind: "items", items: list }] : [];
}

export function links(id: string, title: string, list: readonly NamedLink[]): StudySection[] {
  return list.length > 0 ? [{ id, title, kind: "links", links: list }] : [];
}

/** Where a study leads: professions and skills. */
export function leadsTo(
  study: { readonly jobs: readonly Named[]; readonly future_skills?: readonly Named[] },
  locale: Locale,
): StudySection[] {
  return [
    ...links("professions", m.studies_section_jobs({}, { locale }), jobLinks(study.jobs)),
    ...links("skills", m.studies_section_skills({}, { locale }), skillLinks(study.future_skills ?? [])),
  ];
}
