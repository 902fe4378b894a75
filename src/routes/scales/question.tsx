import { data, redirect } from "react-router";
import { ItemPage } from "#features/scales/instruments/components/item-page.tsx";
import { stepWords } from "#features/scales/instruments/components/words.ts";
import { actOnItem, enterScale, withoutLine } from "#features/scales/instruments/device/walk-on.ts";
import { saveAnswer } from "#features/scales/instruments/operations/answer-items.server.ts";
import { answerWayCookie } from "#features/scales/instruments/operations/answer-way.server.ts";
import { draftAt, firstOpen } from "#features/scales/instruments/operations/open-draft.server.ts";
import { orMissing } from "#features/scales/instruments/operations/or-missing.server.ts";
import { scaleOf } from "#features/scales/instruments/operations/scale-of.server.ts";
import { viewQuestion } from "#features/scales/instruments/operations/view-question.server.ts";
import { fromOf, pathAfter, pathIn, pathOfScale } from "#features/scales/instruments/rules/paths.ts";
import { answerSchema, type QuestionView } from "#features/scales/instruments/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
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
    throw redirect(pathIn(scale, "question", { number }, { from: from ?? undefined }), {
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
  const { intent, ...fields } = form;
  return orRefuse(form, async () => {
    await saveAnswer(ctx, actor, scale, parseInput(answerSchema, fields));
    const draft = await draftAt(ctx, actor, scale);
    const total = draft?.instrument.body.items.length ?? number;
    if (intent === "save") return { saved: Object.keys(draft?.answers ?? {}).length };
    const nextOpen = draft && firstOpen(draft.instrument.body, draft.answers);
    return redirect(pathAfter({ scale, number, total, from: fromOf(request.url), nextOpen }), 303);
  });
}

function stepOf(params: { scale?: string; number: string }): { scale: string; number: number } {
  if (!/^[1-9]\d{0,2}$/.test(params.number)) throw data(null, { status: 404 });
  return { scale: scaleOf(params), number: Number(params.number) };
}

function signInFor(request: Request, scale: string, number: number, answer: string | null | undefined): Response {
  const query = { from: fromOf(request.url) ?? undefined, answer: answer?.slice(0, 8) };
  return signInFirst(request, pathIn(scale, "question", { number }, query));
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs): Promise<QuestionView> {
  // A page that the device kept leads on to where somebody was.
  const at = new URL(request.url).searchParams.get("at");
  if (at) {
    const { about, signIn, attempt } = await serverLoader();
    throw redirect(await enterScale({ scale: about.scale, signIn, attempt }, at));
  }
  return withoutLine(serverLoader, (walk) => {
    const own = walk.questionView(Number(params.number), fromOf(request.url));
    if (!own) throw data(null, { status: 404 });
    return own;
  });
}
clientLoader.hydrate = true as const;

export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  const number = Number(params.number);
  return actOnItem(serverAction, form, ({ about, nextOpen }) =>
    pathAfter({ scale: about.scale, number, total: about.items, from: fromOf(request.url), nextOpen }),
  );
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  ownPageHead(matches, {
    description: loaderData?.about.lead,
    path: pathOfScale(loaderData?.about.scale ?? ""),
  });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

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
