import type { Related } from "#content/readers.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink, NamedLinks } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import type { Kind } from "../rules.ts";
import type { Fact } from "../schema.ts";

const NAMES: Readonly<Record<Kind, typeof m.resources_blogs>> = {
  blogs: m.resources_blogs,
  documents: m.resources_documents,
  books: m.resources_books,
  courses: m.resources_courses,
  experiences: m.resources_experiences,
};

/** The name of a kind: «مقالات». */
export function kindName(kind: Kind, locale: Locale): string {
  return NAMES[kind]({}, { locale });
}

/** Facts of a record; those without a value fall out. */
export function facts(rows: readonly FactRow[]): Fact[] {
  return rows.flatMap(([name, value]) => (value ? [{ name, value }] : []));
}

export type FactRow = readonly [name: string, value: string | false | 0 | null | undefined];

/** Paragraphs of a long text. */
export function paragraphs(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== "");
}

export function jobLinks(records: readonly Related[]): NamedLink[] {
  return records.map(({ slug, title }) => ({ title, to: pathTo("job", { slug }) }));
}

/** What a resource is about: professions and skills. */
export function relatedTo(
  { jobs, future_skills }: { readonly jobs: readonly Related[]; readonly future_skills: readonly Related[] },
  locale: Locale,
): NamedLinks[] {
  const skills = future_skills.map(({ slug, title }) => ({ title, to: pathTo("futureSkill", { slug }) }));
  return [
    { name: m.resources_section_jobs({}, { locale }), links: jobLinks(jobs) },
    { name: m.resources_section_skills({}, { locale }), links: skills },
  ].filter(({ links }) => links.length > 0);
}
