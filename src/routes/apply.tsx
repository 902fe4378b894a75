import { redirect } from "react-router";
import { ApplyForm } from "#features/applications/components/apply-form.tsx";
import { ApplyPage } from "#features/applications/components/apply-page.tsx";
import { apply } from "#features/applications/operations/apply.server.ts";
import { viewApply, withdraw } from "#features/applications/operations/own-applications.server.ts";
import { applicationOf, applyForm, kindAsked, withdrawForm } from "#features/applications/schema.ts";
import { sentIn } from "#features/own-files/operations/act-on-own-files.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere, signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { isPerson } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import applicationsSheet from "#ui/styles/applications-sheet.css?url";
import type { Route } from "./+types/apply";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { searchParams: query } = new URL(request.url);
  const asked = kindAsked(query.get("kind"));
  if (asked && !isPerson(actor)) throw signInFirst(request);
  const view = await viewApply(ctx, actor);
  const kind = asked && view.hindrance === null && view.openTo.includes(asked) ? asked : null;
  return { view, kind, isWithdrawn: query.get("done") === "withdraw" };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    if (form.act === "withdraw") {
      await withdraw(ctx, actor, parseInput(withdrawForm, form).id);
      return redirect(pathTo("apply", {}, { done: "withdraw" }), 303);
    }
    const input = parseInput(applyForm, form);
    const file = sentIn(ctx, requestInfo(context).files ?? [], { field: "proof", accepts: "pdf" });
    await apply(ctx, actor, applicationOf(input), file ?? "");
    return redirect(pathTo("apply"), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: applicationsSheet }];

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = siteOf(matches);
  if (!root) return [];
  const { locale, site } = root;
  return pageHead({ title: null, description: m.applications_description(), path: pathTo("apply"), locale, site });
};

export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const { view, kind, isWithdrawn } = loaderData;
  const { timeZone } = useSite().site;
  return (
    <>
      <PageTitle title={m.applications_title()} isRefused={actionData !== undefined} />
      {kind ? (
        <ApplyForm kind={kind} view={view} refused={actionData} />
      ) : (
        <ApplyPage view={view} isWithdrawn={isWithdrawn} timeZone={timeZone} refused={actionData} />
      )}
    </>
  );
}
