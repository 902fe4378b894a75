import { LandingPage } from "#features/home/components/landing-page.tsx";
import { readLanding } from "#features/home/operations.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { readFirstStatements } from "#features/scales/tendencies/operations/first-statements.server.ts";
import { readSampleResult } from "#features/scales/tendencies/operations/sample-result.server.ts";
import { pageHead, siteOf, webSite } from "#layouts/page-head.ts";
import { readStanding } from "#layouts/standings.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import landingSheet from "#ui/styles/landing-sheet.css?url";
import type { Route } from "./+types/landing";

export async function loader({ context }: Route.LoaderArgs) {
  const info = requestInfo(context);
  const { ctx, actor } = info;
  const [step, sample, first] = await Promise.all([
    readStanding(info, "landing"),
    readSampleResult(ctx, actor.locale),
    // Whoever has an account answers there.
    actor.kind === "visitor" ? readFirstStatements(ctx, actor.locale) : null,
  ]);
  return { ...readLanding(ctx, actor, step, sample), first };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const description = loaderData?.description ?? "";
  return pageHead({ description, path: pathTo("landing"), locale, site, jsonLd: [webSite(site, description)] });
}

/** Not among the scripts that the first view waits for. */
const bringDevice = async () => {
  const { answersHere, forgetAnswers, keepAnswer } = await import(
    "#features/scales/instruments/device/device-answers.ts"
  );
  return {
    answersHere: () => answersHere(TENDENCIES),
    keepAnswer: (given: Parameters<typeof keepAnswer>[1]) => keepAnswer(TENDENCIES, given),
    forgetAnswers: () => forgetAnswers(TENDENCIES),
  };
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: landingSheet }];

export default function LandingScreen({ loaderData }: Route.ComponentProps) {
  return <LandingPage landing={loaderData} first={loaderData.first} bringDevice={bringDevice} />;
}
