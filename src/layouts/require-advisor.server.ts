import { data, type RouterContextProvider } from "react-router";
import { isAdvisor } from "#features/advisor/access.ts";

import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import type { Account } from "#shared/actor.ts";
import { requireAccountHere } from "./require-account.server.ts";

/** For the screens of a desk: a visitor signs in first, everybody but an advisor sees that it is not theirs. */
export function requireAdvisorHere(
  context: Readonly<RouterContextProvider>,
  request: Request,
): { readonly ctx: Context; readonly actor: Account } {
  const { ctx, actor } = requireAccountHere(context, request);
  if (!isAdvisor(actor)) throw data(null, { status: 403 });
  return { ctx, actor };
}

/** What is not there, or not this reader's, is a page that says so. */
export async function orMissing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}
