import { redirect } from "react-router";
import { DeskAdminOne } from "#features/booking/components/desk-admin-one.tsx";
import { actAsAdmin, readForAdmin } from "#features/booking/operations/read-all.server.ts";
import { actBody } from "#features/booking/schema.ts";
import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import deskSheet from "#ui/styles/desk-sheet.css?url";
import type { Route } from "./+types/one";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const isDone = new URL(request.url).searchParams.has("done");
  return { ...(await orMissing(() => readForAdmin(ctx, actor, params.id))), isDone };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  // Who may not see it learns nothing of what is wrong with a form.
  await orMissing(() => readForAdmin(ctx, actor, params.id));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    await actAsAdmin(ctx, actor, params.id, parseInput(actBody, form));
    return redirect(pathTo("adminConsultation", params, { done: "yes" }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathTo("adminConsultation", { id: params.id ?? "" }) });

export default function One({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const shown = { locale, timeZone: site.timeZone };
  const zone = m.booking_desk_zone({
    zone: `\u2068${zoneName(loaderData.consultation.startsAt, locale, site.timeZone)}\u2069`,
  });
  return (
    <>
      <PageTitle title={m.booking_desk_one_title()} isRefused={actionData !== undefined} />
      <DeskAdminOne {...loaderData} shown={shown} zone={zone} refused={actionData} />
    </>
  );
}
