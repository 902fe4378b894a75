import { type RouterContextProvider, redirect } from "react-router";
import { DetailsPage } from "#features/booking/components/book-details-page.tsx";
import { askCode } from "#features/booking/operations/ask-code.server.ts";
import { bookConsultation } from "#features/booking/operations/book.server.ts";
import { readHindrance, readKnown } from "#features/booking/operations/read-booker.server.ts";
import { readChosenTime } from "#features/booking/operations/read-chosen-time.server.ts";
import { bookingPath, CHOOSE_PART } from "#features/booking/schema/booking-ask.ts";
import { bookingAsk, detailsForm } from "#features/booking/schema/booking-forms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireBooker } from "#layouts/require-booker.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm, shownAgain } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import bookingSheet from "#ui/styles/booking-sheet.css?url";
import type { Route } from "./+types/details";

/** The time an address names; without one the way leads back to the times. */
async function chosen(context: Readonly<RouterContextProvider>, request: Request) {
  const { ctx, actor } = requireBooker(context, request);
  const ask = bookingAsk(request);
  const slot = new URL(request.url).searchParams.get("slot") ?? "";
  const time = await readChosenTime(ctx, actor, slot, ask);
  if (!time) throw redirect(bookingPath(ask, {}, CHOOSE_PART), 303);
  return { ctx, actor, ask, time };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor, ask, time } = await chosen(context, request);
  const [known, { closed, refusal }] = await Promise.all([readKnown(ctx, actor), readHindrance(ctx, actor)]);
  if (request.method === "GET" && (closed || refusal)) throw redirect(bookingPath(ask), 303);
  const { bookingCancelMinutes: cancel, bookingMoveMinutes: move, bookingPendingHours: pending } = ctx.config;
  return { time, ask, known, cutoffs: { cancel, move, pending } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor, ask, time } = await chosen(context, request);
  const form = await readForm(request);
  // Back to the form, or to it with another time: nothing is looked at yet.
  const typed = { values: shownAgain(form), isChecked: false, code: null };
  if (form.step === "edit") return typed;
  if (form.step === "times")
    return { ...typed, others: (await readChosenTime(ctx, actor, time.id, ask, true))?.nearest ?? [] };
  return orRefuse(form, async () => {
    const { step, sent_to, ...input } = parseInput(detailsForm, form);
    if (step === "book") {
      const { document_id: id } = await bookConsultation(ctx, actor, { ...input, time_slot: time.id });
      return redirect(pathTo("bookingConfirmed", { id }), 303);
    }
    const code = await askCode(ctx, actor, { ...input, time_slot: time.id }, step === "code" ? "" : sent_to);
    return { values: shownAgain(form), isChecked: true, code };
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("bookingDetails") });

export default function BookingDetails({ loaderData, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const sent = actionData && !("fault" in actionData) ? actionData : null;
  return (
    <>
      <PageTitle title={m.booking_book_details_title()} isRefused={refused !== undefined} />
      <DetailsPage {...loaderData} zone={timeZone} sent={sent} refused={refused} />
    </>
  );
}
