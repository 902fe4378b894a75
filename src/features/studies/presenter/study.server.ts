import type { Item } from "#content/readers.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import type { StudyDetail, StudyProvider } from "../schema.ts";

type Study = Item<"academic-degree"> | Item<"certification"> | Item<"academic-program">;

/** What the three kinds have in common. */
export function common(study: Study, locale: Locale) {
  return {
    documentId: study.documentId,
    slug: study.slug,
    title: study.title,
    summary: study.summary,
    banner: pictureOf(study.banner),
    sample: study.sample === true,
    months: study.duration,
    updatedAt: study.updatedAt,
    source: study.source,
    ...languageOf(study, locale),
  } satisfies Partial<StudyDetail>;
}

type Provider = Item<"university"> | Item<"institution"> | Item<"academic-program-institute">;

/** The institution behind a study; null where it names none. */
export function providerOf(record: Provider | null, locale: Locale, more: NamedLink): StudyProvider | null {
  return (
    record && {
      title: m.studies_section_provider({}, { locale }),
      name: "name" in record ? record.name : record.title,
      summary: record.summary,
      sample: record.sample === true,
      more,
    }
  );
}
