import { Form } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { ComparisonView } from "../../engine/schema/comparison.ts";
import { pathOfScale } from "../rules/paths.ts";
import type { HistoryLine, ScaleWords } from "../schema.ts";
import { Comparison } from "./comparison.tsx";
import { HistoryTop } from "./history-top.tsx";
import { ResultLines } from "./result-lines.tsx";
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
            state: stateOf(line, at === 0, timeZone),
          }))}
          timeZone={timeZone}
        />
        {comparison && (
          <Comparison view={comparison} action={pathTo("scaleResults", { scale: about.scale })} timeZone={timeZone} />
        )}
        <Form method="post" action={start} className="grid gap-2">
          <p>
            <Button kind="quiet">{m.scales_start_retake()}</Button>
          </p>
          <p className="hint">{m.scales_start_retake_note()}</p>
        </Form>
      </ScalePage>
    </>
  );
}

function stateOf({ state, undoUntil }: HistoryLine, isNewest: boolean, timeZone: string): string {
  if (state === "withdrawn" && undoUntil)
    return m.scales_results_withdrawn({ date: formatDate(undoUntil, getLocale(), timeZone) });
  return isNewest ? m.scales_results_current() : m.scales_results_earlier();
}
