import { redirect } from "react-router";
import { DraftReviewPage } from "#features/scales/instruments/components/draft-review-page.tsx";
import { finishScale, withoutLine } from "#features/scales/instruments/device/walk-on.ts";
import { reviewAt } from "#features/scales/instruments/operations/answer-items.server.ts";
import { submitDraft } from "#features/scales/instruments/operations/finish.server.ts";
import { pathOfRefusal } from "#features/scales/instruments/operations/path-of-step.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { pathIn, pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import { attemptSchema, type DraftReview } from "#features/scales/instruments/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/review";

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<DraftReview> {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const scale = scaleOf(params);
  const review = await reviewAt(ctx, actor, scale);
  if (!review) throw redirect(pathOfScale(scale));
  return review;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const scale = scaleOf(params);
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    try {
      const { attempt } = await submitDraft(ctx, actor, scale, parseInput(attemptSchema, form));
      return redirect(pathIn(scale, "result", { attempt }), 303);
    } catch (error) {
      // A question that was never put comes before the result.
      const path = pathOfRefusal(scale, error);
      if (path) return redirect(path, 303);
      throw error;
    }
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withoutLine<DraftReview>(serverLoader, (walk) => walk.review());
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return (await finishScale(serverAction)) ?? { waits: true as const };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  ownPageHead(matches, {
    description: loaderData?.about.lead,
    path: pathIn(loaderData?.about.scale ?? "", "review"),
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const waits = actionData !== undefined && "waits" in actionData;
  return (
    <>
      <PageTitle title={m.scales_review_title()} isRefused={refused !== undefined} />
      <DraftReviewPage review={loaderData} refused={refused} waits={waits} />
    </>
  );
}
