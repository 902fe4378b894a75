import { data, redirect } from "react-router";
import { TryResultPage, TryStatementPage } from "#features/scales/tendencies/components/try-page.tsx";
import { environmentWords } from "#features/scales/tendencies/operations/read-content.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import {
  readTrial,
  trialEnvironments,
  trialStatements,
  writeTrial,
} from "#features/scales/tendencies/rules/try-statements.ts";
import { GUEST_STATEMENTS } from "#features/scales/tendencies/rules.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ownPageHead } from "#layouts/page-head.ts";
import { PageTitle } from "#layouts/page-title.tsx";
import { requestInfo } from "#platform/http/request-context.ts";
import { pathTo } from "#shared/screens.ts";
import type { Route } from "./+types/try";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { ctx, actor, locale } = requestInfo(context);
  const query = new URL(request.url).searchParams;
  const answers = answersOf(query);
  const number = params.number === "done" ? GUEST_STATEMENTS + 1 : Number(params.number);
  if (!/^([1-9]|done)$/.test(params.number) || number > GUEST_STATEMENTS + 1) throw data(null, { status: 404 });
  const before = answers.slice(0, number - 1);
  if (before.length < number - 1)
    throw redirect(
      pathTo("careerTestTry", { number: before.length + 1 }, { before: writeTrial(before), missing: "answer" }),
    );
  const statements = trialStatements((await newestForm(ctx)).statements);
  const statement = statements[number - 1];
  if (!statement) {
    const codes = trialEnvironments(statements, answers);
    return {
      kind: "result" as const,
      isGuest: actor.kind === "visitor",
      marked: environmentWords(ctx, locale).filter(({ code }) => codes.includes(code)),
    };
  }
  const isMissing = query.has("missing");
  return { kind: "statement" as const, number, ...statement[locale], before: writeTrial(before), isMissing };
}

function answersOf(query: URLSearchParams): boolean[] {
  const before = readTrial(query.get("before") ?? "");
  const answer = query.get("answer");
  return answer === "true" || answer === "false" ? [...before, answer === "true"] : before;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  ownPageHead(matches, { description: m.scales_description(), path: pathTo("careerTest") });

export default function Try({ loaderData }: Route.ComponentProps) {
  const isRefused = loaderData.kind === "statement" && loaderData.isMissing;
  return (
    <>
      <PageTitle title={titleOf(loaderData)} isRefused={isRefused} />
      {loaderData.kind === "result" ? (
        <TryResultPage marked={loaderData.marked} isGuest={loaderData.isGuest} />
      ) : (
        <TryStatementPage view={loaderData} />
      )}
    </>
  );
}

/** Each statement has a title of its own, so that a person hears how far they are. */
function titleOf(data: Route.ComponentProps["loaderData"]): string {
  if (data.kind === "result") return m.scales_try_result_title();
  const position = m.scales_statement_of({ number: data.number, total: GUEST_STATEMENTS });
  return `${position} – ${m.scales_try_title()}`;
}
