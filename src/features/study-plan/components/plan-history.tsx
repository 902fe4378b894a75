import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import { Summary } from "#ui/summary.tsx";
import type { PlanView } from "../schema/plan-view.ts";
import { PlanForm } from "./plan-form.tsx";
import { changeWords } from "./plan-words.ts";

interface HistoryProps {
  readonly view: PlanView;
  readonly timeZone: string;
}

/** What was changed and when, and the way back to the state before. */
export function PlanHistory({ view: { changes, lastChange }, timeZone }: HistoryProps) {
  if (changes.length === 0) return null;
  const locale = getLocale();
  return (
    <details className="plan-part plan-history no-print">
      <Summary>{m.study_plan_history()}</Summary>
      {lastChange && (
        <PlanForm className="grid gap-2">
          <p className="hint">{m.study_plan_back_to({ change: changeWords(lastChange) })}</p>
          <div>
            <Button kind="quiet" small name="act" value="back">
              {m.study_plan_back()}
            </Button>
          </div>
        </PlanForm>
      )}
      <ol>
        {changes.map((change) => (
          <li key={`${change.at} ${changeWords(change)}`}>
            <span>{changeWords(change)}</span>
            <span className="hint">
              {formatDate(change.at, locale, timeZone, "dateTime")}
              {change.isTakenBack && ` · ${m.study_plan_taken_back()}`}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
