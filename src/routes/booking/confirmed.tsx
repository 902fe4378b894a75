import { redirect } from "react-router";
import { ConfirmedPage } from "#features/booking/components/book-confirmed-page.tsx";
import { readConsultation } from "#features/booking/operations/read-consultations.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireBooker } from "#layouts/require-booker.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { pathTo } from "#shared/screens.ts";
import bookingSheet from "#ui/styles/booking-sheet.css?url";
import type { Route } from "./+types/confirmed";

export async function loader({ context, request, params: { id } }: Route.LoaderArgs) {
  const { ctx, actor } = requireBooker(context, request);
  const line = await orMissing(() => readConsultation(ctx, actor, id));
  // What has been answered since is told by its own page.
  if (line.side !== "person" || line.status !== "pending") throw redirect(pathTo("bookingOne", { id }), 303);
  return { line };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: bookingSheet }];

export const meta: Route.MetaFunction = ({ matches, params: { id } }) =>
  ownPageHead(matches, { title: m.booking_book_confirmed_title(), path: pathTo("bookingConfirmed", { id }) });

export default function BookingConfirmed({ loaderData: { line } }: Route.ComponentProps) {
  return <ConfirmedPage line={line} zone={useSite().site.timeZone} />;
}
