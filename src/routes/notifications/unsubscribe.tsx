import { data } from "react-router";
import { AccountPage } from "#features/accounts/components/account-page.tsx";
import { UnsubscribePart, type UnsubscribeState } from "#features/notifications/components/unsubscribe-part.tsx";
import { isUnsubscribeToken, unsubscribe } from "#features/notifications/operations/choose.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Route } from "./+types/unsubscribe";

function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get("token") ?? "";
}

function stateIs(state: UnsubscribeState) {
  return data({ state }, { status: state === "invalid" ? 400 : 200 });
}

/** Looks at the link and changes nothing: programs of mailboxes open links before people do. */
export async function loader({ context, request }: Route.LoaderArgs) {
  return stateIs(isUnsubscribeToken(requestInfo(context).ctx, tokenOf(request)) ? "asked" : "invalid");
}

/** A person's press, or one click of a mail program (RFC 8058): what was sent along is not looked at. */
export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  return stateIs((await unsubscribe(ctx, actor, tokenOf(request))) ? "done" : "invalid");
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AccountPage title={m.notifications_unsubscribe_title()} siteName={useSite().site.name}>
      <UnsubscribePart state={(actionData ?? loaderData).state} />
    </AccountPage>
  );
}
