import { data, redirect, redirectDocument } from "react-router";
import { withNotice } from "#features/accounts/rules/notices.ts";
import { ClaimPage, isAskedFirst } from "#features/schools/components/claim-page.tsx";
import {
  carriedPlace,
  carryOwnPlace,
  carryPlace,
  dropCarried,
} from "#features/schools/operations/carry-place.server.ts";
import {
  claimPlaceFound,
  listOwnPlaces,
  presentCarried,
  shareResult,
} from "#features/schools/operations/claim-place.server.ts";
import { findPlaceFor } from "#features/schools/operations/join-class.server.ts";
import { paperBody } from "#features/schools/schema.ts";
import { signedOutCookie } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { signOut } from "#features/sign-ins/operations/sign-out.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import { orRefuse, readForm, refusedForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/claim";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const none = { name: "", places: [], carried: null };
  if (actor.kind === "person" && actor.isPlace) return { ...none, who: "place" as const, name: actor.firstName };
  const carried = await presentCarried(ctx, await carriedPlace(ctx, actor, request.headers.get("cookie")));
  if (actor.kind === "visitor") return { ...none, who: "guest" as const, carried };
  return { ...none, who: "account" as const, places: await listOwnPlaces(ctx, actor), carried };
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const here = pathTo("claim");
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  if (actor.isPlace) {
    const headers = new Headers({ "Set-Cookie": signedOutCookie(ctx) });
    const carried = await carryOwnPlace(ctx, actor);
    if (carried) headers.append("Set-Cookie", carried);
    await signOut(ctx, actor);
    const next = pathTo(form.intent === "sign-in" ? "signIn" : "signUp", {}, { next: here });
    return redirectDocument(next, { status: 303, headers });
  }
  const dropped = { status: 303, headers: { "Set-Cookie": dropCarried(ctx) } };
  if (form.intent === "not-mine") return redirect(here, dropped);
  if (form.intent === "share" || form.intent === "hide") {
    await orMissing(shareResult(ctx, actor, { documentId: form.place ?? "", shared: form.intent === "share" }));
    return redirect(withNotice(here, "saved"), 303);
  }
  return orRefuse(form, async () => {
    const carried = form.intent === "carried" ? await carriedPlace(ctx, actor, request.headers.get("cookie")) : null;
    const place = carried ?? (await placeTyped(ctx, actor, form));
    try {
      await claimPlaceFound(ctx, actor, place);
    } catch (error) {
      if (!isAppError(error) || !isAskedFirst(error.code)) throw error;
      // Something comes first and leads back here: the code is not asked for again.
      const headers = { "Set-Cookie": carryPlace(ctx, actor, place) };
      return data(refusedForm(error.code, {}, error.details), { status: error.status, headers });
    }
    return redirect(withNotice(here, "saved"), dropped);
  });
}

async function placeTyped(ctx: Context, actor: Actor, form: Record<string, string>) {
  const input = parseInput(paperBody, { code: form.class ?? "", paper_code: form.paper ?? "" });
  return (await findPlaceFor(ctx, actor, input)).place;
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
