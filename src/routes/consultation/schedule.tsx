import { redirect } from "react-router";
import { SchedulePage } from "#features/advisor/components/schedule-page.tsx";
import { listClosures } from "#features/advisor/operations/keep-closures.server.ts";
import { readSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { listSlots } from "#features/advisor/operations/keep-slots.server.ts";
import { saveScheduleForm } from "#features/advisor/operations/save-schedule-form.server.ts";
import { allZones, dayOf, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAdvisorHere } from "#layouts/require-advisor.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import type { Account } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import deskSheet from "#ui/styles/desk-sheet.css?url";
import type { Route } from "./+types/schedule";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  const isSaved = new URL(request.url).searchParams.has("saved");
  const [schedule, closures] = await Promise.all([readSchedule(ctx, actor), listClosures(ctx, actor)]);
  return {
    schedule,
    closures,
    zones: [...new Set([ctx.config.site.timeZone, schedule.zone, ...allZones()])],
    today: dayOf(ctx.clock.now(), schedule.zone),
    offered: isSaved ? await readOffered(ctx, actor, schedule.isTaking ? schedule.publishedOn : null) : null,
  };
}

/** How many times are offered by now, and until which day. */
async function readOffered(ctx: Context, actor: Account, publishedOn: string | null) {
  if (publishedOn === null) return { count: 0, until: null };
  const slots = await listSlots(ctx, actor);
  const count = slots.filter(({ isTaken, isWithdrawn }) => !isTaken && !isWithdrawn).length;
  return { count, until: formatDate(`${publishedOn}T12:00:00Z`, actor.locale, "UTC") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await saveScheduleForm(ctx, actor, form);
    return redirect(pathTo("consultationSchedule", {}, { saved: "yes" }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("consultationSchedule") });

export default function Schedule({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  return (
    <>
      <PageTitle title={m.advisor_desk_schedule_title()} isRefused={actionData !== undefined} />
      <SchedulePage {...loaderData} refused={actionData} locale={locale} />
    </>
  );
}
