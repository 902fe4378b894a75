import { actorOfToken, startSignIn } from "#features/accounts/sign-in-token.server.ts";
import { giveRole } from "#features/accounts/store/users.server.ts";
import type { Context } from "#platform/context.ts";
import type { Person, Role, Visitor } from "#shared/actor.ts";

const origin = { address: "192.0.2.1", device: "", userAgent: "" };

/** Nobody in particular. */
export const visitor: Visitor = { kind: "visitor", locale: "en", origin };

export interface TestPerson {
  readonly id: number;
  readonly actor: Person;
  readonly token: string;
  /** For the API: who asks. */
  readonly headers: { readonly authorization: string };
  /** Signs in once more, as on another device. */
  again(): Promise<TestPerson>;
}

let serial = 0;

/** Somebody with an active account who is signed in; `changes` are columns of `users`. */
export async function signedInPerson(
  ctx: Context,
  changes: { keep_results?: "keep" | "try"; scale_asked_at?: string | null; locale?: "ar" | "en" } = {},
): Promise<TestPerson> {
  serial += 1;
  const at = ctx.clock.now().toISOString();
  const { id } = await ctx.db
    .insertInto("users")
    .values({
      email: `somebody${serial}@example.org`,
      password_hash: "none",
      first_name: "Salma",
      last_name: "Tester",
      account_type: "Student",
      gender: null,
      birth_date: null,
      age_band: null,
      grade: null,
      scale_asked_at: at,
      keep_results: "keep",
      locale: "en",
      is_demo: false,
      link_generation: 1,
      activated_at: at,
      disabled_at: null,
      created_at: at,
      updated_at: at,
      ...changes,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return signIn(ctx, id, changes.locale ?? "en");
}

async function signIn(ctx: Context, id: number, locale: "ar" | "en"): Promise<TestPerson> {
  const token = await startSignIn(ctx, ctx.db, id, origin);
  const actor = await actorOfToken(ctx, token, origin, locale);
  if (!actor) throw new Error("The sign-in does not hold");
  return { id, actor, token, headers: { authorization: `Bearer ${token}` }, again: () => signIn(ctx, id, locale) };
}

/** Somebody with a role, signed in. */
export async function signedInAs(ctx: Context, role: Role): Promise<TestPerson> {
  const person = await signedInPerson(ctx);
  await giveRole(ctx.db, person.id, role, ctx.clock.now().toISOString());
  return person.again();
}
