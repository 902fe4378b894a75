import { redirect } from "react-router";
import { HomePage } from "#features/home/components/home-page.tsx";
import { readHome } from "#features/home/operations.server.ts";
import { readJoin } from "#features/scales/instruments/operations/join-answers.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { DeviceNote } from "#features/scales/tendencies/components/device-note.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import homeSheet from "#ui/styles/home-sheet.css?url";
import type { Route } from "./+types/home";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind !== "person") throw redirect(pathTo("signIn", {}, { next: pathTo("home") }), 303);
  const onDevice = await readJoin(ctx, actor, TENDENCIES, request.headers.get("cookie"));
  return { onDevice, home: await readHome(ctx, actor) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { title: m.home_title(), path: pathTo("home") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: homeSheet }];

export default function HomeScreen({ loaderData: { onDevice, home } }: Route.ComponentProps) {
  return (
    <>
      {onDevice && (
        <div className="wrap pt-4">
          <DeviceNote view={onDevice} />
        </div>
      )}
      <HomePage home={home} />
    </>
  );
}
