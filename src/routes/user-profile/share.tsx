import { redirect } from "react-router";
import { SharePage } from "#features/profile/components/share-page.tsx";
import { changeSharing, viewShare } from "#features/profile/operations/share-profile.server.ts";
import { SHARE_ACTS, shareForm } from "#features/profile/schema/share.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import welcomeSheet from "#ui/styles/welcome-sheet.css?url";
import type { Route } from "./+types/share";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const done = new URL(request.url).searchParams.get("done");
  return { view: await viewShare(ctx, actor), done: SHARE_ACTS.find((one) => one === done) ?? null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(shareForm, form);
    await changeSharing(ctx, actor, input);
    return redirect(pathTo("profileShare", {}, { done: input.act }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: welcomeSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("profileShare") });

export default function ProfileShare({ loaderData, actionData }: Route.ComponentProps) {
  const { name, timeZone } = useSite().site;
  return (
    <>
      <PageTitle title={m.profile_share_title()} isRefused={actionData !== undefined} />
      <SharePage {...loaderData} timeZone={timeZone} siteName={name} refused={actionData} />
    </>
  );
}
