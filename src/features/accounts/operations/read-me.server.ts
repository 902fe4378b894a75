import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { stillThere } from "#platform/permission.ts";
import { requirePerson } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { presentUser } from "../presenter.server.ts";
import type { MeAnswer } from "../schema/answers.ts";
import { rolesOf } from "../store/users.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly me: readonly MePart[];
  }
}

/** What a feature answers to a name of `populate` on `me`. */
export interface MePart {
  readonly name: string;
  readonly read: (ctx: Context, person: Person) => Promise<unknown>;
}

const ROLE = "role";

/** The signed-in person's own record with the asked parts; "*" asks for all. */
export async function me(ctx: Context, actor: Actor, populate: readonly string[]): Promise<MeAnswer> {
  const person = requirePerson(actor);
  const user = stillThere(await readUser(ctx.db, person.id));
  const { me: parts } = ctx.extensions;
  const known = [ROLE, ...parts.map(({ name }) => name)];
  const unknown = populate.find((name) => name !== "*" && !known.includes(name));
  if (unknown !== undefined)
    throw new AppError("invalid", {
      technical: `Invalid key ${unknown} at populate`,
      extra: { key: unknown, path: "populate" },
    });
  const answer: Partial<MeAnswer> = {};
  for (const name of populate.includes("*") ? known : new Set(populate)) {
    if (name === ROLE) answer.role = { type: "authenticated", names: await rolesOf(ctx.db, user.id) };
    else answer[name] = await parts.find((part) => part.name === name)?.read(ctx, person);
  }
  return { ...presentUser(user), ...answer };
}
