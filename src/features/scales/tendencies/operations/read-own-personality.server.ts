import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { presentPersonality } from "../../presenter.server.ts";
import { personalityFor } from "./read-results.server.ts";

/** The result that counts, as `me` shows it; null without one, and while results are hidden. */
export async function readOwnPersonality(ctx: Context, person: Person) {
  if (await areResultsHidden(ctx, person)) return null;
  const result = await personalityFor(ctx, person);
  return result && presentPersonality(result);
}
