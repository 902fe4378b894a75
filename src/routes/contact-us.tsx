import { redirect } from "react-router";
import { ContactPage } from "#features/contact/components/contact-page.tsx";
import { sendMessage } from "#features/contact/operations/send-message.server.ts";
import { contactForm, referenceAsked } from "#features/contact/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { useSite } from "#layouts/site-data.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { hasAccount } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import contactSheet from "#ui/styles/contact-sheet.css?url";
import type { Route } from "./+types/contact-us";

export function loader({ context, request }: Route.LoaderArgs) {
  const { actor } = requestInfo(context);
  const { searchParams: query } = new URL(request.url);
  const reference = referenceAsked(query.get("sent"));
  const due = Date.parse(query.get("due") ?? "");
  const known = hasAccount(actor)
    ? { name: `${actor.firstName} ${actor.lastName}`.trim(), email: actor.email }
    : { name: "", email: "" };
  const dueAt = Number.isNaN(due) ? null : new Date(due).toISOString();
  return { known, sent: reference === null ? null : { reference, dueAt } };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { reference, dueAt } = await sendMessage(ctx, actor, parseInput(contactForm, form));
    return redirect(pathTo("contact", {}, { sent: reference, due: dueAt }), 303);
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: contactSheet }];

export const meta: Route.MetaFunction = ({ matches }) => {
  const root = siteOf(matches);
  if (!root) return [];
  const { locale, site } = root;
  return pageHead({ title: null, description: m.contact_description(), path: pathTo("contact"), locale, site });
};

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.contact_title()} isRefused={actionData !== undefined} />
      <ContactPage {...loaderData} timeZone={useSite().site.timeZone} refused={actionData} />
    </>
  );
}
