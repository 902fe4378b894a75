import { data, redirect } from "react-router";
import { type ShareDone, SharePage } from "#features/scales/sharing/components/share-page.tsx";
import { endShare, makeShare, viewShares } from "#features/scales/sharing/operations/share-result.server.ts";
import { type MadeLink, shareForm } from "#features/scales/sharing/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import sharedSheet from "#ui/styles/shared-sheet.css?url";
import type { Route } from "./+types/share";

const DONE: readonly ShareDone[] = ["advisor", "end"];

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const done = new URL(request.url).searchParams.get("done");
  return { view: await viewOrMissing(ctx, actor, params.attempt), done: DONE.find((one) => one === done) ?? null };
}

/** A result that is not there, or not one's own, is a page that is not there. */
async function viewOrMissing(...asked: Parameters<typeof viewShares>) {
  try {
    return await viewShares(...asked);
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export async function action({ context, request, params: { attempt } }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  await viewOrMissing(ctx, actor, attempt);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(shareForm, form);
    const toPage = (done: ShareDone) => redirect(pathTo("resultShare", { attempt }, { done }), 303);
    if (input.act === "end") {
      await endShare(ctx, actor, attempt, input.share);
      return toPage("end");
    }
    const { code } = await makeShare(ctx, actor, attempt, input);
    if (code === null) return toPage("advisor");
    const path = pathTo("sharedResult", { code });
    const picture = `${path}/picture.png?lang=${actor.locale}`;
    // Shown in the answer itself: an address could be opened again.
    return { made: { address: ctx.config.publicUrl + path, path, picture } satisfies MadeLink };
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sharedSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("careerTestResults") });

export default function ResultShare({ loaderData, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  const made = actionData && "made" in actionData ? actionData.made : null;
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  return (
    <>
      <PageTitle title={m.scales_share_title()} isRefused={refused !== undefined} />
      <SharePage {...loaderData} made={made} timeZone={timeZone} refused={refused} />
    </>
  );
}
