import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { readLinks } from "../store/links.server.ts";

/** Slugs of the professions somebody says they want, in the order they were named; of what is published. */
export async function wantedJobs(ctx: Context, { id, locale }: Pick<Person, "id" | "locale">): Promise<string[]> {
  const links = await readLinks(ctx.db, id);
  return links.flatMap(({ kind, document_id }) => {
    const job = kind === "job" && document_id ? ctx.content.byDocumentId("job", document_id, locale) : null;
    return job ? [job.slug] : [];
  });
}
