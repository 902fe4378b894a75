import { redirect } from "react-router";
import { DraftReviewPage } from "#features/scales/instruments/components/draft-review-page.tsx";
import { reviewAt } from "#features/scales/instruments/operations/answer-items.server.ts";
import { submitDraft } from "#features/scales/instruments/operations/finish.server.ts";
import { pathOfRefusal } from "#features/scales/instruments/operations/path-of-step.server.ts";
import { pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import { attemptSchema, type DraftReview } from "#features/scales/instruments/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import itemSheet from "#ui/styles/item-sheet.css?url";
import type { Route } from "./+types/review";

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<DraftReview> {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const review = await reviewAt(ctx, actor, params.scale);
  if (!review) throw redirect(pathOfScale(params.scale));
  return review;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const { scale } = params;
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    try {
      const { attempt } = await submitDraft(ctx, actor, scale, parseInput(attemptSchema, form));
      return redirect(pathTo("scaleResult", { scale, attempt }), 303);
    } catch (error) {
      // A question that was never put comes before the result.
      const path = pathOfRefusal(scale, error);
      if (path) return redirect(path, 303);
      throw error;
    }
  });
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathTo("scaleReview", { scale: params.scale ?? "" }) });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: itemSheet }];

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  return (
    <>
      <PageTitle title={m.scales_review_title()} isRefused={refused !== undefined} />
      <DraftReviewPage review={loaderData} refused={refused} />
    </>
  );
}
