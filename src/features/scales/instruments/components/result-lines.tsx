import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";

export interface ResultLine {
  readonly attempt: string;
  readonly to: string;
  readonly completedAt: string;
  /** The answer of the result. */
  readonly words: string;
  readonly state: string;
}

interface ResultLinesProps {
  /** Newest first. */
  readonly lines: readonly ResultLine[];
  readonly timeZone: string;
}

/** Every result by its date, its answer and how it stands. */
export function ResultLines({ lines, timeZone }: ResultLinesProps) {
  return (
    <section className="result-lines" aria-labelledby="lines">
      <h2 className="h3" id="lines">
        {m.scales_results_history()}
      </h2>
      <ol>
        {lines.map(({ attempt, to, completedAt, words, state }) => (
          <li key={attempt}>
            <Link to={to}>{formatDate(completedAt, getLocale(), timeZone, "dateTime")}</Link>
            <span>{words}</span>
            <span className="hint">{state}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Standing {
  readonly state: string;
  /** Until when a withdrawn result can be brought back. */
  readonly undoUntil?: string | null;
}

/** How a result stands among those of its scale, in words. */
export function standingOf({ state, undoUntil }: Standing, isNewest: boolean, timeZone: string): string {
  if (state === "withdrawn" && undoUntil)
    return m.scales_results_withdrawn({ date: formatDate(undoUntil, getLocale(), timeZone) });
  return isNewest ? m.scales_results_current() : m.scales_results_earlier();
}
