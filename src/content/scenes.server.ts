import { composeScene } from "#ui/drawings/compose-scene.ts";
import type { Item } from "./readers.ts";

const slugs = (records: readonly { readonly slug: string }[]) => records.map(({ slug }) => slug);

/** What the picture of a profession shows. */
export function sceneOfJob(job: Item<"job">): string {
  return composeScene({
    slug: job.slug,
    group: job.esco_code ?? job.isco08,
    sectors: slugs(job.sectors),
    workplaces: slugs(job.workplaces),
    environments: slugs(job.work_environments),
  });
}
