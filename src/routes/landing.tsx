import { LandingPage } from "#features/home/components/landing-page.tsx";
import { readLanding } from "#features/home/operations.server.ts";
import { nextOnScale } from "#features/scales/tendencies/operations/next-on-scale.server.ts";
import { pageHead, siteOf, webSite } from "#layouts/page-head.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/landing";

export async function loader({ context }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  return readLanding(ctx, actor, await nextOnScale(ctx, actor));
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const description = loaderData?.description ?? "";
  return pageHead({ description, path: pathTo("landing"), locale, site, jsonLd: [webSite(site, description)] });
}

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} />;
}
