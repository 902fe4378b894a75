import { lazy } from "react";
import { redirect } from "react-router";
import { readGuardianNews } from "#features/guardians/operations/describe-standing.server.ts";
import { isGuardian } from "#features/guardians/operations/is-guardian.server.ts";
import type { StandingWords } from "#features/guardians/schema.ts";
import { ForChild, ScaleStartPage } from "#features/scales/instruments/components/scale-start-page.tsx";
import { claimIn, goOn, onwardHeaders, readJoin } from "#features/scales/instruments/operations/join-answers.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { newestOf } from "#features/scales/instruments/operations/read-instruments.server.ts";
import { readStart } from "#features/scales/instruments/operations/read-start.server.ts";
import { scaleWords } from "#features/scales/instruments/operations/word-items.server.ts";
import { pathIn, pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import type { ScaleStart, ScaleWords } from "#features/scales/instruments/schema.ts";
import { ETA, TENDENCIES } from "#features/scales/rules.ts";
import { readStartSample } from "#features/scales/tendencies/operations/sample-result.server.ts";
import type { StartSample } from "#features/scales/tendencies/schema/sample.ts";
import { pageHead, siteOf } from "#layouts/page-head.ts";
import { signInFirst } from "#layouts/require-account.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import startSheet from "#ui/styles/scale-start-sheet.css?url";
import type { Route } from "./+types/start";

/** No visitor sees it, so that no visitor loads it. */
const HiddenResults = lazy(async () => ({
  default: (await import("#features/guardians/components/hidden-results.tsx")).HiddenResults,
}));

const GuardianStart = lazy(async () => ({
  default: (await import("#features/scales/tendencies/components/guardian-start.tsx")).GuardianStart,
}));

interface Start {
  readonly about: ScaleWords;
  /** Null while a guardian's objection hides results: nothing can begin. */
  readonly view: ScaleStart | null;
  readonly isForChild: boolean;
  readonly news: StandingWords | null;
  /** What comes of answering, for whoever has not seen it of their own answers. */
  readonly sample: StartSample | null;
}

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Start> {
  const { ctx, actor } = requestInfo(context);
  const scale = scaleOf(params, request);
  const view = await orMissing(readStart(ctx, actor, scale));
  const about = view?.about ?? scaleWords((await newestOf(ctx, scale)).body, actor.locale);
  const shown = {
    about,
    view,
    sample: view?.leadsToProfessions && !view.hasResult ? await readStartSample(ctx, actor.locale) : null,
  };
  if (actor.kind === "visitor") return { ...shown, isForChild: false, news: null };
  if (!view) return { ...shown, isForChild: false, news: await readGuardianNews(ctx, actor) };
  const cookies = request.headers.get("cookie");
  // What lies on the device is asked about first, once for each sign-in.
  if (claimIn(actor, scale, cookies) === null && (await readJoin(ctx, actor, scale, cookies)))
    throw redirect(pathIn(scale, "join"), 303);
  return { ...shown, isForChild: view.answered === null && (await isGuardian(ctx, actor)), news: null };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const onward = await orMissing(goOn(ctx, actor, scaleOf(params, request), request.headers.get("cookie")));
  return new Response(null, { status: 303, headers: onwardHeaders(onward) });
}

/** The scale an address means; those with an address of their own are led there. */
function scaleOf({ scale }: { scale?: string }, request: Request): string {
  if (scale === ETA || scale === TENDENCIES) throw redirect(pathOfScale(scale), 302);
  return scale ?? (pageAddress(request).pathname === pathOfScale(ETA) ? ETA : TENDENCIES);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const [scale, signIn, attempt] = ["scale", "signIn", "attempt"].map((name) => String(form.get(name) ?? ""));
  if (!scale || !signIn || !attempt) return serverAction();
  const { resumeScale } = await import("#features/scales/instruments/device/walk-on.ts");
  return resumeScale(serverAction, { scale, signIn, attempt });
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = siteOf(matches);
  if (!root || !loaderData) return [];
  const { title, lead, scale } = loaderData.about;
  return pageHead({ title, description: lead, path: pathOfScale(scale), locale: root.locale, site: root.site });
};

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: startSheet }];

export default function StartScreen({ loaderData: { view, isForChild, news, sample } }: Route.ComponentProps) {
  if (!view) return <HiddenResults news={news} />;
  const { leadsToProfessions, hasResult } = view;
  const child = leadsToProfessions ? <GuardianStart hasResult={hasResult} /> : <ForChild />;
  return <ScaleStartPage view={view} sample={sample} forChild={isForChild && child} />;
}
