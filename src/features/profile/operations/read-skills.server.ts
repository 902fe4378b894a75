import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { keepsRecord } from "../access.ts";
import { splitWords } from "../rules.ts";
import { readLinks } from "../store/links.server.ts";
import { findProfile } from "../store/profiles.server.ts";

/** The skills somebody names: records by their ids, and their own words. */
export interface OwnSkills {
  readonly records: readonly string[];
  readonly words: readonly string[];
}

/** The skills named in the own profile; null for who keeps none. */
export async function readOwnSkills(ctx: Context, actor: Actor): Promise<OwnSkills | null> {
  if (!keepsRecord(actor)) return null;
  const [row, links] = await Promise.all([findProfile(ctx.db, actor.id), readLinks(ctx.db, actor.id)]);
  return {
    records: links.flatMap(({ kind, document_id }) => (kind === "future-skill" ? (document_id ?? []) : [])),
    words: splitWords(row?.custom_skills ?? null),
  };
}
