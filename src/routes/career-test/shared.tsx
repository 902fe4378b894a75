import { data, Link } from "react-router";
import { SharedResultPage } from "#features/scales/sharing/components/shared-result-page.tsx";
import { SharedWithMePage } from "#features/scales/sharing/components/shared-with-me-page.tsx";
import { listSharedWithMe, readSharedWithMe } from "#features/scales/sharing/operations/read-shared-result.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import sharedSheet from "#ui/styles/shared-sheet.css?url";
import type { Route } from "./+types/shared";

/** The list, or one result of it: `?share=` names which. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const share = new URL(request.url).searchParams.get("share");
  try {
    if (share === null) return { shares: await listSharedWithMe(ctx, actor), shared: null };
    return { shares: [], shared: await readSharedWithMe(ctx, actor, share) };
  } catch (error) {
    if (isAppError(error)) throw data(null, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.scales_with_me_title(), path: pathTo("sharedWithMe") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sharedSheet }];

export default function SharedWithMe({ loaderData: { shares, shared } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  if (!shared) return <SharedWithMePage shares={shares} timeZone={timeZone} />;
  return (
    <SharedResultPage shared={shared} timeZone={timeZone}>
      <p className="no-print">
        <Link className="inline-flex min-h-11 items-center" to={pathTo("sharedWithMe")}>
          {m.scales_with_me_title()}
        </Link>
      </p>
    </SharedResultPage>
  );
}
