import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Figures } from "../rules/figures.ts";
import { hoursWords } from "./desk-words.ts";

/** What happened at a desk this month, in counts; a month nothing has happened in yet says nothing. */
export function DeskFigures({ figures, locale }: { readonly figures: Figures; readonly locale: Locale }) {
  const { booked, held, declined, missed, answered, answerHours } = figures;
  const counts = [
    { label: m.booking_desk_figure_booked(), value: booked },
    { label: m.booking_desk_figure_held(), value: held },
    { label: m.booking_desk_figure_declined(), value: declined },
    { label: m.booking_desk_figure_missed(), value: missed },
  ];
  if (answerHours === null && counts.every(({ value }) => value === 0)) return null;
  return (
    <section className="grid gap-3" data-part="figures" aria-labelledby="figures">
      <h2 className="h2" id="figures">
        {m.booking_desk_figures()}
      </h2>
      <dl className="desk-figures">
        {counts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure">{value}</dd>
          </div>
        ))}
        <div>
          <dt>{m.booking_desk_figure_hours()}</dt>
          <dd>
            {answerHours === null ? (
              m.booking_desk_figure_hours_none()
            ) : (
              <>
                <span className="strong">{hoursWords(answerHours, locale)}</span>{" "}
                <span className="hint">{m.booking_desk_figure_hours_of({ count: answered })}</span>
              </>
            )}
          </dd>
        </div>
      </dl>
    </section>
  );
}
