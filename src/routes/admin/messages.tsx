import { data, redirect } from "react-router";
import { InboxPage } from "#features/contact/components/inbox-page.tsx";
import { hasMessage, readInbox } from "#features/contact/operations/answer-messages.server.ts";
import { referenceAsked, stateAsked } from "#features/contact/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import contactSheet from "#ui/styles/contact-sheet.css?url";
import type { Route } from "./+types/messages";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const page = Math.max(1, Number.parseInt(query.get("page") ?? "1", 10) || 1);
  const asked = query.get("reference");
  const reference = referenceAsked(asked);
  try {
    if (reference && (await hasMessage(ctx, actor, reference))) throw redirect(pathTo("adminMessage", { reference }));
    return { asked, inbox: await readInbox(ctx, actor, { state: stateAsked(query.get("state")), page }) };
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contactSheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.contact_inbox_title(), path: pathTo("adminMessages") });

export default function Messages({ loaderData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return <InboxPage {...loaderData} locale={locale} timeZone={site.timeZone} />;
}
