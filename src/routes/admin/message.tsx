import { data, redirect } from "react-router";
import { MessagePage } from "#features/contact/components/message-page.tsx";
import { handleMessage, readMessage } from "#features/contact/operations/answer-messages.server.ts";
import { messageForm } from "#features/contact/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { pathTo } from "#shared/screens.ts";
import contactSheet from "#ui/styles/contact-sheet.css?url";
import type { Route } from "./+types/message";

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  const said = new URL(request.url).searchParams.get("done");
  const done = said === null ? null : said === "answer" ? ("answer" as const) : ("other" as const);
  return { message: await readOrThrow(() => readMessage(ctx, actor, params.reference)), done };
}

/** A message that is not there, or not for this reader, is a page that says so. */
async function readOrThrow<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export async function action({ context, request, params }: Route.ActionArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  // Who may not read it learns nothing of what is wrong with a form.
  await readOrThrow(() => readMessage(ctx, actor, params.reference));
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
