import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { presentProfile } from "../presenter.server.ts";
import type { Profile } from "../schema/view.ts";
import { readBusinesses, readExperience } from "../store/entries.server.ts";
import { readLinks } from "../store/links.server.ts";
import { findProfile } from "../store/profiles.server.ts";

/** Everything one says of oneself. */
export function readProfile(ctx: Context, actor: Actor): Promise<Profile> {
  return readProfileOf(ctx, ctx.db, requireAccount(actor));
}

/** The same within a transaction. */
export async function readProfileOf(
  ctx: Context,
  db: Db,
  { id, locale }: Pick<Person, "id" | "locale">,
): Promise<Profile> {
  const user = stillThere(await readUser(db, id));
  const row = await findProfile(db, id);
  const links = await readLinks(db, id);
  const experience = await readExperience(db, id);
  const businesses = await readBusinesses(db, id);
  return presentProfile(ctx, { user, row, links, experience, businesses }, locale);
}
