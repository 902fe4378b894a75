import type { Context } from "#platform/context.ts";
import { rateOf } from "../rules/rate-of.ts";
import { FEWEST_PEOPLE, OF_TOP } from "../rules.ts";
import type { HitRate, Rate } from "../schema.ts";
import { countAsked, countAskedPeople } from "../store.server.ts";

/** How often the four nearest professions were liked, against the four others of the eight: counts and nothing of anybody. */
export async function hitRate(ctx: Context): Promise<HitRate> {
  const people = await countAskedPeople(ctx.db);
  if (people < FEWEST_PEOPLE) return { people, rates: null };
  const counts = await countAsked(ctx.db, OF_TOP);
  const of = (wantsTop: boolean): Rate => {
    const own = counts.filter(({ isTop }) => isTop === wantsTop);
    const sum = (ones: typeof own) => ones.reduce((total, { count }) => total + count, 0);
    return rateOf(sum(own.filter(({ opinion }) => opinion === "like")), sum(own));
  };
  return { people, rates: { top: of(true), rest: of(false) } };
}
