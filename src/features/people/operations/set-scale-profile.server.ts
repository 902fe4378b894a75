import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requirePerson } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import type { AgeBand, Gender, Grade, KeepResults } from "../rules.ts";
import type { ScaleProfileInput } from "../schema.ts";
import { changeUser } from "./change-user.server.ts";
import { readUser } from "./read-user.server.ts";

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
  const user = await readUser(ctx.db, requirePerson(actor).id);
  if (!user) throw new AppError("unauthorized");
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
  const { id } = requirePerson(actor);
  const user = await readUser(ctx.db, id);
  const age = { birth_date: input.birthDate ?? null, age_band: input.birthDate ? null : (input.ageBand ?? null) };
  const isSame = age.birth_date === user?.birth_date && age.age_band === user?.age_band;
  await changeUser(ctx.db, id, {
    grade: input.grade ?? null,
    gender: input.gender ?? null,
    ...age,
    // The earliest time something was said proves the most about today.
    age_said_at: isSame ? user.age_said_at : (age.birth_date ?? age.age_band) ? at : null,
    scale_asked_at: at,
    updated_at: at,
  });
}
