import { OverviewPage } from "#features/skills/components/overview-page.tsx";
import { readOverview } from "#features/skills/operations.server.ts";
import { readShown } from "#features/skills/rules/parts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, pageHead, siteOf } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import skillsSheet from "#ui/styles/skills-sheet.css?url";
import waysSheet from "#ui/styles/ways-sheet.css?url";
import type { Route } from "./+types/overview";

export function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  return { overview: readOverview(ctx, actor, readShown(new URL(request.url).searchParams)) };
}

export function meta({ matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const path = pathTo("futureSkills");
  return pageHead({
    title: m.skills_title(),
    description: m.skills_description(),
    path,
    locale,
    site,
    jsonLd: [
      {
        "@context": "https://schema.org",
        "@type": "DefinedTermSet",
        name: m.skills_title(),
        url: site.publicUrl + path,
      },
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.skills_title(), path },
      ]),
    ],
  });
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: skillsSheet },
  { rel: "stylesheet", href: waysSheet },
];

export default function FutureSkills({ loaderData: { overview } }: Route.ComponentProps) {
  return <OverviewPage overview={overview} />;
}
