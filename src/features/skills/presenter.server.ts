import type { Item } from "#content/readers.ts";
import { type SceneOf, sceneOfSkill, type WhoOf } from "#content/scenes.server.ts";
import { languageOf, pictureOf, titleInList } from "#content/shown-record.ts";
import { type PagedKind, resourceAddress } from "#features/resources/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inBrief } from "#shared/brief.ts";
import type { Fact } from "#shared/fact.ts";
import type { NamedLinks } from "#shared/named-link.ts";
import { pathTo } from "#shared/screens.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { lightOf, mateOf } from "#ui/drawing-light.ts";
import { motifsOf, toolIn } from "#ui/drawings/compose-scene.ts";
import { plainName } from "#ui/sprites.ts";
import { categoryName } from "./components/skill-words.ts";
import { categoryAddress, SKILL_HUES } from "./rules.ts";
import type { Card, Named, Reads, RelatedToSkill, SkillDetail, SkillParts } from "./schema.ts";

type Skill = Item<"future-skill">;

/** A skill on a list. */
export function presentCard(skill: Skill, locale: Locale): Card {
  const { slug, title, summary } = skill;
  return {
    slug,
    title,
    to: pathTo("futureSkill", { slug }),
    summary,
    brief: inBrief(summary),
    thumbnail: pictureOf(skill.thumbnail),
    ...drawn(`future-skill/${slug}`, SKILL_HUES[skill.category], sceneOfSkill(skill)),
    ...languageOf(skill, locale),
  };
}

/** The same with who works with it, as the overview shows it. */
export function atWork(card: Card): Card {
  const who = card.scene.split(" ").find((name) => name.startsWith("p-"));
  return who ? { ...card, who } : card;
}

/** What a card draws and in which colours: worked out here, so that no page brings the code for it. */
function drawn(seed: string, hue: string, scene: string): Pick<Card, "scene" | "figure" | "look"> {
  const env = hueOf(seed, hue, scene);
  return { scene, figure: toolIn(scene), look: { env, mate: mateOf(seed, env, scene), light: lightOf(seed) } };
}

/** Something to read, on the overview. */
export function presentReading(
  kind: PagedKind,
  item: Item<"blog" | "document" | "book"> & { readonly summary?: string },
  locale: Locale,
  sceneOf: SceneOf,
): Card {
  const { slug, title } = item;
  const summary = item.summary ?? item.description;
  return {
    slug,
    title,
    to: resourceAddress(kind, slug),
    summary,
    brief: inBrief(summary),
    thumbnail: null,
    ...drawn(`${kind}/${slug}`, kind, sceneOf(kind, item)),
    ...languageOf(item, locale),
  };
}

/** What the page of a skill shows of other records. */
interface Around {
  readonly near: readonly Skill[];
  readonly readingOf: (kind: PagedKind, slug: string) => Card | null;
  readonly whoOf: WhoOf;
  /** A profession for women and men, as it stands under somebody drawn. */
  readonly headingOf: (job: Named) => string;
}

/** A skill on its own page. */
export function presentDetail(skill: Skill, locale: Locale, around: Around): SkillDetail {
  const { near, readingOf } = around;
  const related = relatedTo(skill, locale);
  const who = whoAt(skill, related, around, locale);
  return {
    ...presentCard(skill, locale),
    facts: factsOf(skill, who ? "#people-title" : "#path-title", locale),
    documentId: skill.documentId,
    category: {
      name: categoryName(skill.category, locale),
      to: categoryAddress(skill.category),
      hue: SKILL_HUES[skill.category],
    },
    description: skill.description.split(/\n{2,}/).filter((part) => part.trim() !== ""),
    related,
    parts: {
      ...partsOf(skill, related, who, locale),
      reads: readsOf(related, readingOf, locale),
    },
    near: near.map((one) => presentCard(one, locale)),
    source: skill.source,
    updatedAt: skill.updatedAt,
  };
}

/** What is known of it at a glance; each figure leads to where its names stand. */
function factsOf(skill: Skill, toJobs: string, locale: Locale): Fact[] {
  const words = { locale };
  const count = ({ length }: readonly unknown[], said: typeof m.jobs_count, to: string) =>
    length > 0 ? [{ title: said({ count: length }, words), to }] : [];
  return [
    {
      name: m.skills_fact_category({}, words),
      values: [{ title: categoryName(skill.category, locale), to: categoryAddress(skill.category) }],
    },
    { name: m.skills_fact_needed({}, words), values: count(skill.jobs, m.jobs_count, toJobs) },
    {
      name: m.skills_fact_taught({}, words),
      values: [
        ...count(skill.academic_degrees, m.studies_degrees_count, "#path-title"),
        ...count(skill.certifications, m.studies_certificates_count, "#path-title"),
        ...count(skill.courses, m.skills_fact_courses, "#path-title"),
      ],
    },
  ].filter(({ values }) => values.length > 0);
}

