import { factsOfJob } from "#features/jobs/operations/facts-of-job.server.ts";
import { factsOfResource } from "#features/resources/operations.server.ts";
import { factsOfStudy } from "#features/studies/operations/facts-of-study.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { briefOf } from "#shared/brief.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { mayKeepInAccount } from "../access.ts";
import { presentFavorite } from "../presenter.server.ts";
import { SAVED_TYPES, type SavedType } from "../rules.ts";
import type { Favorite, FavoritesView } from "../schema.ts";
import { findRecord } from "./find-record.server.ts";
import { listFavorites } from "./keep-favorites.server.ts";
import { nearestSaved, savedInOrder } from "./order-by-fit.server.ts";
import { heldBy } from "./read-saved.server.ts";

interface Asked {
  readonly tab: string | null;
  readonly page: string | null;
  readonly sort: string | null;
  readonly removed: string | null;
  readonly cookies: string | null;
}

/** The page of favourites: an account's own, or what the device holds. */
export async function viewFavorites(ctx: Context, actor: Actor, asked: Asked): Promise<FavoritesView> {
  const tab = SAVED_TYPES.find((type) => type === asked.tab) ?? null;
  const onDevice = describeHeld(ctx, actor, heldBy(asked.cookies));
  const removed = asked.removed
    ? { record: asked.removed, title: findRecord(ctx, actor, asked.removed)?.item.title ?? null }
    : null;
  if (!mayKeepInAccount(actor)) {
    const items = asRows(ctx, actor.locale, tab ? onDevice.filter(({ type }) => type === tab) : onDevice);
    const counts = countOf(onDevice);
    const whole = { page: 1, pageCount: 1, isOnDevice: true, held: 0, order: null } as const;
    return { items, counts, tab, removed, ...whole };
  }
  const { items, order, ...page } = await ownPage(ctx, actor, tab, asked);
  return {
    items: asRows(ctx, actor.locale, items),
    order,
    tab,
    removed,
    ...page,
    isOnDevice: false,
    held: onDevice.length,
  };
}

/** A card tells in a sentence what its page tells whole, and what is known at a glance. */
function asRows(ctx: Context, locale: Locale, items: readonly Favorite[]): Favorite[] {
  return items.map((item) => ({
    ...item,
    description: item.description && briefOf(item.description),
    facts: factsOf(ctx, locale, item),
  }));
}

const READ = {
  blog: "blogs",
  document: "documents",
  book: "books",
  course: "courses",
  menternship: "experiences",
} as const;

function factsOf(ctx: Context, locale: Locale, { type, documentId }: Favorite): string[] {
  const slug = ctx.content.byDocumentId(type, documentId, locale)?.slug;
  if (!slug) return [];
  if (type === "job") return factsOfJob(ctx, locale, slug);
  if (type === "academic-degree" || type === "academic-program" || type === "certification")
    return factsOfStudy(ctx, locale, type, slug);
  return type === "future-skill" ? [] : factsOfResource(ctx, locale, READ[type], slug);
}

/** A page of what an account holds, by the own result where that is asked for and can be. */
async function ownPage(ctx: Context, person: Account, tab: SavedType | null, { page: asked, sort }: Asked) {
  const { items, counts, page, pageCount } = await pageOf(ctx, person, tab, asked);
  const saved = counts.job ?? 0;
  const near = tab === null || tab === "job" ? await nearestSaved(ctx, person, saved) : null;
  if (!near) return { items, counts, page, pageCount, order: null };
  if (tab !== "job" || sort !== "fit") return { items, counts, page, pageCount, order: "newest" as const };
  const rows = await savedInOrder(ctx, person, near.slugs, saved);
  const shown = rows.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const byFit = shown.map((row) => presentFavorite(ctx, row, person.locale));
  return { items: byFit, counts, page, pageCount, order: "fit" as const };
}

/** The page that is asked for, or the last one where the list has become shorter. */
async function pageOf(ctx: Context, actor: Actor, tab: SavedType | null, asked: string | null) {
  const wished = Math.max(1, Number.parseInt(asked ?? "1", 10) || 1);
  const read = async (page: number) => {
    const list = await listFavorites(ctx, actor, { type: tab ?? undefined, page, pageSize: PAGE_SIZE });
    return { ...list, pageCount: Math.max(1, Math.ceil(list.total / PAGE_SIZE)) };
  };
  const list = await read(wished);
  return wished > list.pageCount ? read(list.pageCount) : list;
}

function describeHeld(ctx: Context, actor: Actor, addresses: readonly string[]): Favorite[] {
  return addresses.flatMap((record) => {
    const found = findRecord(ctx, actor, record);
    if (!found) return [];
    const { type, item } = found;
    const row = { type, document_id: item.documentId, note: null, saved_at: "" };
    return [{ ...presentFavorite(ctx, row, actor.locale), record }];
  });
}

function countOf(items: readonly Favorite[]): FavoritesView["counts"] {
  const counts: Partial<Record<SavedType, number>> = {};
  for (const { type } of items) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
