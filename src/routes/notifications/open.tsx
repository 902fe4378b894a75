import { data, redirect } from "react-router";
import { openNotification } from "#features/notifications/operations/mark-read.server.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/open";

/** Opened by its address, as from a history, nothing is marked. */
export async function loader({ context, request }: Route.LoaderArgs) {
  requireAccountHere(context, request);
  return redirect(pathTo("notifications"), 303);
}

/** Marks one as read and goes on to what it is about. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  try {
    if (!/^\d{1,9}$/.test(params.id)) throw new AppError("not_found");
    const to = await openNotification(ctx, actor, Number(params.id));
    return redirect(to ?? pathTo("notifications"), 303);
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}
