import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { certificateCard, degreeCard, programCard } from "../presenter/cards.server.ts";

const MOST_FACTS = 3;
const NO_SCENE = () => "";

/** What stands by itself of a study, in a row: where, how long, what it ends with. */
export function factsOfStudy(
  ctx: Context,
  locale: Locale,
  type: "academic-degree" | "academic-program" | "certification",
  slug: string,
): string[] {
  const card = cardOf(ctx, locale, type, slug);
  if (!card) return [];
  const short = card.facts.filter(({ className }) => !className).map(({ text }) => text);
  return [card.over, ...short].filter((fact) => fact !== "").slice(0, MOST_FACTS);
}

function cardOf(ctx: Context, locale: Locale, type: Parameters<typeof factsOfStudy>[2], slug: string) {
  if (type === "academic-degree") {
    const degree = ctx.content.bySlug(type, slug, locale);
    return degree && degreeCard(ctx, degree, locale, NO_SCENE);
  }
  if (type === "academic-program") {
    const program = ctx.content.bySlug(type, slug, locale);
    return program && programCard(ctx, program, locale, NO_SCENE);
  }
  const certificate = ctx.content.bySlug(type, slug, locale);
  return certificate && certificateCard(ctx, certificate, locale, NO_SCENE);
}
