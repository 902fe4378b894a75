import type { Item } from "#content/readers.ts";
import { sceneOfJob, sceneOfSkill, scenesIn } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { PicturedKind } from "#ui/drawings/compose-scene.ts";
import type { SavedType } from "./rules.ts";
import type { Favorite } from "./schema.ts";
import type { FavoriteRow } from "./store.server.ts";

const PICTURED = {
  "academic-degree": "degree",
  certification: "certificate",
  "academic-program": "program",
  blog: "blogs",
  document: "documents",
  book: "books",
  course: "courses",
  menternship: "experiences",
} as const satisfies Readonly<Record<Exclude<SavedType, "job" | "future-skill">, PicturedKind>>;

/** A favourite as its owner sees it. */
export function presentFavorite(ctx: Context, row: FavoriteRow, locale: Locale): Favorite {
  const { type, document_id: documentId, note, saved_at: savedAt } = row;
  const own = { documentId, record: documentId, type, note, savedAt };
  const record = ctx.content.byDocumentId(type, documentId, locale);
  if (!record) return { ...own, title: null, description: null, to: null };
  const { title, slug } = record;
  const { summary, description = summary ?? null } = record as Partial<Record<"summary" | "description", string>>;
  const scene = sceneFor(ctx, type, record);
  return {
    ...own,
    title,
    description: summary ?? description,
    to: hitAddress(type, slug),
    ...languageOf(record, locale),
    scene,
  };
}

function sceneFor(ctx: Context, type: SavedType, record: Item<SavedType>): string {
  if (type === "job") {
    const job = record as Item<"job">;
    return `${job.work_environments[0]?.slug.charAt(0).toUpperCase() ?? ""}${sceneOfJob(job)}`;
  }
  if (type === "future-skill") return sceneOfSkill(record as Item<"future-skill">);
  return scenesIn(ctx)(PICTURED[type], record);
}
