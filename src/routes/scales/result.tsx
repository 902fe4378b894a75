import { data, redirect } from "react-router";
import { HiddenResults } from "#features/guardians/components/hidden-results.tsx";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { OwnResultPage } from "#features/scales/instruments/components/own-result-page.tsx";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { resultAt } from "#features/scales/instruments/operations/read-results.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { restore, withdraw } from "#features/scales/instruments/operations/withdraw.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { useSite } from "#layouts/site-data.ts";
import { readForm } from "#platform/http/form.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import endSheet from "#ui/styles/item-end-sheet.css?url";
import type { Route } from "./+types/result";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { attempt } = params;
  const scale = scaleOf(params);
  if (actor.kind === "visitor") throw signInFirst(request);
  const news = await readGuardianNews(ctx, actor);
  if (await areResultsHidden(ctx, actor)) return { view: null, news, isRestored: false };
  const view = await orMissing(resultAt(ctx, actor, scale, { attempt }));
  return { view, news, isRestored: new URL(request.url).searchParams.get("notice") === "restored" };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const { attempt } = params;
  const scale = scaleOf(params);
  if (actor.kind === "visitor") throw signInFirst(request);
  const { intent } = await readForm(request);
  if (intent === "withdraw") await orMissing(withdraw(ctx, actor, { scale, attempt }));
  else if (intent === "restore") await orMissing(restore(ctx, actor, { scale, attempt }));
  else throw data(null, { status: 400 });
  const query = { notice: intent === "restore" ? "restored" : undefined };
  return redirect(pathTo("scaleResult", { scale, attempt }, query), 303);
}

export const meta: Route.MetaFunction = ({ matches, params, loaderData }) =>
  ownPageHead(matches, {
    title: m.scales_walk_result({ scale: loaderData?.view?.about.title ?? "" }),
    path: pathTo("scaleResults", { scale: params.scale ?? "" }),
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: endSheet }];

export default function Result({ loaderData: { view, news, isRestored } }: Route.ComponentProps) {
  const { timeZone } = useSite().site;
  if (!view) return <HiddenResults news={news} />;
  return <OwnResultPage view={view} isRestored={isRestored} timeZone={timeZone} />;
}
