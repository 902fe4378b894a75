import { data, redirect } from "react-router";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { ClassPage } from "#features/schools/components/class-page.tsx";
import { drawJoinCode } from "#features/schools/operations/draw-join-code.server.ts";
import {
  changeClass,
  readClass,
  removeClass,
  requireOwnClass,
} from "#features/schools/operations/manage-classes.server.ts";
import { removePlace } from "#features/schools/operations/manage-places.server.ts";
import { daysLeft } from "#features/schools/rules.ts";
import { classChanges, extendForm } from "#features/schools/schema.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import classesSheet from "#ui/styles/classes-sheet.css?url";
import type { Route } from "./+types/class";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const { classDays: days, classPlaces: places } = ctx.config;
  const view = await orMissing(readClass(ctx, actor, params.class));
  const left = daysLeft(view.closesAt, ctx.clock.now());
  return { view, most: { days, places }, daysLeft: left, sheet: drawJoinCode(ctx, view.code) };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const documentId = params.class;
  await orMissing(requireOwnClass(ctx, actor, documentId));
  const form = await readForm(request);
  return orRefuse(form, () => carryOut(ctx, actor, documentId, form));
}

async function carryOut(ctx: Context, actor: Actor, documentId: string, form: Record<string, string>) {
  const { intent, place = "", ...fields } = form;
  const change = async (changes: object) =>
    changeClass(ctx, actor, documentId, parseInput(classChanges(ctx.config), changes));
  if (intent === "delete") {
    await removeClass(ctx, actor, documentId);
    return redirect(withNotice(pathTo("schoolClasses"), "saved"), 303);
  }
  if (intent === "remove") await orMissing(removePlace(ctx, actor, { documentId, place }));
  else if (intent === "close") await change({ days: 0 });
  else if (intent === "extend") await change(parseInput(extendForm(ctx.config), { days: fields.days ?? "" }));
  else if (intent === "change") await change({ name: fields.name ?? "", places: fields.places ?? "" });
  else throw data(null, { status: 400 });
  return redirect(withNotice(pathTo("schoolClass", { class: documentId }), "saved"), 303);
}

/** What is not there, or another teacher's, is a page that is not there. */
async function orMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (isAppError(error) && error.code !== "conflict") throw data(null, { status: error.status });
    throw error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("schoolClasses") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: classesSheet }];

export default function Class({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  return (
    <>
      <PageTitle title={loaderData.view.name} isRefused={refused !== undefined} />
      <ClassPage {...loaderData} refused={refused} locale={locale} timeZone={site.timeZone} />
    </>
  );
}
