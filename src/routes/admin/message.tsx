import { redirect } from "react-router";
import { MessagePage } from "#features/contact/components/message-page.tsx";
import { handleMessage, readMessage } from "#features/contact/operations/answer-messages.server.ts";
import { messageForm } from "#features/contact/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { orMissing } from "#layouts/or-missing.server.ts";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import contactSheet from "#ui/styles/contact-sheet.css?url";
import type { Route } from "./+types/message";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const said = new URL(request.url).searchParams.get("done");
  const done = said === null ? null : said === "answer" ? ("answer" as const) : ("other" as const);
  return { message: await orMissing(() => readMessage(ctx, actor, params.reference)), done };
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  // Who may not read it learns nothing of what is wrong with a form.
  await orMissing(() => readMessage(ctx, actor, params.reference));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(messageForm, form);
    await handleMessage(ctx, actor, params.reference, input);
    return redirect(pathTo("adminMessage", params, { done: input.act }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contactSheet }];

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathTo("adminMessage", { reference: params.reference ?? "" }) });

export default function Message({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return (
    <>
      <PageTitle title={m.contact_whole()} isRefused={actionData !== undefined} />
      <MessagePage {...loaderData} locale={locale} timeZone={site.timeZone} refused={actionData} />
    </>
  );
}
