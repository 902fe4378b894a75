import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { SHORT_ZONES } from "../presenter/detail.server.ts";

const MOST_PLACES = 2;

/** What is known of a profession at a glance: how long one prepares, and where the work is. */
export function factsOfJob(ctx: Context, locale: Locale, slug: string): string[] {
  const job = ctx.content.bySlug("job", slug, locale);
  if (!job) return [];
  const preparation = job.job_zone === null ? undefined : SHORT_ZONES[job.job_zone - 1];
  const places = job.workplaces.slice(0, MOST_PLACES).map(({ title }) => title);
  const words = { locale };
  const long = preparation ? `${m.jobs_fact_preparation({}, words)}: ${preparation({}, words)}` : "";
  return [long, formatList(places, locale)].filter((fact) => fact !== "");
}
