import { data, redirect } from "react-router";
import { CLOSURE_LABELS, ClosuresPart } from "#features/advisor/components/closures-part.tsx";
import { addClosure, removeClosure } from "#features/advisor/operations/keep-closures.server.ts";
import { requireDesks } from "#features/advisor/operations/require-desk.server.ts";
import { closureBody } from "#features/advisor/schema.ts";
import { DeskAdminPage } from "#features/booking/components/desk-admin-page.tsx";
import { listAll, listClosuresBooked, readDesks } from "#features/booking/operations/read-all.server.ts";
import { LIST_STATES } from "#features/booking/schema/desk.ts";
import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pageOf } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import deskSheet from "#ui/styles/desk-sheet.css?url";
import type { Route } from "./+types/consultations";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const state = LIST_STATES.find((one) => one === query.get("state")) ?? "waiting";
  const advisor = query.get("advisor") || null;
  const done = query.get("done");
  try {
    const desks = await readDesks(ctx, actor);
    return {
      desks,
      ...(await listAll(ctx, actor, { state, advisor, page: pageOf(query.get("page")) ?? 1 })),
      closures: await listClosuresBooked(ctx, actor),
      state,
      now: ctx.clock.now().toISOString(),
      advisor: desks.find(({ id }) => id === advisor)?.id ?? null,
      done: done === "closed" || done === "opened" ? (done as "closed" | "opened") : null,
    };
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  try {
    requireDesks(actor);
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
  const { intent, closure = "", ...form } = await readForm(request);
  return orRefuse(form, async () => {
    if (intent === "close") await addClosure(ctx, actor, parseInput(closureBody, form));
    else if (intent === "open") await removeClosure(ctx, actor, Number(closure) || 0);
    else throw data(null, { status: 400 });
    return redirect(pathTo("adminConsultations", {}, { done: intent === "close" ? "closed" : "opened" }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("adminConsultations") });

export default function Consultations({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const shown = { locale, timeZone: site.timeZone };
  const zone = m.booking_desk_zone({ zone: `\u2068${zoneName(loaderData.now, locale, site.timeZone)}\u2069` });
  return (
    <>
      <PageTitle title={m.booking_desk_admin_title()} isRefused={actionData !== undefined} />
      <DeskAdminPage {...loaderData} shown={shown} zone={zone} refused={actionData} labels={CLOSURE_LABELS}>
        <ClosuresPart closures={loaderData.closures} refused={actionData} locale={locale} />
      </DeskAdminPage>
    </>
  );
}
