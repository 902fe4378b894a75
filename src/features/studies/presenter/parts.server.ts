import type { Related } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf, titleInList } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Fact } from "#shared/fact.ts";
import type { NamedLink, NamedLinks } from "#shared/named-link.ts";
import type { PictureFile } from "#shared/picture-file.ts";
import { pathTo } from "#shared/screens.ts";
import type { NamedText, StudyDetail, StudyGate, StudyKind, StudyPath } from "../schema.ts";

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A fact without values falls out. */
export function facts(rows: readonly (readonly [name: string, ...values: (FactValue | null | undefined)[]])[]): Fact[] {
  return rows.flatMap(([name, ...values]) => {
    const given = values.flatMap((value) => (value ? [typeof value === "string" ? { title: value } : value] : []));
    return given.length > 0 ? [{ name, values: given }] : [];
  });
}

/** The same, set large: figures stand on one line. */
export function decisive(large: Fact["large"], rows: Parameters<typeof facts>[0]): Fact[] {
  return facts(rows).map((fact) => ({ ...fact, large }));
}

/** A name without a value falls out. */
export function texts(rows: readonly (readonly [name: string, text: string | null | undefined])[]): NamedText[] {
  return rows.flatMap(([name, text]) => (text ? [{ name, text }] : []));
}

/** Names that lead to lists; a name without any falls out. */
export function linked(rows: readonly (readonly [name: string, ...links: (NamedLink | null)[]])[]): NamedLinks[] {
  return rows.flatMap(
    ([name, ...links]) =>
      named(
        name,
        links.filter((link) => link !== null),
      ) ?? [],
  );
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

/** Degrees, certificates and programmes by name; on a page that says it is sample data its links do not say it again. */
export function studyLinks(
  records: readonly (Named & { readonly sample?: boolean | null })[],
  locale: Locale,
  isSaid: boolean | null = false,
): NamedLink[] {
  return records.map((study) => ({
    title: isSaid ? study.title : titleInList(study, locale),
    to: pathTo("academicProfile", { slug: study.slug }),
  }));
}

/** Professions by name. */
export function jobLinks(records: readonly Named[]): NamedLink[] {
  return records.map(({ slug, title }) => ({ title, to: pathTo("job", { slug }) }));
}

/** Skills a study trains. */
export function skillLinks(records: readonly Named[], locale: Locale): NamedLinks | null {
  const links = records.map(({ slug, title }) => ({ title, to: pathTo("futureSkill", { slug }) }));
  return named(m.studies_section_skills({}, { locale }), links);
}

/** Names under what they are; null without any. */
export function named(name: string, links: readonly NamedLink[]): NamedLinks | null {
  return links.length > 0 ? { name, links } : null;
}

/** The way a study lies on; gates without anything fall out. */
export function pathOf(title: string, gates: readonly StudyGate[], end: StudyPath["end"]): StudyPath | null {
  const filled = gates.filter(
    ({ subjects = [], items = [], links = [], entry }) => subjects.length + items.length + links.length > 0 || entry,
  );
  return filled.length > 0 || end ? { title, gates: filled, end } : null;
}

interface Near extends Named {
  readonly summary: string;
  readonly banner: PictureFile | null;
  readonly locale: Locale;
  readonly jobs: readonly Related[];
  readonly sample: boolean | null;
}

/** Studies near one, pictured; null without any. */
export function nearOf<Study extends Near>(
  kind: StudyKind,
  studies: readonly Study[],
  textOf: (study: Study) => readonly (string | null | undefined)[],
  { locale, sceneOf, isSaid }: { readonly locale: Locale; readonly sceneOf: SceneOf; readonly isSaid: boolean },
): StudyDetail["similar"] {
  if (studies.length === 0) return null;
  const links = studies.map((study) => ({
    kind,
    slug: study.slug,
    title: isSaid ? study.title : titleInList(study, locale),
    to: pathTo("academicProfile", { slug: study.slug }),
    text: textOf(study).filter(Boolean).join(" · "),
    scene: sceneOf(kind, study),
    ...cardPictureOf(study.banner),
    ...languageOf(study, locale),
  }));
  return { name: m.studies_section_more({}, { locale }), links };
}
