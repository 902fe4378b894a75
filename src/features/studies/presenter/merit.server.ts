import type { Item } from "#content/readers.ts";
import type { SceneOf } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { MeritCard } from "../schema.ts";
import { percentText } from "./durations.server.ts";
import { paragraphs } from "./parts.server.ts";

/** A merit programme on its list, with all there is to read. */
export function meritCard(program: Item<"merit-program">, locale: Locale, sceneOf: SceneOf): MeritCard {
  const over = [program.institute?.title, program.country_city].filter((one) => one !== undefined);
  return {
    slug: program.slug,
    title: program.program_name,
    summary: program.summary,
    over: over.join(" · "),
    scene: sceneOf("merit", program),
    sample: program.sample === true,
    minimum: m.studies_merit_minimum({ percent: percentText(program.percentage, locale) }, { locale }),
    description: paragraphs(program.description),
    benefits: program.benefits,
    ...languageOf(program, locale),
  };
}
