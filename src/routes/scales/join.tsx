import { redirect } from "react-router";
import { JoinPage } from "#features/scales/instruments/components/join-page.tsx";
import { forgottenCookie } from "#features/scales/instruments/operations/guest-walk.server.ts";
import {
  claimCookie,
  goOn,
  onwardHeaders,
  readJoin,
} from "#features/scales/instruments/operations/join-answers.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { newestOf } from "#features/scales/instruments/operations/read-instruments.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { pathIn, pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import { joinForm } from "#features/scales/instruments/schema.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/join";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const scale = scaleOf(params);
  if (actor.kind === "visitor") throw signInFirst(request);
  const { body } = await orMissing(newestOf(ctx, scale));
  const view = await readJoin(ctx, actor, scale, request.headers.get("cookie"));
  // There is nothing to ask about.
  if (!view) throw redirect(pathOfScale(scale), 303);
  return { view, back: { label: body.title[actor.locale], to: pathOfScale(scale) } };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const scale = scaleOf(params);
  if (actor.kind === "visitor") throw signInFirst(request);
  const cookies = request.headers.get("cookie");
  await orMissing(newestOf(ctx, scale));
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { claim } = parseInput(joinForm, form);
    if (claim === "mine")
      return new Response(null, { status: 303, headers: onwardHeaders(await goOn(ctx, actor, scale, cookies, claim)) });
    const cookie = claim === "forget" ? forgottenCookie(ctx, scale) : claimCookie(ctx, actor, scale, claim);
    return redirect(pathOfScale(scale), { status: 303, headers: { "Set-Cookie": cookie } });
  });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathIn(params.scale ?? TENDENCIES, "join") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Join({ loaderData: { view, back }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.scales_join_title()} isRefused={actionData !== undefined} />
      <JoinPage view={view} back={back} refused={actionData} />
    </>
  );
}
