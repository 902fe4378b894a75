import type { Item, Related } from "#content/readers.ts";
import type { TypeName } from "#content/registry.ts";
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
        isNamed(program.category, category, numbered(ctx, "academic-program-category", category)) &&
        isNamed(program.institute, institute, numbered(ctx, "academic-program-institute", institute)) &&
        holds(program.country_city, country_city) &&
        isProgram(program, program_name),
    )
    .toSorted((a, b) => b.percentage - a.percentage);
}

/** The document id of the record that has a number; null where what was asked is none. */
function numbered(ctx: Context, type: TypeName, asked = ""): string | null {
  const { byId, records } = ctx.content.snapshot.shelf(type);
  const rank = /^\d{1,15}$/.test(asked) ? byId.get(Number(asked)) : undefined;
  return rank === undefined ? null : (records[rank]?.documentId ?? null);
}

function isNamed(related: Related | null, asked: string | undefined, id: string | null): boolean {
  if (!asked) return true;
  if (!related) return false;
  const { slug, documentId, title } = related;
  return slug === asked || documentId === asked || documentId === id || foldText(title) === foldText(asked);
}

function isProgram({ id, documentId, slug, program_name: name }: Item<"merit-program">, asked?: string): boolean {
  return [String(id), documentId, slug].includes(asked ?? "") || holds(name, asked);
}

function holds(text: string, asked: string | undefined): boolean {
  return !asked || foldText(text).includes(foldText(asked));
}
