import { redirect } from "react-router";
import { ONE_DONE, OnePage } from "#features/booking/components/book-one-page.tsx";
import { actOnConsultation } from "#features/booking/operations/act-on.server.ts";
import { listActions, setActionDone } from "#features/booking/operations/agreed-actions.server.ts";
import { answerOutcome, listOutcomes } from "#features/booking/operations/answer-outcome.server.ts";
import { readKnown } from "#features/booking/operations/read-booker.server.ts";
import { readChosenTime } from "#features/booking/operations/read-chosen-time.server.ts";
import { readConsultation } from "#features/booking/operations/read-consultations.server.ts";
import { ownActForm } from "#features/booking/schema/booking-forms.ts";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireBooker } from "#layouts/require-booker.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import bookingSheet from "#ui/styles/booking-sheet.css?url";
import type { Route } from "./+types/one";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { ctx, actor } = requireBooker(context, request);
  const { searchParams: query } = new URL(request.url);
  const view = await orMissing(() => readOwn(ctx, actor, id));
  const to = query.get("to");
  const done = query.get("done");
  const [actions, outcomes, { isMinor }] = await Promise.all([
    listActions(ctx, actor, { consultation: id }),
    listOutcomes(ctx, actor, id),
    readKnown(ctx, actor),
  ]);
  return {
    view,
    actions,
    outcomes,
    isMinor,
    /** The time it may be moved to. */
    to: to && view.mayMove ? await readChosenTime(ctx, actor, to, { field: view.field, type: view.type }) : null,
    isCancelling: query.get("ask") === "cancel" && view.mayCancel,
    done: ONE_DONE.find((one) => one === done) ?? null,
    now: ctx.clock.now().toISOString(),
  };
}

/** A consultation of one's own as the person; on other sides it has another page. */
async function readOwn(...asked: Parameters<typeof readConsultation>) {
  const view = await readConsultation(...asked);
  if (view.side !== "person") throw redirect(pathTo("home"), 303);
  return view;
}

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const { ctx, actor } = requireBooker(context, request);
  await orMissing(() => readOwn(ctx, actor, id));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(ownActForm, form);
    if (input.act === "done" || input.act === "undone")
      await setActionDone(ctx, actor, input.action, input.act === "done");
    else if (input.act === "outcome") await answerOutcome(ctx, actor, id, input);
    else await actOnConsultation(ctx, actor, id, input);
    return redirect(pathTo("bookingOne", { id }, { done: input.act }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingSheet }];

export const meta: Route.MetaFunction = ({ matches, params: { id } }) =>
  ownPageHead(matches, { path: pathTo("bookingOne", { id }) });

export default function BookingOne({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={loaderData.view.subject} isRefused={actionData !== undefined} />
      <OnePage {...loaderData} zone={useSite().site.timeZone} refused={actionData} />
    </>
  );
}
