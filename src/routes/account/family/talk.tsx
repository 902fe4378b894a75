import { data } from "react-router";
import { TalkPage } from "#features/guardians/components/talk-page.tsx";
import { readTalk } from "#features/guardians/operations/read-talk.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { isAppError } from "#platform/errors.ts";
import { pathTo } from "#shared/screens.ts";
import ownSheet from "#ui/styles/own-sheet.css?url";
import type { Route } from "./+types/talk";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requireAccountHere(context, request);
  try {
    return await readTalk(ctx, actor, new URL(request.url).searchParams.get("child") || null);
  } catch (error) {
    throw isAppError(error) ? data(null, { status: error.status }) : error;
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.guardians_talk_title(), path: pathTo("familyTalk") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: ownSheet }];

export default function Talk({ loaderData }: Route.ComponentProps) {
  return <TalkPage {...loaderData} />;
}
