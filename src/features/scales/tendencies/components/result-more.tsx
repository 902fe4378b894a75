import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { PaperLink } from "../../instruments/components/paper-link.tsx";
import type { ResultView } from "../schema/result.ts";
import { MoreMatches, PreparationFilter } from "./more-matches.tsx";
import { ResultChances } from "./result-chances.tsx";
import { ResultChanges } from "./result-changes.tsx";
import { RetakeForm, ShareLink, WithdrawForm } from "./result-manage.tsx";
import { ResultMarked } from "./result-marked.tsx";
import { ResultMethod } from "./result-method.tsx";
import { ResultScores } from "./result-scores.tsx";

/** Everything behind the answer, a fold each: what it is of and how sure is said before them. */
export function ResultMore({ view }: { readonly view: ResultView }) {
  const { attempt, kind, marked } = view;
  return (
    <section className="result-end" aria-labelledby="more">
      <div className="grid gap-3">
        <h2 className="h2" id="more">
          {m.scales_result_details()}
        </h2>
        {kind !== "careless" && (
          <p>
            {kind === "clear" && <>{m.scales_result_sure()} </>}
            {m.scales_provisional_meaning()}
          </p>
        )}
        <p className="no-print">
          <PaperLink of={pathTo("careerTestResult", { attempt })} />
        </p>
      </div>
      <div className="fold-families">
        {(kind === "clear" || kind === "leaning") && (
          <Family id="leads" title={m.scales_fold_leads()}>
            {kind === "clear" && (
              <div className="no-print">
                <MoreMatches view={view} />
              </div>
            )}
            {kind === "leaning" && (
              <OnScreen title={m.scales_filter_label()}>
                <PreparationFilter view={view} />
              </OnScreen>
            )}
            <p className="result-ways no-print">
              <Link to={pathTo("eightProfessions", { attempt: view.attempt })}>{m.scales_eight_invite()}</Link>
              {kind === "leaning" && <Link to={pathTo("activities")}>{m.scales_choices_invite_line()}</Link>}
            </p>
          </Family>
        )}
        <Family id="reads" title={m.scales_fold_reads()}>
          <Accordion title={kind === "careless" ? m.scales_result_scores() : m.scales_fold_scores()} heading="h3">
            <ResultScores view={view} />
          </Accordion>
          {kind !== "careless" && (
            <Accordion title={m.scales_fold_chances()} heading="h3">
              <ResultChances view={view} />
            </Accordion>
          )}
          {kind !== "careless" && (
            <Accordion title={m.scales_fold_changes()} heading="h3">
              <ResultChanges view={view} />
            </Accordion>
          )}
          {marked.length > 0 && (
            <OnScreen title={m.scales_result_why()}>
              <ResultMarked view={view} />
            </OnScreen>
          )}
          <Accordion title={m.scales_fold_method()} heading="h3">
            <ResultMethod view={view} />
          </Accordion>
          <OnScreen title={m.scales_result_manage()}>
            <p>
              <Link className="inline-flex min-h-11 items-center" to={pathTo("careerTestResults")}>
                {m.scales_results_history()}
              </Link>
            </p>
            {kind === "clear" && (
              <p>
                <Link className="inline-flex min-h-11 items-center" to={pathTo("activities")}>
                  {m.scales_choices_invite_line()}
                </Link>
              </p>
            )}
            <ShareLink attempt={view.attempt} />
            <RetakeForm />
            <WithdrawForm canBeShared />
          </OnScreen>
        </Family>
      </div>
    </section>
  );
}

interface FamilyProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Folds that belong together, under a line of their own. */
function Family({ id, title, children }: FamilyProps) {
  return (
    <section aria-labelledby={id}>
      <p id={id} className="fold-family">
        {title}
      </p>
      {children}
    </section>
  );
}

/** A fold that stays off paper. */
function OnScreen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="no-print">
      <Accordion title={title} heading="h3">
        {children}
      </Accordion>
    </div>
  );
}
