import type { Locale } from "#i18n/locales.ts";
import { AppError } from "#platform/errors.ts";
import { REGISTRY } from "../registry.ts";
import { PublishedRecord } from "../snapshot/record.ts";
import type { ContentRow } from "../store.server.ts";

/** A file as those who write see it, as ready JSON in Strapi's flat shape. */
export function fileJson(row: ContentRow, locale: Locale): string {
  const described = REGISTRY.get("file");
  const body = row.draft_json ?? row.published_json;
  if (!described || !body) throw new AppError("not_found");
  return new PublishedRecord(described, row, body).ready(locale, false).toString();
}
