import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { sitsAtPlace } from "../access.ts";
import { closedBecause, inGroups } from "../rules.ts";
import { findClass } from "../store/classes.server.ts";
import { findPlaceOf, placesOf } from "../store/places.server.ts";

/** Ends the sign-in of a place. @returns the code of its class for whoever sits down next, or undefined when nobody can join any more. */
export async function leavePlace(ctx: Context, actor: Actor): Promise<string | undefined> {
  const code = await openCodeOf(ctx, actor);
  await signOut(ctx, actor);
  return code;
}

async function openCodeOf(ctx: Context, actor: Actor): Promise<string | undefined> {
  const place = sitsAtPlace(actor) ? await findPlaceOf(ctx.db, actor.id) : undefined;
  const row = place && (await findClass(ctx.db, place.class_id));
  if (!row) return undefined;
  const { length: taken } = await placesOf(ctx.db, row.id);
  const why = closedBecause({ closesAt: row.closes_at, places: row.max_places }, taken, ctx.clock.now());
  return why ? undefined : inGroups(row.code);
}
