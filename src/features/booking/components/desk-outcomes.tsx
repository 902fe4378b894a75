import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { OUTCOME_WORDS } from "../schema/act-words.ts";
import type { OutcomeView } from "../schema/desk.ts";
import type { Shown } from "./desk-words.ts";

/** What the person told of what became of it, two weeks after and twelve. */
export function DeskOutcomes({
  outcomes,
  shown,
}: {
  readonly outcomes: readonly OutcomeView[];
  readonly shown: Shown;
}) {
  return (
    <section className="grid gap-2" aria-labelledby="outcomes">
      <h2 className="h3" id="outcomes">
        {m.booking_desk_outcomes()}
      </h2>
      <dl className="desk-outcomes">
        {outcomes.map(({ weeks, answer, text, isDue, fromAt }) => (
          <div key={weeks}>
            <dt>{m.booking_desk_outcome_weeks({ count: weeks })}</dt>
            <dd>
              {answer ? (
                <>
                  <span className="strong">{OUTCOME_WORDS[answer]()}</span>
                  {text && <p dir="auto">{text}</p>}
                </>
              ) : isDue ? (
                m.booking_desk_outcome_open()
              ) : (
                m.booking_desk_outcome_later({ date: formatDate(fromAt, shown.locale, shown.timeZone) })
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
