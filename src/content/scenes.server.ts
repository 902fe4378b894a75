import type { Context } from "#platform/context.ts";
import {
  composeOwnScene,
  composeRelatedScene,
  composeScene,
  composeSkillScene,
  type PicturedKind,
  workOf,
  workOfField,
} from "#ui/drawings/compose-scene.ts";
import type { Item, Related } from "./readers.ts";

type Slugs = readonly { readonly slug: string }[];
const slugs = (records: Slugs) => records.map(({ slug }) => slug);

const toldOf = (job: Item<"job">) => ({
  slug: job.slug,
  group: job.esco_code ?? job.isco08,
  sectors: slugs(job.sectors),
  workplaces: slugs(job.workplaces),
  environments: slugs(job.work_environments),
});

/** What the picture of a profession shows. */
export function sceneOfJob(job: Item<"job">): string {
  return composeScene(toldOf(job));
}

/** The work of a profession once more, where a page has shown somebody at it: a place and a tool not seen there yet, perhaps with somebody. */
export function sceneOfPlace(job: Item<"job">, shown: ReadonlySet<string>, who: readonly string[] = []): string {
  const { places, tools } = workOf(toldOf(job));
  const fresh = (motifs: readonly string[]) => motifs.find((one) => !shown.has(one)) ?? motifs[0];
  const motifs = [fresh(places) ?? "campus", ...who, fresh(tools) ?? "book"];
  return `${job.work_environments[0]?.slug.charAt(0).toUpperCase() ?? ""}${composeOwnScene(job.slug, motifs)}`;
}

/** What the picture of a skill shows. */
export function sceneOfSkill({ slug, category }: Item<"future-skill">): string {
  return composeSkillScene(slug, category);
}

interface Pictured {
  readonly slug: string;
  /** The professions it is about, the nearest first. */
  readonly jobs?: Slugs;
  /** Where there are none: its field of study. */
  readonly category?: { readonly slug: string } | Slugs | null;
}

/** What the pictures of other records show: the work they lead to, in the colour of its environment. */
export type SceneOf = (kind: PicturedKind, record: Pictured) => string;

/** Who works in a profession, as one motif and a colour. */
export type WhoOf = (job: Related) => { readonly figure: string; readonly hue: string } | null;

/** Reads the professions that other records are about. */
export function scenesIn({ content }: Context): SceneOf {
  return (kind, { slug, jobs = [], category }) => {
    const [job] = jobs.flatMap((one) => content.bySlug("job", one.slug, "ar") ?? []);
    const [field] = [category ?? []].flat();
    const about = job ? workOf(toldOf(job)) : field ? workOfField(slug, field.slug) : null;
    const hue = job?.work_environments[0]?.slug.charAt(0).toUpperCase() ?? "";
    return hue + composeRelatedScene(kind, slug, about);
  };
}

const PICTURED = {
  "academic-degree": "degree",
  certification: "certificate",
  "academic-program": "program",
  blog: "blogs",
  document: "documents",
  book: "books",
  course: "courses",
  menternship: "experiences",
} as const satisfies Readonly<Record<string, PicturedKind>>;

/** The types whose records have pictures of their own. */
export type PicturedType = "job" | "future-skill" | keyof typeof PICTURED;

/** What the picture of any such record shows, in the colour of its environment where it has one. */
export function sceneOfRecord(ctx: Context, type: PicturedType, record: Item<PicturedType>): string {
  if (type === "job") {
    const job = record as Item<"job">;
    return `${job.work_environments[0]?.slug.charAt(0).toUpperCase() ?? ""}${sceneOfJob(job)}`;
  }
  if (type === "future-skill") return sceneOfSkill(record as Item<"future-skill">);
  return scenesIn(ctx)(PICTURED[type], record);
}

/** Types whose records are drawn by their kind and name alone. */
const BY_KIND = { university: "university", institution: "institution", "merit-program": "merit" } as const;
const ASKED = ["courtyard", "question", "speech"];

/** What a small picture of any record shows, of its type and slug; a question that is asked often is drawn as one. */
export function sceneOfFound(ctx: Context, type: PicturedType | keyof typeof BY_KIND | "faq", slug: string): string {
  if (type === "faq") return composeOwnScene(slug, ASKED);
  if (type === "university" || type === "institution" || type === "merit-program")
    return composeRelatedScene(BY_KIND[type], slug, null);
  const record = ctx.content.bySlug(type, slug, "ar") ?? ctx.content.bySlug(type, slug, "en");
  return record ? sceneOfRecord(ctx, type, record) : composeOwnScene(slug, ASKED);
}
