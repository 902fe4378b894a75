import { data, redirect } from "react-router";
import { ClassesPage } from "#features/schools/components/classes-page.tsx";
import { listClasses, openClass, requireTeacher } from "#features/schools/operations/manage-classes.server.ts";
import { classForm } from "#features/schools/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import classesSheet from "#ui/styles/classes-sheet.css?url";
import type { Route } from "./+types/classes";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = teacherHere(context, request);
  const { classDays: days, classPlaces: places } = ctx.config;
  return { classes: await listClasses(ctx, actor), most: { days, places } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = teacherHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const made = await openClass(ctx, actor, parseInput(classForm(ctx.config), form));
    return redirect(pathTo("schoolClass", { class: made.documentId }), 303);
  });
}

/** Who may not open classes sees the page that says so. */
function teacherHere(context: Route.LoaderArgs["context"], request: Request) {
  const here = requireAccountHere(context, request);
  try {
    requireTeacher(here.actor);
    return here;
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("schoolClasses") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: classesSheet }];

export default function Classes({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return (
    <>
      <PageTitle title={m.schools_classes_title()} isRefused={actionData !== undefined} />
      <ClassesPage {...loaderData} refused={actionData} locale={locale} timeZone={site.timeZone} />
    </>
  );
}
