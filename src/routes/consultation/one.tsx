import { data, redirect } from "react-router";
import { DeskOnePage } from "#features/booking/components/desk-one-page.tsx";
import { DONE } from "#features/booking/components/desk-one-props.ts";
import { actOnConsultation } from "#features/booking/operations/act-on.server.ts";
import {
  addAction,
  changeAction,
  removeAction,
  setActionDone,
} from "#features/booking/operations/agreed-actions.server.ts";
import { saveNote } from "#features/booking/operations/keep-notes.server.ts";
import { readBrief, requireOwnConsultation } from "#features/booking/operations/read-brief.server.ts";
import { actionBody, noteBody } from "#features/booking/schema/desk.ts";
import { actBody } from "#features/booking/schema.ts";
import { zoneName } from "#i18n/format.ts";
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
import type { Route } from "./+types/one";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  const { searchParams: query } = new URL(request.url);
  const brief = await orMissing(() => readBrief(ctx, actor, params.id));
  return { brief, done: DONE.find((one) => one === query.get("done")) ?? null, removed: query.get("removed") };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAdvisorHere(context, request);
  // Whose it is not learns nothing of what is wrong with a form.
  await orMissing(() => requireOwnConsultation(ctx, actor, params.id));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const query = await carryOut(ctx, actor, params.id, form);
    return redirect(pathTo("consultationOne", params, query), 303);
  });
}

async function carryOut(
  ctx: Context,
  actor: Account,
  id: string,
  { intent, action: which = "", note = "", text = "", due_on = "", ...rest }: Record<string, string>,
): Promise<Record<string, string>> {
  if (rest.act !== undefined) {
    await actOnConsultation(ctx, actor, id, parseInput(actBody, rest));
    return { done: "act" };
  }
  if (intent === "note") {
    await saveNote(ctx, actor, id, parseInput(noteBody, { text: note }));
    return { done: "note" };
  }
  if (intent === "add") await addAction(ctx, actor, id, parseInput(actionBody, { text, due_on }));
  else if (intent === "change") await changeAction(ctx, actor, which, parseInput(actionBody, { text, due_on }));
  else if (intent === "done" || intent === "open") await setActionDone(ctx, actor, which, intent === "done");
  else if (intent === "remove" || intent === "restore") await removeAction(ctx, actor, which, intent === "remove");
  else throw data(null, { status: 400 });
  return intent === "remove" ? { removed: which } : { done: "agreed" };
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: deskSheet }];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathTo("consultationOne", { id: params.id ?? "" }) });

export default function One({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const shown = { locale, timeZone: site.timeZone };
  const zone = m.booking_desk_zone({
    zone: `\u2068${zoneName(loaderData.brief.consultation.startsAt, locale, site.timeZone)}\u2069`,
  });
  return (
    <>
      <PageTitle title={m.booking_desk_one_title()} isRefused={actionData !== undefined} />
      <DeskOnePage {...loaderData} shown={shown} zone={zone} refused={actionData} />
    </>
  );
}
