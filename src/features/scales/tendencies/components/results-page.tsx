import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { ComparisonView } from "../../engine/schema/comparison.ts";
import { AnswerAgain } from "../../instruments/components/answer-again.tsx";
import { Comparison } from "../../instruments/components/comparison.tsx";
import { HistoryTop } from "../../instruments/components/history-top.tsx";
import { type ResultLine, ResultLines, standingOf } from "../../instruments/components/result-lines.tsx";
import { ScalePage } from "../../instruments/components/scale-page.tsx";
import type { HistoryEntry } from "../schema/result.ts";

interface ResultsPageProps {
  readonly entries: readonly HistoryEntry[];
  /** Null before there are two results. */
  readonly comparison: ComparisonView | null;
  readonly timeZone: string;
  /** A guardian reads of the children; the scale is no task of theirs. */
  readonly isGuardian: boolean;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** Every result with its date; the newest one counts. */
export function ResultsPage({ entries, comparison, timeZone, isGuardian, children }: ResultsPageProps) {
  if (entries.length === 0)
    return (
      <ScalePage>
        <PageTop title={m.scales_results_title()} lead={m.scales_results_none()} />
        <p>
          {isGuardian ? (
            <ButtonLink to={pathTo("accountFamily")}>{m.scales_child_family()}</ButtonLink>
          ) : (
            <ButtonLink to={pathTo("careerTest")}>{m.scales_start_begin()}</ButtonLink>
          )}
        </p>
        {children}
      </ScalePage>
    );
  const [newest] = entries;
  return (
    <>
      <HistoryTop title={m.scales_results_title()} />
      <ScalePage isWide={comparison !== null}>
        {newest?.state === "complete" && (
          <p className="flex flex-wrap gap-3">
            <ButtonLink to={pathTo("careerTestResult", { attempt: newest.attempt })}>
              {m.scales_results_newest()}
            </ButtonLink>
          </p>
        )}
        <ResultLines lines={entries.map((entry, at) => lineOf(entry, at === 0, timeZone))} timeZone={timeZone} />
        {comparison && <Comparison view={comparison} action={pathTo("careerTestResults")} timeZone={timeZone} />}
        {children}
        <AnswerAgain action={pathTo("careerTest")} />
      </ScalePage>
    </>
  );
}

function lineOf(entry: HistoryEntry, isNewest: boolean, timeZone: string): ResultLine {
  const { attempt, completedAt, codeNames: words } = entry;
  const to = pathTo("careerTestResult", { attempt });
  return { attempt, to, completedAt, words, state: standingOf(entry, isNewest, timeZone) };
}
