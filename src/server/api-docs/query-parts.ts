import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";

interface QueryPart {
  readonly part: string;
  readonly example: string;
  meaning(inputs: Record<string, never>, options: { locale: Locale }): string;
}

/** The query language on one screen; a test asks every example. */
export const QUERY_PARTS: readonly QueryPart[] = [
  { part: "filters", meaning: m.server_api_query_filters, example: "filters[sectors][slug]=health-care" },
  {
    part: "$eq $eqi $ne $nei $lt $lte $gt $gte $in $notIn $between $null $notNull $contains $containsi $notContains $notContainsi $startsWith $startsWithi $endsWith $endsWithi",
    meaning: m.server_api_query_operators,
    example: "filters[title][$containsi]=nurse",
  },
  {
    part: "$and $or $not",
    meaning: m.server_api_query_logic,
    example: "filters[$or][0][job_zone]=4&filters[$or][1][job_zone]=5",
  },
  { part: "sort", meaning: m.server_api_query_sort, example: "sort=sectors.title:asc,updatedAt:desc" },
  { part: "_q", meaning: m.server_api_query_words, example: "_q=patients care" },
  { part: "fields", meaning: m.server_api_query_fields, example: "fields=title,slug" },
  {
    part: "populate",
    meaning: m.server_api_query_populate,
    example:
      "populate[sectors][fields]=title&populate[future_skills][filters][category]=basic&populate[future_skills][limit]=3",
  },
  {
    part: "pagination",
    meaning: m.server_api_query_pages,
    example: "pagination[page]=2&pagination[pageSize]=25",
  },
  { part: "locale", meaning: m.server_api_query_locale, example: "locale=ar" },
  { part: "status", meaning: m.server_api_query_status, example: "status=draft" },
  {
    part: "Strapi-Response-Format",
    meaning: m.server_api_query_format,
    example: "Strapi-Response-Format: v4",
  },
];
