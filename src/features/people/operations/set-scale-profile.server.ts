import { type Context, inTransaction } from "#platform/context.ts";
import { permit, stillThere } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { maySayProfile } from "../access.ts";
import type { AgeBand, Gender, Grade, KeepResults } from "../rules.ts";
import type { ScaleProfileInput } from "../schema.ts";
import { readUser } from "./read-user.server.ts";
import { sayAge } from "./say-age.server.ts";

/** What a scale needs to know of a person; null where it was left out or declined. */
export interface ScaleProfile {
  /** Whether the questions were put already, whatever was answered. */
  readonly isAsked: boolean;
  /** Whether the question about age was put already. */
  readonly isAgeAsked: boolean;
  readonly grade: Grade | null;
  readonly gender: Gender | null;
  readonly birthDate: string | null;
  readonly ageBand: AgeBand | null;
  readonly keepResults: KeepResults;
}

/** The person's grade, gender and age as far as known, and whether they still have to be asked. */
export async function readScaleProfile(ctx: Context, actor: Actor): Promise<ScaleProfile> {
  const user = stillThere(await readUser(ctx.db, permit(actor, maySayProfile).id));
  const isKnown = Boolean(user.grade && user.gender && (user.birth_date ?? user.age_band));
  return {
    isAsked: isKnown || user.scale_asked_at !== null,
    isAgeAsked: Boolean(user.birth_date ?? user.age_band ?? user.scale_asked_at),
    grade: user.grade,
    gender: user.gender,
    birthDate: user.birth_date,
    ageBand: user.age_band,
    keepResults: user.keep_results,
  };
}

/** Keeps what the person said before a scale; a value left out stays unknown, and the questions are not put again. */
export async function setProfileForScale(ctx: Context, actor: Actor, input: ScaleProfileInput): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const { id } = permit(actor, maySayProfile);
  const said = { birthDate: input.birthDate ?? null, ageBand: input.ageBand ?? null };
  const others = { grade: input.grade ?? null, gender: input.gender ?? null, scale_asked_at: at };
  await inTransaction(ctx, (db) => sayAge(db, id, said, { at, ...others }));
}
