import type { Item, Related } from "#content/readers.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { foldText } from "#shared/fold-text.ts";
import type { MeritQuestion } from "../schema.ts";

/** Merit programmes that ask for no more than a percentage, the highest minimum first; every part of the question is optional. */
export function listMeritPrograms(ctx: Context, actor: Actor, question: MeritQuestion): Item<"merit-program">[] {
  const { percentage, category, institute, country_city, program_name } = question;
  return ctx.content
    .all("merit-program", { locale: actor.locale })
    .filter(
      (program) =>
        (percentage === undefined || program.percentage <= percentage) &&
        isNamed(program.category, category) &&
        isNamed(program.institute, institute) &&
        holds(program.country_city, country_city) &&
        holds(program.program_name, program_name),
    )
    .toSorted((a, b) => b.percentage - a.percentage);
}

function isNamed(related: Related | null, asked: string | undefined): boolean {
  if (!asked) return true;
  if (!related) return false;
  return related.slug === asked || related.documentId === asked || foldText(related.title) === foldText(asked);
}

function holds(text: string, asked: string | undefined): boolean {
  return !asked || foldText(text).includes(foldText(asked));
}
