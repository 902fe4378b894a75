import { redirect } from "react-router";
import { ApplicationPage } from "#features/applications/components/application-page.tsx";
import { decide } from "#features/applications/operations/decide.server.ts";
import { readApplication } from "#features/applications/operations/read-applications.server.ts";
import { DECISIONS, decisionBody } from "#features/applications/schema.ts";
import { ACCOUNT_TYPE_WORDS } from "#features/people/schema/profile-words.ts";
import { hasSecondStep } from "#features/sign-ins/operations/check-code.server.ts";
import { hasPassword } from "#features/sign-ins/operations/require-proof.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import applicationsSheet from "#ui/styles/applications-sheet.css?url";
import type { Route } from "./+types/application";

const CONFLICT = 409;

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const said = new URL(request.url).searchParams.get("done");
  const application = await orMissing(() => readApplication(ctx, actor, params.id));
  const [password, code] = await Promise.all([hasPassword(ctx, actor), hasSecondStep(ctx, actor.id)]);
  return {
    application,
    accountKind: ACCOUNT_TYPE_WORDS[application.accountType]({}, { locale: actor.locale }),
    asks: { password, code },
    proofAddress: `/api/advisor-applications/${application.documentId}/proof`,
    done: DECISIONS.find((one) => one === said) ?? null,
  };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  // Who may not read it learns nothing of what is wrong with a form.
  await orMissing(() => readApplication(ctx, actor, params.id));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(decisionBody, form);
    await decide(ctx, actor, params.id, input);
    return redirect(pathTo("adminApplication", params, { done: input.act }), 303);
  });
}

/** What somebody else decided in the meantime is shown beside the refused form. */
export function shouldRevalidate({
  actionStatus,
  defaultShouldRevalidate,
}: {
  readonly actionStatus?: number;
  readonly defaultShouldRevalidate: boolean;
}) {
  return actionStatus === CONFLICT || defaultShouldRevalidate;
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: applicationsSheet }];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathTo("adminApplication", { id: params.id ?? "" }) });

export default function Application({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return (
    <>
      <PageTitle title={m.applications_list_title()} isRefused={actionData !== undefined} />
      <ApplicationPage {...loaderData} locale={locale} timeZone={site.timeZone} refused={actionData} />
    </>
  );
}
