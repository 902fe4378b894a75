import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { readFavorites } from "../store.server.ts";

const MOST = 30;

/** Professions somebody saved, the newest first, without their notes; whoever asks has asked them. */
export async function savedJobsOf(
  ctx: Context,
  personId: number,
  locale: Locale,
): Promise<{ title: string; slug: string; locale: Locale }[]> {
  const rows = await readFavorites(ctx.db, personId, { type: "job", limit: MOST, offset: 0 });
  return rows.flatMap(({ document_id }) => {
    const job = ctx.content.byDocumentId("job", document_id, locale);
    return job ? [{ title: job.title, slug: job.slug, locale: job.locale === "en" ? "en" : "ar" }] : [];
  });
}
