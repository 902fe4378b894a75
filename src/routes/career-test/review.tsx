import { redirect } from "react-router";
import { ReviewPage } from "#features/scales/tendencies/components/review-page.tsx";
import { finishScale, withoutLine } from "#features/scales/tendencies/device/walk-on.ts";
import { reviewOf } from "#features/scales/tendencies/operations/answer-statements.server.ts";
import { submit } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { pathOfRefusal } from "#features/scales/tendencies/operations/path-of-step.server.ts";
import { attemptSchema } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/review";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const review = await reviewOf(ctx, actor);
  if (!review) throw redirect(pathTo("careerTest"));
  return review;
}

export async function action({ context, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  if (actor.kind === "visitor") throw signInFirst(request);
  const form = await readForm(request);
  return orRefuse(form, async () => {
    try {
      const { attempt } = await submit(ctx, actor, parseInput(attemptSchema, form));
      return redirect(pathTo("careerTestResult", { attempt }), 303);
    } catch (error) {
      // A question that was never put comes before the result.
      const path = pathOfRefusal(error);
      if (path) return redirect(path, 303);
      throw error;
    }
  });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return withoutLine(serverLoader, (walk) => walk.review());
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return (await finishScale(serverAction)) ?? { waits: true as const };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTestReview") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const waits = actionData !== undefined && "waits" in actionData;
  return (
    <>
      <PageTitle title={m.scales_review_title()} isRefused={refused !== undefined} />
      <ReviewPage review={loaderData} refused={refused} waits={waits} />
    </>
  );
}
