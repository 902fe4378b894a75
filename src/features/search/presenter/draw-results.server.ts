import { sceneOfFound } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import type { Results } from "../schema.ts";

/** Results with their small pictures, for the page alone: what only answers words knows nothing of drawings. */
export function drawResults(ctx: Context, results: Results | null): Results | null {
  if (!results?.found) return results;
  const hits = results.found.hits.map((hit) => ({ ...hit, scene: sceneOfFound(ctx, hit.type, hit.slug) }));
  return { ...results, found: { ...results.found, hits } };
}
