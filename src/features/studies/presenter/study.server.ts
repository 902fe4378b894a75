import type { Item } from "#content/readers.ts";
import { languageOf, pictureOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { NamedLink } from "#shared/named-link.ts";
import { composeOwnScene, learnedAs, motifsOf } from "#ui/drawings/compose-scene.ts";
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

/** What stands beside who learns: at a certificate, which is learned where the work is done, its mark. */
const BESIDE = { degree: "p-map", program: "books", certificate: "diploma" } as const;

/** Where what is done at these places is practised before: at a mannequin, with instruments, at a simulator. */
const PRACTISED: Readonly<Record<string, string>> = {
  skillslab: "ambulance gym hospital scanner ward",
  laboratory: "dental eyechart outcrop oilfield pharmacy reef refinery rig weather windfarm waterworks",
  wiring: "pylons solarfield",
  controlroom: "airport dhow hangar port ship tower",
  kitchen: "cafe courtyard restaurant",
  meeting: "billboard embassy street",
};
const PRACTICE = new Map(
  Object.entries(PRACTISED).flatMap(([place, own]) => own.split(" ").map((one) => [one, place] as const)),
);

/** The scene at the top of a study's page: who works there later, still learning, where what is taught stands; the profession's own place ends the page. */
export function taughtScene(kind: StudyKind, slug: string, scene: string): string {
  const [own = "campus", who = ""] = motifsOf(scene);
  if (!who.startsWith("p-")) return scene;
  const [hue = ""] = /^[A-Z]?/.exec(scene) ?? [];
  const place = (kind === "certificate" ? null : PRACTICE.get(own)) ?? own;
  return hue + composeOwnScene(`${kind} ${slug}`, [...learnedAs(place, who), BESIDE[kind]]);
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
