import { data, redirect } from "react-router";
import { SlotsPage } from "#features/advisor/components/slots-page.tsx";
import { readSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { addSlot, changeSlot, withdrawSlot } from "#features/advisor/operations/keep-slots.server.ts";
import { readWeek } from "#features/advisor/operations/read-week.server.ts";
import { slotForm } from "#features/advisor/schema.ts";
import { readOwnHolders } from "#features/booking/operations/read-desk.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { orMissing, requireAdvisorHere } from "#layouts/require-advisor.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Account } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import deskSheet from "#ui/styles/desk-sheet.css?url";
import type { Route } from "./+types/slots";

const DONE = ["added", "changed", "withdrawn", "restored"] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const week = await orMissing(() => readWeek(ctx, actor, query.get("week"), query.get("change")));
  const { minutes, kinds, zone, isTaking } = await readSchedule(ctx, actor);
  return {
    ...week,
    schedule: { minutes, kinds, zone, isTaking },
    holders: await readOwnHolders(ctx, actor, week.from, week.until),
    done: DONE.find((one) => one === query.get("done")) ?? null,
    undo: query.get("undo"),
    now: ctx.clock.now().toISOString(),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  const week = new URL(request.url).searchParams.get("week") ?? undefined;
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { day, ...query } = await carryOut(ctx, actor, form);
    return redirect(pathTo("consultationSlots", {}, { week: day ?? week, ...query }), 303);
  });
}

async function carryOut(
  ctx: Context,
  actor: Account,
  { intent, slot = "", ...fields }: Record<string, string>,
): Promise<{ done: (typeof DONE)[number]; undo?: string; day?: string }> {
  if (intent === "withdraw" || intent === "restore") {
    await withdrawSlot(ctx, actor, slot, intent === "withdraw");
    return intent === "withdraw" ? { done: "withdrawn", undo: slot } : { done: "restored" };
  }
  if (intent !== "add" && intent !== "change") throw data(null, { status: 400 });
  const input = parseInput(slotForm, fields);
  if (intent === "add") await addSlot(ctx, actor, input);
  else await changeSlot(ctx, actor, slot, input);
  return { done: intent === "add" ? "added" : "changed", day: input.date };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("consultationSlots") });

export default function Slots({ loaderData, actionData }: Route.ComponentProps) {
  const { locale } = useSite();
  return (
    <>
      <PageTitle title={m.advisor_desk_slots_title()} isRefused={actionData !== undefined} />
      <SlotsPage {...loaderData} refused={actionData} locale={locale} />
    </>
  );
}
