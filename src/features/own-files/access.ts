import { mayWrite } from "#content/access.ts";
import { type Actor, hasAccount } from "#shared/actor.ts";

/** Whether an upload goes to the library: that of whoever writes, unless they say that it is their own. */
export function isForLibrary(actor: Actor, { saysOwn }: { readonly saysOwn: boolean }): boolean {
  return mayWrite(actor) && !saysOwn;
}

/** Nobody but its owner sees a file or what shows it: for all others it is not there. */
export function isOwnedBy(actor: Actor, row: { readonly user_id: number }): boolean {
  return hasAccount(actor) && row.user_id === actor.id;
}
