import { type RouterContextProvider, redirect } from "react-router";
import { mayBook } from "#features/booking/access.ts";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { requireAccountHere } from "./require-account.server.ts";

/** For screens of whoever books; who advises is led to their own desk. */
export function requireBooker(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { readonly ctx: Context; readonly actor: Person } {
  const found = requireAccountHere(context, request);
  if (!mayBook(found.actor)) throw redirect(pathTo("consultation"), 303);
  return found;
}
