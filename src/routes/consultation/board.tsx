import { redirect } from "react-router";
import { readSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { DeskBoardView } from "#features/booking/components/desk-board.tsx";
import { DeskListView, DeskPage } from "#features/booking/components/desk-page.tsx";
import { countOwnStates, listDesk, readBoard } from "#features/booking/operations/read-desk.server.ts";
import { DESK_STATES } from "#features/booking/schema/desk.ts";
import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAdvisorHere } from "#layouts/require-advisor.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { pageOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import deskSheet from "#ui/styles/desk-sheet.css?url";
import type { Route } from "./+types/board";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  if (ctx.config.consultationDashboard) throw redirect(ctx.config.consultationDashboard, 303);
  const { searchParams: query } = new URL(request.url);
  const state = DESK_STATES.find((one) => one === query.get("state")) ?? "board";
  const page = pageOf(query.get("page")) ?? 1;
  const [counts, { isTaking }] = await Promise.all([countOwnStates(ctx, actor), readSchedule(ctx, actor)]);
  const shared = { counts, isTaking, now: ctx.clock.now().toISOString() };
  return state === "board"
    ? { ...shared, state, board: await readBoard(ctx, actor), list: null }
    : { ...shared, state, board: null, list: await listDesk(ctx, actor, state, page) };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.booking_desk_title(), path: pathTo("consultation") });

export default function Board({ loaderData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const shown = { locale, timeZone: site.timeZone };
  const zone = m.booking_desk_zone({ zone: `\u2068${zoneName(loaderData.now, locale, site.timeZone)}\u2069` });
  const { now } = loaderData;
  return (
    <DeskPage {...loaderData} shown={shown} zone={zone}>
      {loaderData.board ? (
        <DeskBoardView board={loaderData.board} shown={shown} now={now} />
      ) : (
        <DeskListView state={loaderData.state} list={loaderData.list} shown={shown} />
      )}
    </DeskPage>
  );
}
