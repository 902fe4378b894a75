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

/** Everything behind the answer, in four folds at most: what it is of and how sure is said before them. */
export function ResultMore({ view, date }: { readonly view: ResultView; readonly date: string }) {
  const { attempt, kind } = view;
  const isListed = kind === "clear" || kind === "leaning";
  return (
    <section className="result-end" aria-labelledby="more">
      <div className="grid gap-3">
        <h2 className="h2" id="more">
          {m.scales_result_details()}
        </h2>
        <p className="hint">{m.scales_result_date({ date })}</p>
        {kind !== "careless" && (
          <p>
            {kind === "clear" && <>{m.scales_result_sure()} </>}
            {m.scales_provisional_meaning()}
          </p>
        )}
        {!isListed && (
          <p className="no-print">
            <PaperLink of={pathTo("careerTestResult", { attempt })} />
          </p>
        )}
        {isListed && (
          <p className="result-ways no-print">
            <Link to={pathTo("eightProfessions", { attempt })}>{m.scales_eight_invite()}</Link>
            <Link to={pathTo("activities")}>{m.scales_choices_invite_line()}</Link>
          </p>
        )}
      </div>
      <div className="result-folds">
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
        <Scores view={view} />
        <Accordion title={kind === "careless" ? m.scales_fold_method() : m.scales_fold_trust()} heading="h3">
          <Trust view={view} />
        </Accordion>
        <OnScreen title={m.scales_result_manage()}>
          <p>
            <Link className="inline-flex min-h-11 items-center" to={pathTo("careerTestResults")}>
              {m.scales_results_history()}
            </Link>
          </p>
          <ShareLink attempt={attempt} />
          <RetakeForm />
          <WithdrawForm canBeShared />
        </OnScreen>
      </div>
    </section>
  );
}

/** What was counted, and the answers it was counted from. */
function Scores({ view }: { readonly view: ResultView }) {
  const { kind, marked } = view;
  const title = marked.length > 0 ? m.scales_fold_scores_marked : m.scales_fold_scores;
  return (
    <Accordion title={kind === "careless" ? m.scales_result_scores() : title()} heading="h3">
      <ResultScores view={view} />
      {marked.length > 0 && (
        <section className="no-print" aria-labelledby="marked">
          <h4 id="marked">{m.scales_result_why()}</h4>
          <ResultMarked view={view} />
        </section>
      )}
    </Accordion>
  );
}

/** How far it can be relied on: which three come first, what would change it, how it was worked out. */
function Trust({ view }: { readonly view: ResultView }) {
  if (view.kind === "careless") return <ResultMethod view={view} />;
  return (
    <>
      <h4>{m.scales_fold_chances()}</h4>
      <ResultChances view={view} />
      <h4>{m.scales_fold_changes()}</h4>
      <ResultChanges view={view} />
      <h4>{m.scales_fold_method()}</h4>
      <ResultMethod view={view} />
    </>
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
