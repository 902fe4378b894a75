import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { preparationOf } from "../presenter.server.ts";

const MOST_PLACES = 2;

/** What is known of a profession at a glance: how one prepares, and where the work is. */
export function factsOfJob(ctx: Context, locale: Locale, slug: string): string[] {
  const job = ctx.content.bySlug("job", slug, locale);
  if (!job) return [];
  const preparation = preparationOf(job, locale);
  const places = job.workplaces.slice(0, MOST_PLACES).map(({ title }) => title);
  const words = { locale };
  const long = preparation ? `${m.jobs_fact_preparation({}, words)}: ${preparation}` : "";
  return [long, places.join(" · ")].filter((fact) => fact !== "");
}
