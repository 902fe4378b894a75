import { readScaleCall } from "#features/jobs/operations/read-job.server.ts";
import { hasNearestJobs } from "#features/scales/tendencies/operations/nearest-jobs.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import type { Context } from "#platform/context.ts";
import type { RequestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import type { ScreenId } from "#shared/screens.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Read<T> = (ctx: Context, actor: Actor, params: Params) => Promise<T>;

/**
 * What stored screens ask of whoever is signed in: how they stand to the scale. Each has few answers, and none names anybody,
 * so that a page is drawn once for each answer and not for each reader.
 */
const STANDINGS = {
  landing: nextOnScale,
  job: (ctx, actor, { slug = "" }) => readScaleCall(ctx, actor, slug),
  jobs: hasNearestJobs,
  futureSkill: hasNearestJobs,
} as const satisfies Partial<Record<ScreenId, Read<unknown>>>;

type Asking = keyof typeof STANDINGS;

/** How the reader of a page stands to it: of a page for the store it is known before it is drawn. */
export function readStanding<S extends Asking>(
  { ctx, actor, standing }: RequestInfo,
  screen: S,
  params: Params = {},
): ReturnType<(typeof STANDINGS)[S]> {
  type Said = ReturnType<(typeof STANDINGS)[S]>;
  return (standing === undefined ? STANDINGS[screen](ctx, actor, params) : Promise.resolve(standing)) as Said;
}

/** The same before a screen is drawn; undefined where it asks nothing. */
export async function standingOn(ctx: Context, actor: Actor, screen: ScreenId, params: Params): Promise<unknown> {
  const read: Read<unknown> | undefined = STANDINGS[screen as Asking];
  return read?.(ctx, actor, params);
}
