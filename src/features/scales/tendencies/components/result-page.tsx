import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SendingField } from "#ui/post-form.tsx";
import type { ResultView } from "../schema.ts";
import { FlatProfile } from "./flat-profile.tsx";
import { MoreMatches, NearestJobs } from "./match-list.tsx";
import { nearestOf } from "./nearest-of.ts";
import { Certainty, ResultClarity, ResultNotes } from "./result-clarity.tsx";
import { ResultOpening } from "./result-headline.tsx";
import { NextSteps, RetakeForm, WithdrawForm } from "./result-next.tsx";
import { ResultScores } from "./result-scores.tsx";
import { ResultWhy } from "./result-why.tsx";
import { ScalePage } from "./scale-page.tsx";

interface ResultPageProps {
  readonly view: ResultView;
  readonly timeZone: string;
  readonly isRestored: boolean;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** One result: the answer large and drawn, then what to read and do, then why; figures and method are folded. */
export function ResultPage({ view, timeZone, isRestored, children }: ResultPageProps) {
  const { reading, flat } = view;
  if (view.state === "withdrawn") return <WithdrawnResult view={view} timeZone={timeZone} />;
  return (
    <div className="scale-page result">
      <ResultOpening view={view} date={formatDate(view.completedAt, getLocale(), timeZone)} />
      <div className="wrap result-parts">
        {isRestored && (
          <Alert kind="ok" role="status">
            {m.scales_restored()}
          </Alert>
        )}
        {!view.isKept && view.expiresAt && (
          <Alert kind="info">
            {m.scales_result_trial({ date: formatDate(view.expiresAt, getLocale(), timeZone, "dateTime") })}
          </Alert>
        )}
        <ResultNotes reading={reading} />
        {flat ? (
          <FlatProfile view={view} />
        ) : (
          <>
            <NearestJobs view={view} />
            <ResultWhy view={view} />
          </>
        )}
        {children}
        {!flat && <NextSteps nearest={nearestOf(view)} />}
        <section className="result-end" aria-labelledby="more">
          <div className="grid gap-3">
            <h2 className="h2" id="more">
              {m.scales_result_details()}
            </h2>
            <Certainty />
            <p className="no-print">
              <Link className="inline-flex min-h-11 items-center" to={pathTo("careerTestResults")}>
                {m.scales_results_history()}
              </Link>
            </p>
          </div>
          <div>
            {!flat && (
              <div className="no-print">
                <MoreMatches view={view} />
              </div>
            )}
            <Accordion title={m.scales_result_scores()} heading="h3">
              <ResultScores view={view} />
            </Accordion>
            <Accordion title={m.scales_result_clear()} heading="h3">
              <ResultClarity view={view} />
            </Accordion>
            <div className="no-print">
              <Accordion title={m.scales_result_manage()} heading="h3">
                <RetakeForm />
                <WithdrawForm />
              </Accordion>
            </div>
          </div>
        </section>
      </div>
    </div>
  );
}

function WithdrawnResult({ view, timeZone }: { readonly view: ResultView; readonly timeZone: string }) {
  const until = formatDate(view.undoUntil ?? view.completedAt, getLocale(), timeZone);
  return (
    <ScalePage>
      <PageTop title={m.scales_result_title()} />
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
