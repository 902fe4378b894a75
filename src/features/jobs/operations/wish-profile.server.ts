import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { deviceOf, hasTries, takeTry } from "#platform/limits/count-tries.ts";
import { permit } from "#platform/permission.ts";
import { type Actor, isPerson } from "#shared/actor.ts";
import { pagesOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import { mayReadWishes } from "../access.ts";
import { LIMITS, WISHES_PER_PAGE } from "../rules.ts";
import type { WishForm, WishList } from "../schema.ts";
import { countWish, readWishes } from "../store.server.ts";

/** Asks for the full profile of a profession: counted once for each person or browser in a while. @returns whether it counted now. */
export async function wishProfile(
  ctx: Context,
  actor: Actor,
  { wish }: WishForm,
  newDevice?: string,
): Promise<boolean> {
  const { origin } = actor;
  await takeTry(ctx, LIMITS.address, origin.address);
  await takeTry(ctx, LIMITS.device, deviceOf(origin));
  const job = ctx.content.byDocumentId("job", wish, actor.locale);
  if (job?.profile !== "short") throw new AppError("not_found");
  const asker = isPerson(actor) ? `person ${actor.id}` : (newDevice ?? deviceOf(origin));
  if (await hasTries(ctx, LIMITS.once, wish, asker)) return false;
  await takeTry(ctx, LIMITS.once, wish, asker);
  await countWish(ctx.db, wish, ctx.clock.now().toISOString());
  return true;
}

/** Which full profiles are asked for, the most wanted first; those that are there by now fall out. For who writes them. */
export async function listWishes(ctx: Context, actor: Actor, page: number): Promise<WishList> {
  const { locale } = permit(actor, mayReadWishes);
  const wishes = (await readWishes(ctx.db)).flatMap(({ document_id, count, last_at }) => {
    const job = ctx.content.byDocumentId("job", document_id, locale);
    if (job?.profile !== "short") return [];
    return [{ slug: job.slug, title: job.title, to: pathTo("job", { slug: job.slug }), count, lastAt: last_at }];
  });
  const pageCount = pagesOf(wishes.length, WISHES_PER_PAGE);
  const shown = Math.min(page, pageCount);
  return {
    total: wishes.length,
    page: shown,
    pageCount,
    wishes: wishes.slice((shown - 1) * WISHES_PER_PAGE, shown * WISHES_PER_PAGE),
  };
}
