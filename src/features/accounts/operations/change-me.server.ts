import { changeUser } from "#features/people/operations/change-user.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import type { MeAnswer } from "../presenter.server.ts";
import type { ChangeMe } from "../schema.ts";
import { me } from "./read-me.server.ts";

/** Changes what a person says of themself: what is left out stays, null takes away. */
export async function changeMe(ctx: Context, actor: Actor, input: ChangeMe): Promise<MeAnswer> {
  const { id } = requireAccount(actor);
  const at = ctx.clock.now().toISOString();
  const { firstname: first_name, lastname: last_name, gender, grade, keep_results, locale } = input;
  const said = { first_name, last_name, gender, grade, keep_results, locale };
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  await changeUser(ctx.db, id, { ...changes, ...ageOf(input, at), updated_at: at });
  return me(ctx, actor, ["profile"]);
}

/** One of the two says the age: the other goes. Having said it counts as having been asked. */
function ageOf({ dob, age_band: band }: ChangeMe, at: string): Partial<UserRow> {
  if (dob === undefined && band === undefined) return {};
  if (dob || band)
    return { birth_date: dob ?? null, age_band: dob ? null : (band ?? null), age_said_at: at, scale_asked_at: at };
  const taken = { ...(dob === null && { birth_date: null }), ...(band === null && { age_band: null }) };
  return dob === null && band === null ? { ...taken, age_said_at: null } : taken;
}
