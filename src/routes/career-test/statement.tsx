import { data, redirect } from "react-router";
import { StatementPage } from "#features/scales/tendencies/components/statement-page.tsx";
import { actOnStatement, enterScale, withoutLine } from "#features/scales/tendencies/device/walk-on.ts";
import { saveAnswer } from "#features/scales/tendencies/operations/answer-statements.server.ts";
import { answerWayCookie, answerWayIn } from "#features/scales/tendencies/operations/guest-answers.server.ts";
import { draftFor, nextStepOf, requireTaker } from "#features/scales/tendencies/operations/open-attempt.server.ts";
import { environmentNames } from "#features/scales/tendencies/operations/read-content.server.ts";
import { fromOf, pathAfter } from "#features/scales/tendencies/rules/after-statement.ts";
import { leavesOf } from "#features/scales/tendencies/rules/leaves.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { answerSchema, type Draft, type StatementView } from "#features/scales/tendencies/schema.ts";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import scaleSheet from "#ui/styles/scale-sheet.css?url";
import type { Route } from "./+types/statement";

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<StatementView> {
  const { ctx, actor } = requestInfo(context);
  const number = numberOf(params.number);
  // An answer given just before a sign-in ran out comes back with the address and is shown as chosen.
  const carried = new URL(request.url).searchParams.get("answer");
  if (actor.kind === "visitor") throw signInFor(request, number, carried);
  const from = fromOf(request.url);
  const way = answerWayCookie(ctx, request.url);
  if (way)
    throw redirect(pathTo("careerTestStatement", { number }, { from: from ?? undefined }), {
      status: 303,
      headers: { "Set-Cookie": way },
    });
  const draft = await draftFor(ctx, actor);
  if (!draft) throw redirect(pathTo("careerTest"));
  const statement = draft.statements[number - 1];
  if (!statement) throw data(null, { status: 404 });
  return {
    attempt: draft.attempt,
    signIn: signInMark(requireTaker(actor)),
    number,
    total: draft.statements.length,
    answered: Object.keys(draft.answers).length,
    statement: { id: statement.id, ...statement[actor.locale] },
    chosen: draft.answers[statement.id] ?? (carried === "true" || carried === "false" ? carried : null),
    from,
    way: answerWayIn(request.headers.get("cookie")),
    names: environmentNames(ctx, actor.locale),
    leaves: leavesOf(draft.statements.map(({ id, environment }) => [environment, draft.answers[id]?.[0]])),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { ctx, actor } = requestInfo(context);
  const number = numberOf(params.number);
  const form = await readForm(request);
  if (actor.kind === "visitor") throw signInFor(request, number, form.answer);
  const { intent, ...fields } = form;
  return orRefuse(form, async () => {
    await saveAnswer(ctx, actor, parseInput(answerSchema, fields));
    const draft = await draftFor(ctx, actor);
    if (intent !== "save") return redirect(pathAfter(number, fromOf(request.url), openIn(draft)), 303);
    return { saved: fields.statement, left: STATEMENTS - Object.keys(draft?.answers ?? {}).length };
  });
}

function openIn(draft: Draft | null): number | null {
  const next = draft && nextStepOf(draft);
  return next?.step === "statement" ? next.number : null;
}

function numberOf(text: string): number {
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > STATEMENTS) throw data(null, { status: 404 });
  return number;
}

function signInFor(request: Request, number: number, answer: string | null | undefined): Response {
  const query = {
    from: fromOf(request.url) ?? undefined,
    ...(answer === "true" || answer === "false" ? { answer } : {}),
  };
  return signInFirst(request, pathTo("careerTestStatement", { number }, query));
}

/** The names as a page with a line gave them: what the device keeps has none. */
let named: StatementView["names"];

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs): Promise<StatementView> {
  // A page that the device kept leads on to where somebody was.
  const at = new URL(request.url).searchParams.get("at");
  if (at) throw redirect(await enterScale(await serverLoader(), at));
  const view = await withoutLine(serverLoader, (walk) => {
    const own = walk.statementView(Number(params.number), fromOf(request.url));
    if (!own) throw data(null, { status: 404 });
    return own;
  });
  named = view.names ?? named;
  return { ...view, names: named };
}
clientLoader.hydrate = true as const;

export async function clientAction({ params, request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return actOnStatement(serverAction, form, (nextOpen) =>
    pathAfter(Number(params.number), fromOf(request.url), nextOpen),
  );
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTest") });

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: scaleSheet }];

export default function Statement({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData && "fault" in actionData ? actionData : undefined;
  const { number, total } = loaderData;
  return (
    <>
      <PageTitle title={m.scales_statement_title({ number, total })} isRefused={refused !== undefined} />
      <StatementPage view={loaderData} refused={refused} />
    </>
  );
}
