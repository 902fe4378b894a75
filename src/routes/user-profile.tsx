import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { nearOf } from "#features/jobs/operations/read-fits.server.ts";
import { ownFilesAddress } from "#features/own-files/components/own-address.ts";
import { ownFilesSections } from "#features/own-files/components/own-files-sections.tsx";
import { PhotoSection } from "#features/own-files/components/photo-section.tsx";
import { actOnOwnFiles } from "#features/own-files/operations/act-on-own-files.server.ts";
import { viewOwnFiles } from "#features/own-files/operations/view-showpieces.server.ts";
import { isOwnFilesForm } from "#features/own-files/rules.ts";
import { profileAddress } from "#features/profile/components/part-frame.tsx";
import { ProfilePage } from "#features/profile/components/profile-page.tsx";
import { actOnProfile } from "#features/profile/operations/act-on-profile.server.ts";
import { viewBrief } from "#features/profile/operations/view-brief.server.ts";
import { viewProfile } from "#features/profile/operations/view-profile.server.ts";
import { wantedJobs } from "#features/profile/operations/wanted-jobs.server.ts";
import { nicheOf } from "#features/profile/presenter/niche.server.ts";
import type { ProfileView } from "#features/profile/schema/view.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import ownFilesSheet from "#ui/styles/own-files-sheet.css?url";
import profileSheet from "#ui/styles/profile-sheet.css?url";
import type { Route } from "./+types/user-profile";

const CONFLICT = 409;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams } = new URL(request.url);
  const [view, brief, files, near] = await Promise.all([
    viewProfile(ctx, actor, searchParams),
    viewBrief(ctx, actor),
    viewOwnFiles(ctx, actor, searchParams),
    wantedJobs(ctx, actor).then((slugs) => nearOf(ctx, actor, slugs)),
  ]);
  return { view: withNear(view, near), brief, niche: nicheOf(view.profile), files };
}

/** The professions that are wanted, each with how near the own result is to it. */
function withNear(view: ProfileView, near: ReadonlyMap<string, string>): ProfileView {
  const job = view.profile.records.job.map((item) => ({ ...item, near: near.get(item.to ?? "") }));
  return { ...view, profile: { ...view.profile, records: { ...view.profile.records, job } } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    if (isOwnFilesForm(form)) {
      const { kind, removed } = await actOnOwnFiles(ctx, actor, form, requestInfo(context).files ?? []);
      return redirect(ownFilesAddress(kind, removed ? { removed } : { kept: kind }), 303);
    }
    const part = await actOnProfile(ctx, actor, form);
    if (part === null) return redirect(pathTo("home"), 303);
    // A list of the library stays open for the next one.
    const stays = form.find === undefined ? undefined : part;
    return redirect(profileAddress(part, { edit: stays, find: form.find, saved: part }), 303);
  });
}

/** A refused form is not read anew, but what was saved elsewhere in the meantime is shown beside it. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === CONFLICT || defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("profile") });

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: profileSheet },
  { rel: "stylesheet", href: ownFilesSheet },
];

export default function UserProfile({ loaderData, actionData }: Route.ComponentProps) {
  const { view, brief, niche, files } = loaderData;
  const { site } = useSite();
  const { firstname: firstName, lastname: lastName } = view.profile.forms.who;
  const isOfFiles = actionData !== undefined && isOwnFilesForm(actionData.values);
  const refused = isOfFiles ? { own: actionData } : { profile: actionData };
  return (
    <>
      <PageTitle title={m.profile_title()} isRefused={actionData !== undefined} />
      <ProfilePage
        view={view}
        brief={brief}
        niche={niche}
        refused={refused.profile}
        photo={<PhotoSection view={files} person={{ firstName, lastName }} refused={refused.own} />}
        more={ownFilesSections(files, refused.own, site.timeZone)}
      />
    </>
  );
}
