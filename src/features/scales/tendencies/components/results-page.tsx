import type { ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Table } from "#ui/table.tsx";
import type { ComparisonView } from "../../engine/schema/comparison.ts";
import { AnswerAgain } from "../../instruments/components/answer-again.tsx";
import { Answer, Behind, ChoosePair } from "../../instruments/components/comparison.tsx";
import { type ResultLine, ResultLines, standingOf } from "../../instruments/components/result-lines.tsx";
import { ScalePage } from "../../instruments/components/scale-page.tsx";
import type { HistoryEntry, OverTimeView } from "../schema/result.ts";
import { ResultsWater } from "./results-water.tsx";

interface ResultsPageProps {
  readonly entries: readonly HistoryEntry[];
  /** Null before there are two results. */
  readonly comparison: ComparisonView | null;
  /** Null where no result can be read. */
  readonly water: OverTimeView | null;
  readonly timeZone: string;
  /** A guardian reads of the children; the scale is no task of theirs. */
  readonly isGuardian: boolean;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** Every result with its date; the newest one counts. */
export function ResultsPage({ entries, comparison, water, timeZone, isGuardian, children }: ResultsPageProps) {
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
  const pair = comparison?.pair;
  return (
    <div className="scale-page">
      <Top {...{ comparison, water, timeZone }} />
      <div className="wrap over-page">
        <div className="over-list">
          <ResultLines lines={entries.map((entry, at) => lineOf(entry, at === 0, timeZone))} timeZone={timeZone} />
        </div>
        <div className="over-more">
          {comparison && pair && comparison.choices.length > 2 && (
            <ChoosePair view={comparison} pair={pair} action={pathTo("careerTestResults")} timeZone={timeZone} />
          )}
          {pair && <Behind pair={pair}>{water && <EveryResult water={water} timeZone={timeZone} />}</Behind>}
          {children}
          <AnswerAgain action={pathTo("careerTest")} />
        </div>
      </div>
    </div>
  );
}

/** On the night: the title, what changed in words, and the waters that say the same. */
function Top({ comparison, water, timeZone }: Pick<ResultsPageProps, "comparison" | "water" | "timeZone">) {
  const pair = comparison?.pair ?? null;
  return (
    <div className="night glow opening over-top">
      <div className="wrap">
        <PageTop title={m.scales_results_title()} />
        <section aria-labelledby="then">
          <div className="opening-more" id="compare">
            <h2 className="h2" id="then">
              {pair ? m.scales_then_title() : m.scales_over_one_title()}
            </h2>
            {pair && <Answer pair={pair} timeZone={timeZone} />}
            {!pair && <p className="lead">{comparison ? m.scales_then_need() : m.scales_over_one()}</p>}
            {comparison?.hasUnread && <p className="hint">{m.scales_then_unread()}</p>}
          </div>
          {water && <ResultsWater water={water} pair={pair} timeZone={timeZone} />}
        </section>
      </div>
    </div>
  );
}

/** More than two as a table: every score of every day drawn. */
function EveryResult({ water: { results, waters }, timeZone }: { water: OverTimeView; timeZone: string }) {
  if (results.length < 3) return null;
  const days = results.map(({ completedAt }) => formatDate(completedAt, getLocale(), timeZone));
  return (
    <Accordion title={m.scales_over_all()} heading="h3">
      <Table
        caption={m.scales_over_all()}
        head={[m.scales_then_what(), ...days]}
        rows={waters.map(({ code, name, scores }) => ({ key: code, cells: [name, ...scores] }))}
      />
    </Accordion>
  );
}

function lineOf(entry: HistoryEntry, isNewest: boolean, timeZone: string): ResultLine {
  const { attempt, completedAt, codeNames: words } = entry;
  const to = pathTo("careerTestResult", { attempt });
  return { attempt, to, completedAt, words, state: standingOf(entry, isNewest, timeZone) };
}
