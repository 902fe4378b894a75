import { nearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { LEAST_TO_ORDER } from "#features/scales/tendencies/rules/match-profiles.ts";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { type FavoriteRow, readFavorites } from "../store.server.ts";

/** The professions saved by this reader's own result, nearest first; null without a clear one, and where few are saved. */
export async function nearestSaved(ctx: Context, person: Person, saved: number) {
  return saved < LEAST_TO_ORDER ? null : nearestJobs(ctx, person);
}

/** All saved professions in the order of `nearest`; what is near to nothing follows, the newest first. */
export async function savedInOrder(
  ctx: Context,
  person: Person,
  nearest: readonly string[],
  saved: number,
): Promise<FavoriteRow[]> {
  const places = new Map(nearest.map((slug, at) => [slug, at]));
  const placeOf = ({ document_id }: FavoriteRow) =>
    places.get(ctx.content.byDocumentId("job", document_id, person.locale)?.slug ?? "") ?? places.size;
  const rows = await readFavorites(ctx.db, person.id, { type: "job", limit: saved, offset: 0 });
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}
