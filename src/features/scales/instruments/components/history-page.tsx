import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { ComparisonView } from "../../engine/schema/comparison.ts";
import { pathOfScale } from "../rules/paths.ts";
import type { HistoryLine, ScaleWords } from "../schema.ts";
import { AnswerAgain } from "./answer-again.tsx";
import { Comparison } from "./comparison.tsx";
import { HistoryTop } from "./history-top.tsx";
import { ResultLines, standingOf } from "./result-lines.tsx";
import { ScalePage } from "./scale-page.tsx";

interface HistoryPageProps {
  readonly about: ScaleWords;
  readonly lines: readonly HistoryLine[];
  /** Null before there are two results, and without norms. */
  readonly comparison: ComparisonView | null;
  readonly timeZone: string;
}

/** Every result of a scale with its date; the newest one counts. */
export function HistoryPage({ about, lines, comparison, timeZone }: HistoryPageProps) {
  const start = pathOfScale(about.scale);
  const title = m.scales_walk_results({ scale: about.title });
  const back = { label: about.title, to: start };
  if (lines.length === 0)
    return (
      <ScalePage>
        <PageTop back={back} title={title} lead={m.scales_walk_results_none()} />
        <p>
          <ButtonLink to={start}>{m.scales_start_begin()}</ButtonLink>
        </p>
      </ScalePage>
    );
  return (
    <>
      <HistoryTop back={back} title={title} />
      <ScalePage isWide={comparison !== null}>
        <ResultLines
          lines={lines.map((line, at) => ({
            ...line,
            to: pathTo("scaleResult", { scale: about.scale, attempt: line.attempt }),
            state: standingOf(line, at === 0, timeZone),
          }))}
          timeZone={timeZone}
        />
        {comparison && (
          <Comparison view={comparison} action={pathTo("scaleResults", { scale: about.scale })} timeZone={timeZone} />
        )}
        <AnswerAgain action={start} />
      </ScalePage>
    </>
  );
}
