import type { Item } from "#content/readers.ts";
import { type SceneOf, sceneOfSkill } from "#content/scenes.server.ts";
import { languageOf, pictureOf, titleInList } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Card, Named, RelatedToSkill, SkillDetail } from "./schema.ts";

type Skill = Item<"future-skill">;

/** A skill on a list. */
export function presentCard(skill: Skill, locale: Locale): Card {
  const { slug, title, summary } = skill;
  return {
    slug,
    title,
    summary,
    thumbnail: pictureOf(skill.thumbnail),
    scene: sceneOfSkill(skill),
    ...languageOf(skill, locale),
  };
}

/** Something to read, on the overview. */
export function presentReading(
  kind: "blogs" | "documents",
  item: Item<"blog" | "document">,
  locale: Locale,
  sceneOf: SceneOf,
): Card {
  const { slug, title, description: summary } = item;
  return { slug, title, summary, thumbnail: null, scene: sceneOf(kind, item), ...languageOf(item, locale) };
}

/** A skill on its own page. */
export function presentDetail(skill: Skill, locale: Locale): SkillDetail {
  return {
    ...presentCard(skill, locale),
    documentId: skill.documentId,
    category: skill.category,
    description: skill.description.split(/\n{2,}/).filter((part) => part.trim() !== ""),
    inDailyWork: skill.in_daily_work,
    howToLearn: skill.how_to_learn,
    related: relatedTo(skill, locale),
    source: skill.source,
    updatedAt: skill.updatedAt,
  };
}

function relatedTo(skill: Skill, locale: Locale): RelatedToSkill {
  const named = (record: Named & { readonly sample?: boolean | null }) => ({
    slug: record.slug,
    title: titleInList(record, locale),
  });
  return {
    jobs: skill.jobs.map(named),
    degrees: skill.academic_degrees.map(named),
    certifications: skill.certifications.map(named),
    menternships: skill.menternships.map(named),
    courses: skill.courses.map(named),
    blogs: skill.blogs.map(named),
    documents: skill.documents.map(named),
    books: skill.books.map(named),
    skills: skill.related_skills.map(named),
  };
}
