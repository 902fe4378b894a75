import type { Item } from "#content/readers.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { composeOwnScene, motifsOf } from "#ui/drawings/compose-scene.ts";
import type { StudyDetail, StudyKind, StudyProvider } from "../schema.ts";

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

/** Where each kind is taught, and its mark; a certificate is learned where the work is done. */
const TAUGHT = { degree: ["lecture", "cap"], program: ["campus", "books"], certificate: [null, "diploma"] } as const;

/** What is done beside patients is practised in a laboratory before. */
const AT_A_BEDSIDE = new Set("dental eyechart gym hospital pharmacy scanner ward".split(" "));

/** What is practised on a ward is no work with glasses: it begins in a lecture hall. */
const practisedAt = (own: string, hall: string) => (own === "ward" ? hall : "laboratory");

/** The scene at the top of a study's page: who works there later, still learning. The profession's own place ends the page. */
export function taughtScene(kind: StudyKind, slug: string, scene: string): string {
  const [own = "campus", who = ""] = motifsOf(scene);
  const [place, mark] = TAUGHT[kind];
  const hue = scene.replace(/\d.*/, "");
  return who.startsWith("p-")
    ? hue +
        composeOwnScene(`${kind} ${slug}`, [
          place && AT_A_BEDSIDE.has(own) ? practisedAt(own, place) : (place ?? own),
          who,
          mark,
        ])
    : scene;
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
