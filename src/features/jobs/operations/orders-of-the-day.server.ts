import { familiesOf } from "#content/directory/families.ts";
import type { Ranks } from "#content/snapshot/ranks.ts";
import { dayOf } from "#i18n/format.ts";
import type { Context } from "#platform/context.ts";
import type { Environment } from "#shared/environments.ts";
import { lotOf, mixOfTheDay, ofTheDay, takeTurns } from "#shared/turns.ts";
import { presentEnvironments } from "../presenter.server.ts";

/** The full profiles in the order of this day, in which the environments take turns: one order for all languages. */
export function jobsByTurns(ctx: Context): readonly string[] {
  return ordersOfTheDay(ctx).full;
}

/** All professions in the order of this day: the full profiles, then the short ones, each mixed. */
export function allByTurns(ctx: Context): readonly string[] {
  return ordersOfTheDay(ctx).all;
}

function ordersOfTheDay(ctx: Context) {
  const day = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  const { snapshot } = ctx.content;
  const none: readonly string[] = [];
  const kept = snapshot.once("jobs-by-turns", () => ({ day: "", full: none, all: none }));
  if (kept.day === day) return kept;
  const families = familiesOf(snapshot);
  const full = mixOfTheDay(byEnvironment(ctx, families.full), day);
  const short = mixOfTheDay(byEnvironment(ctx, families.short), day);
  return Object.assign(kept, { day, full, all: [...full, ...short] });
}

/** The professions of the landing page for this day: three environments, and in time every full profile gets its day. */
export function jobsOfTheDay(ctx: Context): readonly string[] {
  const { snapshot } = ctx.content;
  const turns = snapshot.once("jobs-in-turn", () => takeTurns(byEnvironment(ctx, familiesOf(snapshot).full)));
  return ofTheDay(turns, dayOf(ctx.clock.now(), ctx.config.site.timeZone));
}

/**
 * The full profiles of these environments in the order of this day: first those whose two first environments are both among them.
 * Each reader (any text that is theirs) begins at another place of that order, so that not all are shown the same few.
 */
export function jobsOfAreas(ctx: Context, areas: readonly Environment[], reader: string): readonly string[] {
  const known = presentEnvironments(ctx.content.all("work-environment", { locale: "en" }));
  const wanted = new Set(known.filter(({ code }) => areas.includes(code)).map(({ slug }) => slug));
  const { records, links } = ctx.content.snapshot.shelf("job");
  const environments = ctx.content.snapshot.shelf("work-environment").records;
  const ofJob = links.get("work_environments")?.forward;
  const isWanted = (rank: number, place: number) => wanted.has(environments[ofJob?.at(rank)[place] ?? -1]?.slug ?? "");
  const ranks = [...familiesOf(ctx.content.snapshot).full].filter((rank) => isWanted(rank, 0));
  const both = new Set(ranks.filter((rank) => isWanted(rank, 1)).map((rank) => records[rank]?.slug));
  const own = new Set(ranks.map((rank) => records[rank]?.slug));
  const inOrder = jobsByTurns(ctx).filter((slug) => own.has(slug));
  const lot = lotOf(reader);
  return [true, false].flatMap((isBoth) => {
    const slugs = inOrder.filter((slug) => both.has(slug) === isBoth);
    const start = slugs.length > 0 ? lot % slugs.length : 0;
    return [...slugs.slice(start), ...slugs.slice(0, start)];
  });
}

/** The slugs of these places by the first environment of each, in the order of the alphabet. */
function byEnvironment(ctx: Context, ranks: Ranks): readonly (readonly string[])[] {
  const { records, links } = ctx.content.snapshot.shelf("job");
  const environments = ctx.content.snapshot.shelf("work-environment").records;
  const firstOf = links.get("work_environments")?.forward;
  const own = Map.groupBy(ranks, (rank) => environments[firstOf?.at(rank)[0] ?? -1]?.slug ?? "");
  const known = presentEnvironments(ctx.content.all("work-environment", { locale: "en" })).map(({ slug }) => slug);
  // Those of an environment that is not published, or of none, are a group of their own.
  const others = [...own].flatMap(([slug, group]) => (known.includes(slug) ? [] : group));
  const groups = [...known.map((slug) => own.get(slug) ?? []), others];
  return groups.map((group) => group.map((rank) => records[rank]?.slug ?? "").sort());
}
