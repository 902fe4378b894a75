import { redirect } from "react-router";
import { BOOKING_DONE, BookingPage } from "#features/booking/components/book-page.tsx";
import { nextOfFields } from "#features/booking/operations/next-of-fields.server.ts";
import { readHindrance } from "#features/booking/operations/read-booker.server.ts";
import { listOwnConsultations, readConsultation } from "#features/booking/operations/read-consultations.server.ts";
import { readOffer } from "#features/booking/operations/read-offer.server.ts";
import { joinWaits, leaveWaits } from "#features/booking/operations/wait-list.server.ts";
import { type BookingAsk, bookingPath } from "#features/booking/schema/booking-ask.ts";
import { bookingAsk, waitForm } from "#features/booking/schema/booking-forms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireBooker } from "#layouts/require-booker.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import bookingSheet from "#ui/styles/booking-sheet.css?url";
import type { Route } from "./+types/overview";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireBooker(context, request);
  const ask = bookingAsk(request);
  const done = new URL(request.url).searchParams.get("done");
  const [lists, hindrance, moving] = await Promise.all([
    listOwnConsultations(ctx, actor, ask.page ?? 1),
    readHindrance(ctx, actor),
    ask.move === undefined ? null : orMissing(() => readConsultation(ctx, actor, ask.move ?? "")),
  ]);
  if (moving && (moving.side !== "person" || !moving.mayMove))
    throw redirect(pathTo("bookingOne", { id: moving.id }), 303);
  const asked: BookingAsk = moving ? { ...ask, field: moving.field, type: moving.type } : ask;
  const isOpen = hindrance.closed === null && hindrance.refusal === null;
  return {
    ask: asked,
    lists,
    hindrance,
    moving,
    offer: isOpen && asked.field ? await readOffer(ctx, actor, asked) : null,
    next: isOpen && !asked.field ? await nextOfFields(ctx, actor) : null,
    done: BOOKING_DONE.find((one) => one === done) ?? null,
    weekStart: ctx.config.site.weekStart,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireBooker(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { act, field, types } = parseInput(waitForm, form);
    for (const type of types) await (act === "wait" ? joinWaits : leaveWaits)(ctx, actor, { field, type });
    const { searchParams } = new URL(bookingPath(bookingAsk(request)), "http://own.invalid");
    searchParams.set("done", act === "wait" ? "waiting" : "left");
    return redirect(`${pathTo("booking")}?${searchParams}`, 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("booking") });

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  const title = loaderData.moving ? m.booking_book_move_title() : m.booking_book_title();
  return (
    <>
      <PageTitle title={title} isRefused={actionData !== undefined} />
      <BookingPage {...loaderData} zone={timeZone} refused={actionData} />
    </>
  );
}
