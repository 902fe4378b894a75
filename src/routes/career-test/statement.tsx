import { data, redirect } from "react-router";
import { StatementPage, type StatementView } from "#features/scales/tendencies/components/statement-page.tsx";
import { saveAnswer } from "#features/scales/tendencies/operations/answer-statements.server.ts";
import { draftFor, nextStepOf } from "#features/scales/tendencies/operations/open-attempt.server.ts";
import { STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { answerSchema, type Draft, FROM_REVIEW, type FromReview } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { signInFirst } from "#layouts/require-account.server.ts";
import { orRefuse, readForm } from "#platform/http/form.server.ts";
import { parseInput } from "#platform/http/input.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/statement";

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<StatementView> {
  const { ctx, actor } = requestInfo(context);
  const number = numberOf(params.number);
  // An answer given just before a sign-in ran out comes back with the address and is shown as chosen.
  const carried = new URL(request.url).searchParams.get("answer");
  if (actor.kind === "visitor") throw signInFor(request, number, carried);
  const from = fromOf(request);
  const draft = await draftFor(ctx, actor);
  if (!draft) throw redirect(pathTo("careerTest"));
  const statement = draft.statements[number - 1];
  if (!statement) throw data(null, { status: 404 });
  return {
    attempt: draft.attempt,
    number,
    total: draft.statements.length,
    answered: Object.keys(draft.answers).length,
    statement: { id: statement.id, ...statement[actor.locale] },
    chosen: draft.answers[statement.id] ?? (carried === "true" || carried === "false" ? carried : null),
    from,
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
    if (intent !== "save") return redirect(pathAfter(number, fromOf(request), draft), 303);
    return { saved: fields.statement, left: STATEMENTS - Object.keys(draft?.answers ?? {}).length };
  });
}

function numberOf(text: string): number {
  const number = /^[1-9]\d?$/.test(text) ? Number(text) : 0;
  if (number < 1 || number > STATEMENTS) throw data(null, { status: 404 });
  return number;
}

/** The next statement; from the review back to it, or on to the next statement without an answer. */
function pathAfter(number: number, from: FromReview | null, draft: Draft | null): string {
  const next = from === "open" && draft ? nextStepOf(draft) : null;
  if (next?.step === "statement") return pathTo("careerTestStatement", { number: next.number }, { from: "open" });
  if (from || number === STATEMENTS) return pathTo("careerTestReview");
  return pathTo("careerTestStatement", { number: number + 1 });
}

function fromOf(request: Request): FromReview | null {
  const from = new URL(request.url).searchParams.get("from");
  return FROM_REVIEW.find((one) => one === from) ?? null;
}

function signInFor(request: Request, number: number, answer: string | null | undefined): Response {
  const query = { from: fromOf(request) ?? undefined, ...(answer === "true" || answer === "false" ? { answer } : {}) };
  return signInFirst(request, pathTo("careerTestStatement", { number }, query));
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTest") });

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
