import { redirect } from "react-router";
import { isGuardianAsked } from "#features/guardians/operations/name-guardian.server.ts";
import { readScaleProfile, setProfileForScale } from "#features/people/operations/set-scale-profile.server.ts";
import { scaleProfileForm } from "#features/people/schema.ts";
import { goOn, onwardHeaders } from "#features/scales/instruments/operations/join-answers.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { type AboutYou, AboutYouPage } from "#features/scales/tendencies/components/about-you-page.tsx";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { nextOf, pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/about-you";

export async function loader({ context, request }: Route.LoaderArgs): Promise<AboutYou> {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const known = await readScaleProfile(ctx, actor);
  const said = { grade: known.grade ?? "", gender: known.gender ?? "", ageBand: known.ageBand ?? "" };
  return { ...said, hasBirthDate: known.birthDate !== null, isOnTheWay: nextOf(request) !== undefined };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    const input = parseInput(scaleProfileForm(ctx.clock.now()), form);
    const { birthDate, grade, gender } = await readScaleProfile(ctx, actor);
    // What a form does not name stays as it was said.
    const kept = {
      ...(form.grade === undefined && grade && { grade }),
      ...(form.gender === undefined && gender && { gender }),
    };
    await setProfileForScale(ctx, actor, { ...input, ...kept, birthDate: input.birthDate ?? birthDate ?? undefined });
    const next = nextOf(request);
    if (next === undefined) {
      const onward = await goOn(ctx, actor, TENDENCIES, request.headers.get("cookie"));
      return new Response(null, { status: 303, headers: onwardHeaders(onward) });
    }
    // Who came from another page to be asked is asked everything before going back.
    const isAsked = !actor.isPlace && (await isGuardianAsked(ctx, actor));
    return redirect(isAsked ? pathTo("careerTestGuardian", {}, { next }) : next, 303);
  });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTestProfile") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function AboutYouScreen({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={m.scales_about_title()} isRefused={actionData !== undefined} />
      <AboutYouPage known={loaderData} refused={actionData} />
    </>
  );
}
