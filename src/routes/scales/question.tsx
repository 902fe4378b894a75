import { data, redirect } from "react-router";
import { ItemPage } from "#features/scales/instruments/components/item-page.tsx";
import { stepWords } from "#features/scales/instruments/components/words.ts";
import { saveAnswer } from "#features/scales/instruments/operations/answer-items.server.ts";
import { draftAt, firstOpen } from "#features/scales/instruments/operations/open-draft.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { viewQuestion } from "#features/scales/instruments/operations/view-question.server.ts";
import { fromOf, pathAfter, pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import { answerSchema, type QuestionView } from "#features/scales/instruments/schema.ts";
import { answerWayCookie } from "#features/scales/tendencies/operations/guest-answers.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import itemSheet from "#ui/styles/item-sheet.css?url";
import type { Route } from "./+types/question";

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<QuestionView> {
  const { ctx, actor } = requestInfo(context);
  const { scale, number } = stepOf(params);
  // An answer given just before a sign-in ran out comes back with the address and is shown as chosen.
  const carried = new URL(request.url).searchParams.get("answer");
  if (actor.kind === "visitor") throw signInFor(request, scale, number, carried);
  const from = fromOf(request.url);
  const way = answerWayCookie(ctx, request.url);
  if (way)
    throw redirect(pathTo("scaleQuestion", { scale, number }, { from: from ?? undefined }), {
      status: 303,
      headers: { "Set-Cookie": way },
    });
  const cookies = request.headers.get("cookie");
  const view = await orMissing(viewQuestion(ctx, actor, { scale, number, from, carried, cookies }));
  if (!view) throw redirect(pathOfScale(scale));
  return view;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const { scale, number } = stepOf(params);
  const form = await readForm(request);
  if (actor.kind === "visitor") throw signInFor(request, scale, number, form.answer);
  const { intent, ms: _, ...fields } = form;
  return orRefuse(form, async () => {
    await saveAnswer(ctx, actor, scale, parseInput(answerSchema, fields));
    const draft = await draftAt(ctx, actor, scale);
    const total = draft?.instrument.body.items.length ?? number;
    if (intent === "save") return { saved: Object.keys(draft?.answers ?? {}).length };
    const nextOpen = draft && firstOpen(draft.instrument.body, draft.answers);
    return redirect(pathAfter({ scale, number, total, from: fromOf(request.url), nextOpen }), 303);
  });
}

function stepOf({ scale, number }: { scale: string; number: string }): { scale: string; number: number } {
  if (!/^[1-9]\d{0,2}$/.test(number)) throw data(null, { status: 404 });
  return { scale, number: Number(number) };
}

function signInFor(request: Request, scale: string, number: number, answer: string | null | undefined): Response {
  const query = { from: fromOf(request.url) ?? undefined, answer: answer?.slice(0, 8) };
  return signInFirst(request, pathTo("scaleQuestion", { scale, number }, query));
}

export const meta: Route.MetaFunction = ({ matches, params }) =>
  ownPageHead(matches, { path: pathOfScale(params.scale ?? "") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: itemSheet }];

export default function Question({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const { about, number } = loaderData;
  const step = stepWords(about, { number, total: about.items });
  return (
    <>
      <PageTitle title={m.scales_walk_step({ step, scale: about.title })} isRefused={refused !== undefined} />
      <ItemPage view={loaderData} refused={refused} />
    </>
  );
}
