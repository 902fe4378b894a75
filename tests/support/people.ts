import { giveRole } from "#features/accounts/store/users.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { actorOfToken, startSignIn } from "#features/sign-ins/operations/sign-in-token.server.ts";
import type { Context } from "#platform/context.ts";
import type { Person, Role, Visitor } from "#shared/actor.ts";
import { QUICK_HASH } from "./asking-api.ts";

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
  changes: Partial<
    Pick<
      UserRow,
      | "keep_results"
      | "scale_asked_at"
      | "locale"
      | "age_band"
      | "age_said_at"
      | "birth_date"
      | "account_type"
      | "first_name"
    >
  > = {},
): Promise<TestPerson> {
  serial += 1;
  const at = ctx.clock.now().toISOString();
  const { id } = await ctx.db
    .insertInto("users")
    .values({
      email: `somebody${serial}@example.org`,
      password_hash: QUICK_HASH,
      first_name: "Salma",
      last_name: "Tester",
      account_type: "Student",
      gender: null,
      birth_date: null,
      // Of age, so that nobody is asked about a guardian unless a test is about that.
      age_band: "25-plus",
      grade: null,
      scale_asked_at: at,
      keep_results: "keep",
      locale: "en",
      is_demo: false,
      link_generation: 1,
      activated_at: at,
      age_said_at: at,
      disabled_at: null,
      consent_version: CONSENT_VERSION,
      last_seen_at: at,
      erase_at: null,
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
