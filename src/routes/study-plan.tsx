import { DoorMapPage } from "#features/study-plan/components/door-map-page.tsx";
import { readDoorMap } from "#features/study-plan/operations/read-door-map.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import planSheet from "#ui/styles/plan-sheet.css?url";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import type { Route } from "./+types/study-plan";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  return { map: readDoorMap(ctx, actor, new URL(request.url).searchParams) };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  return pageHead({
    title: m.study_plan_title(),
    description: m.study_plan_description(),
    path: pathTo("studyPlan"),
    locale,
    site,
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: readingSheet },
  { rel: "stylesheet", href: planSheet },
];

export default function StudyPlan({ loaderData: { map } }: Route.ComponentProps) {
  return <DoorMapPage map={map} />;
}
