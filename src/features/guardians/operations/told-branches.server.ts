import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { HomeBranches } from "#shared/home-card.ts";
import type { FamilyPupil } from "../schema.ts";
import { readFamily } from "./read-standing.server.ts";

/** The six names in the reader's language. */
export function titlesOfSix(ctx: Context, locale: Locale): Record<Environment, string> {
  const titles = new Map(ctx.content.all("work-environment", { locale }).map(({ code, title }) => [code, title]));
  return Object.fromEntries(ENVIRONMENTS.map((code) => [code, titles.get(code) ?? code])) as Record<
    Environment,
    string
  >;
}

/** The channel with water in the branches that are named, alike: how much of each a guardian is not told. */
export function branchesOf(ctx: Context, environments: readonly string[], locale: Locale): HomeBranches {
  const names = titlesOfSix(ctx, locale);
  const leading = environments.flatMap((name) => ENVIRONMENTS.filter((code) => names[code] === name));
  const levels = Object.fromEntries(ENVIRONMENTS.map((code) => [code, leading.includes(code) ? 1 : 0]));
  return { levels: levels as Record<Environment, number>, names, leading };
}

/** The summaries of a guardian's pupils, each with the branches its newest result names; dry where none is. */
export async function readFamilyPage(ctx: Context, actor: Actor): Promise<FamilyPupil[]> {
  const pupils = await readFamily(ctx, actor);
  return pupils.map((pupil) => ({
    ...pupil,
    branches: branchesOf(ctx, pupil.lines[0]?.environments ?? [], actor.locale),
  }));
}
