import type { ReactNode } from "react";
import { Form } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { ScalePage } from "../../instruments/components/scale-page.tsx";
import type { ResultView } from "../schema/result.ts";
import { CarelessResult } from "./careless-result.tsx";
import { FlatProfile } from "./flat-profile.tsx";
import { JobsToTry, NearestJobs } from "./result-jobs.tsx";
import { ResultMore } from "./result-more.tsx";
import { ResultOpening } from "./result-opening.tsx";
import { NextStep } from "./result-step.tsx";

interface ResultPageProps {
  readonly view: ResultView;
  readonly timeZone: string;
  readonly isRestored: boolean;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** One result: the answer large and drawn, what to read and do, then everything behind it, folded. */
export function ResultPage({ view, timeZone, isRestored, children }: ResultPageProps) {
  if (view.state === "withdrawn") return <WithdrawnResult view={view} timeZone={timeZone} />;
  return (
    <div className="scale-page result" data-kind={view.kind}>
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
        <Answer view={view} />
        {children}
        <ResultMore view={view} />
      </div>
    </div>
  );
}

/** What its kind lets a result say. */
function Answer({ view }: { readonly view: ResultView }) {
  if (view.kind === "careless") return <CarelessResult reading={view.reading} />;
  if (view.kind === "flat") return <FlatProfile view={view} />;
  return (
    <>
      {view.kind === "clear" ? <NearestJobs view={view} /> : <JobsToTry view={view} />}
      <NextStep view={view} />
    </>
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
