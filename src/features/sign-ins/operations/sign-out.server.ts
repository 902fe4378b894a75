import type { Context } from "#platform/context.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { deleteSignIn } from "../store/sign-ins.server.ts";

export type SignOutWork = (ctx: Context, person: Person) => Promise<void>;

const works = new Map<string, SignOutWork>();

/** Lets another feature clear what a person did not want to keep. A name stands for one piece of work, so saying it twice changes nothing. */
export function onSignOut(name: string, work: SignOutWork): void {
  works.set(name, work);
}

/** Ends this sign-in on the server; a visitor has none and nothing happens. */
export async function signOut(ctx: Context, actor: Actor): Promise<void> {
  if (actor.kind === "person") await endSignInOf(ctx, actor, actor.signInId);
}

/** Ends one sign-in of a person, with what only it was to keep. */
export async function endSignInOf(ctx: Context, person: Person, signInId: string): Promise<void> {
  for (const work of works.values()) await work(ctx, { ...person, signInId });
  await deleteSignIn(ctx.db, signInId);
}
