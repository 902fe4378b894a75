import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requirePerson } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { type MeAnswer, presentUser, profileOf } from "../presenter.server.ts";
import { findUser, rolesOf } from "../store/users.server.ts";

export type MePart = (ctx: Context, person: Person) => Promise<unknown>;

const parts = new Map<string, MePart>([["subscriptions", async () => []]]);

/** Lets another feature answer a name of `populate` on `me`. A name stands for one part, so saying it twice changes nothing. */
export function addToMe(name: string, part: MePart): void {
  parts.set(name, part);
}

/** The signed-in person's own record with the asked parts; "*" asks for all. */
export async function me(ctx: Context, actor: Actor, populate: readonly string[]): Promise<MeAnswer> {
  const person = requirePerson(actor);
  const user = await findUser(ctx.db, person.id);
  if (!user) throw new AppError("unauthorized");
  const known = ["profile", "role", ...parts.keys()];
  const unknown = populate.find((name) => name !== "*" && !known.includes(name));
  if (unknown !== undefined)
    throw new AppError("invalid", {
      technical: `Invalid key ${unknown} at populate`,
      extra: { key: unknown, path: "populate" },
    });
  const answer: Partial<MeAnswer> = {};
  for (const name of populate.includes("*") ? known : new Set(populate)) {
    if (name === "profile") answer.profile = profileOf(user);
    else if (name === "role") answer.role = { type: "authenticated", names: await rolesOf(ctx.db, user.id) };
    else answer[name] = await parts.get(name)?.(ctx, person);
  }
  return { ...presentUser(user), ...answer };
}
