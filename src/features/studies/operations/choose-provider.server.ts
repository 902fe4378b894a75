import { scenesIn } from "#content/scenes.server.ts";
import { cardPictureOf, languageOf } from "#content/shown-record.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { paragraphs } from "../presenter/parts.server.ts";
import type { ChosenProvider } from "../schema.ts";

/** The university or institution a list is narrowed to; null unless it is exactly one that is published. */
export function chosenProvider(
  ctx: Context,
  { locale }: Actor,
  kind: ChosenProvider["kind"],
  slugs: readonly string[] = [],
): ChosenProvider | null {
  const [slug, ...others] = slugs;
  if (slug === undefined || others.length > 0) return null;
  const found = ctx.content.bySlug(kind, slug, locale);
  return (
    found && {
      kind,
      slug: found.slug,
      name: found.name,
      location: found.location,
      summary: found.summary,
      texts: paragraphs(found.description),
      sample: found.sample === true,
      scene: scenesIn(ctx)(kind, { slug: found.slug }),
      ...cardPictureOf(found.banner),
      ...languageOf(found, locale),
    }
  );
}

/** The same where the list is narrowed to an institute of programmes, which may belong to a university. */
export function chosenInstitute(ctx: Context, actor: Actor, slugs: readonly string[] = []): ChosenProvider | null {
  const [slug, ...others] = slugs;
  if (slug === undefined || others.length > 0) return null;
  const institute = ctx.content.bySlug("academic-program-institute", slug, actor.locale);
  return institute?.university ? chosenProvider(ctx, actor, "university", [institute.university.slug]) : null;
}
