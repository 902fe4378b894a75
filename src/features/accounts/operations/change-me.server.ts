import { changeUser } from "#features/people/operations/change-user.server.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { sayAge } from "#features/people/operations/say-age.server.ts";
import type { SaidAge } from "#features/people/rules.ts";
import type { Db } from "#platform/db/open.ts";
import type { ChangeMe } from "../schema.ts";

/** Changes what a person says of themself in the account's own row: what is left out stays, null takes away. In a transaction. */
export async function changeOwnRecord(db: Db, id: number, input: ChangeMe, at: string): Promise<void> {
  const { firstname: first_name, lastname: last_name, gender, grade, keep_results, locale } = input;
  const said = { first_name, last_name, gender, grade, keep_results, locale };
  const changes = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  const isAsked = Boolean(input.dob || input.age_band || input.age_withheld);
  if (!speaksOfAge(input)) return changeUser(db, id, { ...changes, updated_at: at });
  await sayAge(db, id, (user) => ageOf(input, user), { at, ...changes, ...(isAsked && { scale_asked_at: at }) });
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
