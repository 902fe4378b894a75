import { redirect } from "react-router";
import { z } from "zod";
import { FeedPage } from "#features/booking/components/feed-page.tsx";
import { endFeed, makeFeed, readFeed } from "#features/booking/operations/calendar-feed.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import bookingSheet from "#ui/styles/booking-sheet.css?url";
import type { Route } from "./+types/calendar";

const feedForm = z.strictObject({ act: z.enum(["make", "end"]) });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const feed = await readFeed(ctx, actor);
  return {
    madeAt: feed?.madeAt ?? null,
    hasEnded: new URL(request.url).searchParams.get("done") === "end",
    isAdvisor: actor.accountType === "Consultant",
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { act } = parseInput(feedForm, form);
    if (act === "make") return makeFeed(ctx, actor);
    await endFeed(ctx, actor);
    return redirect(pathTo("accountCalendar", {}, { done: "end" }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("accountCalendar") });

export default function AccountCalendar({ loaderData, actionData }: Route.ComponentProps) {
  const { site } = useSite();
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const address = actionData && "address" in actionData ? actionData.address : null;
  return (
    <>
      <PageTitle title={m.booking_feed_title()} isRefused={refused !== undefined} />
      <FeedPage {...loaderData} address={address} zone={site.timeZone} siteName={site.name} refused={refused} />
    </>
  );
}
