import { redirect } from "react-router";
import { ChoicesPage } from "#features/notifications/components/choices-page.tsx";
import { choose, viewChoices } from "#features/notifications/operations/choose.server.ts";
import { choicesForm } from "#features/notifications/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/settings";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const isSaved = new URL(request.url).searchParams.get("done") === "saved";
  return { view: await viewChoices(ctx, actor, isSaved) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await choose(ctx, actor, parseInput(choicesForm, form));
    return redirect(pathTo("notificationsSettings", {}, { done: "saved" }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { path: pathTo("notificationsSettings") });

export default function NotificationsSettings({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.notifications_settings()} isRefused={actionData !== undefined} />
      <ChoicesPage {...loaderData} refused={actionData} />
    </>
  );
}
