import { redirect } from "react-router";
import { NotificationsPage } from "#features/notifications/components/notifications-page.tsx";
import { markAll } from "#features/notifications/operations/mark-read.server.ts";
import { viewNotifications } from "#features/notifications/operations/read-notifications.server.ts";
import { notificationsForm } from "#features/notifications/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import newsSheet from "#ui/styles/news-sheet.css?url";
import notificationsSheet from "#ui/styles/notifications-sheet.css?url";
import type { Route } from "./+types/list";

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: newsSheet },
  { rel: "stylesheet", href: notificationsSheet },
];

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const asked = { tab: query.get("tab"), before: query.get("before"), done: query.get("done") };
  return { view: await viewNotifications(ctx, actor, asked) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(notificationsForm, form);
    await markAll(ctx, actor, input);
    return redirect(pathTo("notifications", {}, { done: input.act === "all" ? "all" : undefined }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("notifications") });

export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.notifications_title()} isRefused={actionData !== undefined} />
      <NotificationsPage {...loaderData} refused={actionData} />
    </>
  );
}
