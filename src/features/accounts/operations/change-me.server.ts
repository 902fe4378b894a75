import { changeUser } from "#features/people/operations/change-user.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { sayAge } from "#features/people/operations/say-age.server.ts";
import type { SaidAge } from "#features/people/rules.ts";
import { type Context, inTransaction } from "#platform/context.ts";
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
  const isAsked = Boolean(input.dob || input.age_band || input.age_withheld);
  await inTransaction(ctx, async (db) => {
    if (!speaksOfAge(input)) return changeUser(db, id, { ...changes, updated_at: at });
    await sayAge(db, id, (user) => ageOf(input, user), { at, ...changes, ...(isAsked && { scale_asked_at: at }) });
  });
  return me(ctx, actor, ["profile"]);
}

function speaksOfAge({ dob, age_band: band, age_withheld: withheld }: ChangeMe): boolean {
  return dob !== undefined || band !== undefined || withheld !== undefined;
}

/** One of the two says the age: the other goes. Withholding it takes both away; either way it counts as having been asked. */
function ageOf({ dob, age_band: band, age_withheld: withheld }: ChangeMe, user: UserRow): SaidAge {
  if (withheld) return { birthDate: null, ageBand: null };
  if (dob || band) return { birthDate: dob ?? null, ageBand: band ?? null };
  return { birthDate: dob === null ? null : user.birth_date, ageBand: band === null ? null : user.age_band };
}
