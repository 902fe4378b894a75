import { data, redirect, redirectDocument } from "react-router";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { ClaimPage } from "#features/schools/components/claim-page.tsx";
import { claim, listOwnPlaces, shareResult } from "#features/schools/operations/claim-place.server.ts";
import { paperBody } from "#features/schools/schema.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/claim";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") return { who: "guest" as const, name: "", places: [] };
  if (actor.isPlace) return { who: "place" as const, name: actor.firstName, places: [] };
  return { who: "account" as const, name: "", places: await listOwnPlaces(ctx, actor) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const here = pathTo("claim");
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  if (actor.isPlace) {
    await signOut(ctx, actor);
    const next = pathTo(form.intent === "sign-in" ? "signIn" : "signUp", {}, { next: here });
    return redirectDocument(next, { status: 303, headers: { "Set-Cookie": signedOutCookie(ctx) } });
  }
  if (form.intent === "share" || form.intent === "hide") {
    await orMissing(shareResult(ctx, actor, { documentId: form.place ?? "", shared: form.intent === "share" }));
    return redirect(withNotice(here, "saved"), 303);
  }
  return orRefuse(form, async () => {
    await claim(ctx, actor, parseInput(paperBody, { code: form.class ?? "", paper_code: form.paper ?? "" }));
    return redirect(withNotice(here, "saved"), 303);
  });
}

async function orMissing<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("claim") });

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, site } = useSite();
  return (
    <>
      <PageTitle title={m.schools_claim_title()} isRefused={actionData !== undefined} />
      <ClaimPage {...loaderData} refused={actionData} locale={locale} timeZone={site.timeZone} />
    </>
  );
}
