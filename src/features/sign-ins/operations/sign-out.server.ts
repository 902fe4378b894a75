import { publishEnded } from "#features/notifications/operations/publish.server.ts";
import type { Context } from "#platform/context.ts";
import { type Actor, isPerson, type Person } from "#shared/actor.ts";
import { deleteSignIn } from "../store/sign-ins.server.ts";

declare module "#platform/context.ts" {
  interface Extensions {
    readonly signOut: readonly SignOutWork[];
  }
}

/** Clears what a person did not want to keep longer than this sign-in. */
export type SignOutWork = (ctx: Context, person: Person) => Promise<void>;

/** Ends this sign-in on the server; a visitor has none and nothing happens. */
export async function signOut(ctx: Context, actor: Actor): Promise<void> {
  if (isPerson(actor)) await endSignInOf(ctx, actor, actor.signInId);
}

/** Ends one sign-in of a person, with what only it was to keep. */
export async function endSignInOf(ctx: Context, person: Person, signInId: string): Promise<void> {
  for (const work of ctx.extensions.signOut) await work(ctx, { ...person, signInId });
  await deleteSignIn(ctx.db, signInId);
  publishEnded(ctx, signInId);
}
