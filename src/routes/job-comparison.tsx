import { redirect } from "react-router";
import { ComparisonPage, pairTitle } from "#features/job-comparison/components/comparison-page.tsx";
import { readComparison } from "#features/job-comparison/operations/read-comparison.server.ts";
import { comparisonAddress, readAsked } from "#features/job-comparison/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import { Late, late } from "#ui/late.tsx";
import sheet from "#ui/styles/job-comparison-sheet.css?url";
import type { Route } from "./+types/job-comparison";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  const { searchParams } = new URL(request.url);
  const asked = readAsked(searchParams);
  const view = await readComparison(ctx, actor, asked);
  if (view.comparison) {
    // One address for two professions: what was typed, ticked or has moved leads there.
    const [{ slug: a }, { slug: b }] = view.comparison.sides;
    const isSaid = searchParams.getAll("a").join() === a && searchParams.getAll("b").join() === b;
    if (!isSaid) throw redirect(comparisonAddress({ a, b, isOnly: asked.isOnly }));
  }
  return view;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const comparison = loaderData?.comparison;
  return pageHead({
    title: comparison ? pairTitle(comparison) : m.job_comparison_title(),
    description: m.job_comparison_description(),
    path: pathTo("jobComparison"),
    locale,
    site,
    hidden: comparison !== null,
  });
}

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: sheet }];

/** Who compares two has nothing to ask for. */
const ASKING = late(async () => (await import("#features/job-comparison/components/asking-page.tsx")).AskingPage);

export default function JobComparison({ loaderData: { comparison, asking } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  if (!comparison) return <Late of={ASKING} with={{ asking }} />;
  const page = { locale, timeZone: site.timeZone, siteName: site.name };
  return <ComparisonPage comparison={comparison} site={page} />;
}
