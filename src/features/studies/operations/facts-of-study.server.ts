import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { CERTIFICATE_CARDS, DEGREE_CARDS, PROGRAM_CARDS } from "../presenter/cards.server.ts";

const MOST_FACTS = 3;
const NO_SCENE = () => "";

/** What stands by itself of a study, in a row: what it ends with and whose it is, how long, where. */
export function factsOfStudy(
  ctx: Context,
  locale: Locale,
  type: "academic-degree" | "academic-program" | "certification",
  slug: string,
): string[] {
  const card = cardOf(ctx, locale, type, slug);
  if (!card) return [];
  const unsaid = m.studies_fact_unsaid({}, { locale });
  return [card.over, ...card.facts.map(({ text }) => text)]
    .filter((fact) => fact !== "" && fact !== unsaid)
    .slice(0, MOST_FACTS);
}

function cardOf(ctx: Context, locale: Locale, type: Parameters<typeof factsOfStudy>[2], slug: string) {
  if (type === "academic-degree") {
    const degree = ctx.content.bySlug(type, slug, locale);
    return degree && DEGREE_CARDS.make(ctx, degree, locale, NO_SCENE);
  }
  if (type === "academic-program") {
    const program = ctx.content.bySlug(type, slug, locale);
    return program && PROGRAM_CARDS.make(ctx, program, locale, NO_SCENE);
  }
  const certificate = ctx.content.bySlug(type, slug, locale);
  return certificate && CERTIFICATE_CARDS.make(ctx, certificate, locale, NO_SCENE);
}
