import type { Item } from "#content/readers.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { SAVED_TYPES, type SavedType } from "../rules.ts";

export interface FoundRecord {
  readonly type: SavedType;
  readonly item: Item<SavedType>;
}

/** The published record of that id or at that address; null for what cannot be saved. */
export function findRecord(ctx: Context, { locale }: Actor, record: string): FoundRecord | null {
  const slug = record.startsWith("/") ? slugOf(record) : null;
  for (const type of SAVED_TYPES) {
    const item =
      slug === null ? ctx.content.byDocumentId(type, record, locale) : ctx.content.bySlug(type, slug, locale);
    if (item && (slug === null || addressOf(type, slug) === record)) return { type, item };
  }
  return null;
}

/** Where a record is shown, as its save button names it. */
export function addressOf(type: SavedType, slug: string): string {
  return savedAddress(hitAddress(type, slug));
}

function slugOf(address: string): string {
  const { pathname, searchParams } = new URL(address, "http://own.invalid");
  const last = searchParams.get("open") ?? pathname.slice(pathname.lastIndexOf("/") + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return "";
  }
}
