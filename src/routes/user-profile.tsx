import { redirect } from "react-router";
import { profileAddress } from "#features/profile/components/part-frame.tsx";
import { ProfilePage } from "#features/profile/components/profile-page.tsx";
import { actOnProfile } from "#features/profile/operations/act-on-profile.server.ts";
import { viewProfile } from "#features/profile/operations/view-profile.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import profileSheet from "#ui/styles/profile-sheet.css?url";
import type { Route } from "./+types/user-profile";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  return viewProfile(ctx, actor, new URL(request.url).searchParams);
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const part = await actOnProfile(ctx, actor, form);
    if (part === null) return redirect(pathTo("home"), 303);
    // A list of the library stays open for the next one.
    const stays = form.find === undefined ? undefined : part;
    return redirect(profileAddress(part, { edit: stays, find: form.find, saved: part }), 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("profile") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: profileSheet }];

export default function UserProfile({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.profile_title()} isRefused={actionData !== undefined} />
      <ProfilePage view={loaderData} refused={actionData} />
    </>
  );
}