/** Where each kind is shown, and what it is called. */
const KINDS: Readonly<
  Record<keyof RelatedToSkill, readonly [name: typeof m.skills_title, to: (slug: string) => string]>
> = {
  jobs: [m.skills_section_jobs, (slug) => pathTo("job", { slug })],
  degrees: [m.skills_related_degrees, (slug) => pathTo("academicProfile", { slug })],
  certifications: [m.skills_related_certifications, (slug) => pathTo("academicProfile", { slug })],
  menternships: [m.skills_related_menternships, (slug) => resourceAddress("experiences", slug)],
  courses: [m.skills_related_courses, (slug) => resourceAddress("courses", slug)],
  blogs: [m.skills_blogs, (slug) => resourceAddress("blogs", slug)],
  documents: [m.skills_documents, (slug) => resourceAddress("documents", slug)],
  books: [m.skills_related_books, (slug) => resourceAddress("books", slug)],
};

/** From learning a skill through study and practice to the professions that use it; what is empty falls out. */
function partsOf(
  skill: Skill,
  related: RelatedToSkill,
  who: SkillParts["who"],
  locale: Locale,
): Omit<SkillParts, "reads"> {
  const words = { locale };
  const offers = [...skill.academic_degrees, ...skill.certifications, ...skill.courses, ...skill.menternships];
  // Where all offers are sample data it is said once, not at each of them.
  const isAllSample = offers.length > 0 && offers.every(({ sample }) => sample);
  const titles = new Map(offers.map(({ slug, title }) => [slug, title]));
  const rows = (...kinds: readonly (keyof RelatedToSkill)[]): NamedLinks[] =>
    kinds
      .filter((kind) => related[kind].length > 0)
      .map((kind) => {
        const [name, to] = KINDS[kind];
        const titleOf = ({ slug, title }: Named) => (isAllSample ? (titles.get(slug) ?? title) : title);
        const links = related[kind].map((one) => ({ title: titleOf(one), to: to(one.slug) }));
        return { name: name({}, words), links };
      });
  const gates = [
    { name: m.skills_section_learn({}, words), items: skill.how_to_learn, rows: [] },
    { name: m.skills_section_study({}, words), items: [], rows: rows("degrees", "certifications") },
    { name: m.skills_section_practice({}, words), items: [], rows: rows("courses", "menternships") },
    { name: m.skills_section_jobs({}, words), items: [], rows: who ? [] : rows("jobs") },
  ].filter((gate) => gate.items.length > 0 || gate.rows.length > 0);
  const note = isAllSample ? m.skills_path_sample({}, words) : null;
  const { in_daily_work: work } = skill;
  return {
    work: work.length > 0 ? { name: m.skills_section_work({}, words), items: work } : null,
    path: gates.length > 0 ? { title: m.skills_path({}, words), gates, note } : null,
    who,
  };
}

/** What is read about a skill: of each kind the first as a card, the others by name. */
function readsOf(related: RelatedToSkill, readingOf: Around["readingOf"], locale: Locale): Reads[] {
  return (["blogs", "documents", "books"] as const).flatMap((kind) => {
    const [first, ...others] = related[kind];
    const card = first && readingOf(kind, first.slug);
    if (!card) return [];
    const [name, to] = KINDS[kind];
    const links = others.map(({ slug, title }) => ({ title, to: to(slug) }));
    return [{ kind, name: name({}, { locale }), first: card, links }];
  });
}

const LEAST_PEOPLE = 3;
const MOST_PEOPLE = 5;
/** More names than these are on the list of professions, which the first ones lead to. */
const MOST_NAMED = 12;
const FIRST_NAMED = 5;

/** Who works in its professions, nobody drawn twice; the others are named. */
function whoAt(
  skill: Skill,
  related: RelatedToSkill,
  { whoOf, headingOf }: Pick<Around, "whoOf" | "headingOf">,
  locale: Locale,
): SkillParts["who"] {
  const links = related.jobs.map(({ slug, title }) => ({ title, to: pathTo("job", { slug }) }));
  const shown = links.flatMap((link, at) => {
    const job = skill.jobs[at];
    const who = job && whoOf(job);
    return who ? [{ ...link, title: headingOf(job), ...who }] : [];
  });
  // Nobody stands on the page twice: who shows the skill at its head is not among them.
  const atHead = new Set(motifsOf(sceneOfSkill(skill)));
  const people = shown
    .filter(({ figure }, at) => shown.findIndex((one) => one.figure === figure) === at)
    .filter(({ figure }) => !atHead.has(plainName(figure)))
    .slice(0, MOST_PEOPLE);
  if (people.length < LEAST_PEOPLE) return null;
  const others = links.filter(({ to }) => !people.some((one) => one.to === to));
  const name = m.skills_section_jobs({}, { locale });
  if (others.length <= MOST_NAMED) return { name, people, others };
  const title = m.skills_jobs_all({ count: links.length }, { locale });
  const all = { title, to: pathTo("jobs", {}, { skill: skill.slug }) };
  return { name, people, others: others.slice(0, FIRST_NAMED), all };
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
  };
}
