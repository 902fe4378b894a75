import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SendingField } from "#ui/post-form.tsx";
import type { ResultView } from "../schema.ts";
import { FlatProfile } from "./flat-profile.tsx";
import { MatchLists } from "./match-list.tsx";
import { ResultClarity, ResultNotes } from "./result-clarity.tsx";
import { ResultHeadline, ResultWhy } from "./result-headline.tsx";
import { NextSteps, RetakeForm, WithdrawForm } from "./result-next.tsx";
import { ResultScores } from "./result-scores.tsx";
import { ScalePage } from "./scale-page.tsx";

interface ResultPageProps {
  readonly view: ResultView;
  readonly timeZone: string;
  readonly isRestored: boolean;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** One result: in words first, then why, then figures, then what it may be good for. */
export function ResultPage({ view, timeZone, isRestored, children }: ResultPageProps) {
  const { reading, flat } = view;
  if (view.state === "withdrawn") return <WithdrawnResult view={view} timeZone={timeZone} />;
  const date = (value: string) => formatDate(value, getLocale(), timeZone);
  return (
    <ScalePage>
      <header className="grid gap-3">
        <h1 className="h1">{m.scales_result_title()}</h1>
        {isRestored && (
          <Alert kind="ok" role="status">
            {m.scales_restored()}
          </Alert>
        )}
        <p className="lead">{flat ? m.scales_flat_headline() : <ResultHeadline view={view} />}</p>
        <p className="hint">{m.scales_result_date({ date: date(view.completedAt) })}</p>
        {!view.isKept && view.expiresAt && (
          <Alert kind="info">
            {m.scales_result_trial({ date: formatDate(view.expiresAt, getLocale(), timeZone, "dateTime") })}
          </Alert>
        )}
      </header>
      <ResultNotes reading={reading} />
      {flat ? <FlatProfile view={view} /> : <ResultWhy view={view} />}
      <ResultScores view={view} />
      <ResultClarity view={view} />
      {!flat && <MatchLists view={view} />}
      {!flat && <NextSteps />}
      {children}
      <RetakeForm />
      <WithdrawForm />
    </ScalePage>
  );
}

function WithdrawnResult({ view, timeZone }: { readonly view: ResultView; readonly timeZone: string }) {
  const until = formatDate(view.undoUntil ?? view.completedAt, getLocale(), timeZone);
  return (
    <ScalePage>
      <h1 className="h1">{m.scales_result_title()}</h1>
      <Alert kind="info" role="status">
        {m.scales_withdrawn({ date: until })}
      </Alert>
      <Form method="post" className="flex flex-wrap gap-3">
        <SendingField />
        <Button name="intent" value="restore">
          {m.scales_restore()}
        </Button>
        <ButtonLink kind="quiet" to={pathTo("careerTestResults")}>
          {m.scales_start_results()}
        </ButtonLink>
      </Form>
    </ScalePage>
  );
}
