import { type Account, type Actor, hasAccount } from "#shared/actor.ts";
import type { FavoriteForm } from "./schema.ts";

/** An account keeps its own favourites; those of a visitor or a place in a class stay on the device. */
export function mayKeepInAccount(actor: Actor): actor is Account {
  return hasAccount(actor);
}

/** Why a form is refused: a device holds no notes, and there is nobody to give its favourites to. */
export function formRefusal(actor: Actor, act: FavoriteForm["act"]) {
  return mayKeepInAccount(actor) || ["save", "remove", "forget"].includes(act) ? null : "unauthorized";
}
