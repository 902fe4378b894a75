import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { hueOf } from "#ui/drawing-hue.ts";
import type { MeritCard } from "../schema.ts";
import { averageFact } from "./cards.server.ts";
import { paragraphs } from "./parts.server.ts";

/** A merit programme on its list, with all there is to read. */
export function meritCard(program: Item<"merit-program">, locale: Locale, sceneOf: SceneOf): MeritCard {
  const scene = sceneOf("merit", program);
  return {
    slug: program.slug,
    title: program.program_name,
    summary: program.summary,
    over: program.institute?.title ?? "",
    facts: [
      averageFact(program.percentage, locale),
      { name: m.studies_fact_place({}, { locale }), text: program.country_city },
      {
        name: m.studies_filter_category({}, { locale }),
        text: program.category?.title ?? m.studies_fact_unsaid({}, { locale }),
      },
    ],
    scene,
    hue: hueOf(`merit/${program.slug}`, "merit", scene),
    sample: program.sample === true,
    description: paragraphs(program.description),
    benefits: program.benefits,
    ...languageOf(program, locale),
  };
}
