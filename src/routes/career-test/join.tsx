import { redirect } from "react-router";
import { JoinPage } from "#features/scales/tendencies/components/join-page.tsx";
import { forgottenCookie } from "#features/scales/tendencies/operations/guest-answers.server.ts";
import {
  claimCookie,
  goOn,
  onwardHeaders,
  readJoin,
} from "#features/scales/tendencies/operations/join-answers.server.ts";
import { joinForm } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/join";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const view = await readJoin(ctx, actor, request.headers.get("cookie"));
  // There is nothing to ask about.
  if (!view) throw redirect(pathTo("careerTest"), 303);
  return view;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const cookies = request.headers.get("cookie");
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const { claim } = parseInput(joinForm, form);
    if (claim === "mine")
      return new Response(null, { status: 303, headers: onwardHeaders(await goOn(ctx, actor, cookies, claim)) });
    const cookie = claim === "forget" ? forgottenCookie(ctx) : claimCookie(ctx, actor, claim);
    return redirect(pathTo("careerTest"), { status: 303, headers: { "Set-Cookie": cookie } });
  });
}

export const meta: Route.MetaFunction = ({ matches }) => ownPageHead(matches, { path: pathTo("careerTestJoin") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Join({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.scales_join_title()} isRefused={actionData !== undefined} />
      <JoinPage view={loaderData} refused={actionData} />
    </>
  );
}
