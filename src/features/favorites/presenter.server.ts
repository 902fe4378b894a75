import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfRecord } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Favorite } from "./schema.ts";
import type { FavoriteRow } from "./store.server.ts";

/** A favourite as its owner sees it. */
export function presentFavorite(ctx: Context, row: FavoriteRow, locale: Locale): Favorite {
  const { type, document_id: documentId, note, saved_at: savedAt } = row;
  const own = { documentId, record: documentId, type, note, savedAt };
  const record = ctx.content.byDocumentId(type, documentId, locale);
  if (!record) return { ...own, title: null, description: null, to: null };
  const { title, slug } = record;
  const { summary, description = summary ?? null } = record as Partial<Record<"summary" | "description", string>>;
  const scene = sceneOfRecord(ctx, type, record);
  return {
    ...own,
    title: type === "job" ? headingOf(record as Item<"job">, locale) : title,
    description: summary ?? description,
    to: hitAddress(type, slug),
    ...languageOf(record, locale),
    scene,
  };
}
