import { bothTitles } from "#content/directory/write-texts.ts";
import { feminineOf, titleBeside } from "#content/feminine-title.ts";
import { sceneOfFound } from "#content/scenes.server.ts";
import type { Context } from "#platform/context.ts";
import { wholeSentence } from "../rules/whole-sentence.ts";
import type { Mark, Results, ShownHit } from "../schema.ts";

/** Results with their small pictures, for the page alone: what only answers words knows nothing of drawings. */
export function drawResults(ctx: Context, results: Results | null): Results | null {
  if (!results?.found) return results;
  const hits = results.found.hits.map((hit) => {
    const scene = sceneOfFound(ctx, hit.type, hit.slug);
    return { ...hit, title: titleOf(ctx, hit, scene), snippet: wholeSentence(hit.snippet), scene };
  });
  return { ...results, found: { ...results.found, hits } };
}

/** A profession's title beside a woman says both forms. */
function titleOf({ content }: Context, { type, slug, title, locale }: ShownHit, scene: string): readonly Mark[] {
  const job = type === "job" ? content.bySlug("job", slug, locale) : null;
  if (!job || titleBeside(job, scene, locale) === job.title) return title;
  const both = bothTitles(job.title, feminineOf(job) ?? null, locale);
  return [...title, { text: both.slice(job.title.length), isMatch: false }];
}
