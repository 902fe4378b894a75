import type { ReactNode } from "react";
import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { RequestTicket } from "#ui/request-ticket.tsx";
import type { DeskBoard } from "../schema/desk.ts";
import { OwnTime } from "./book-own-time.tsx";
import { DeskFigures } from "./desk-figures.tsx";
import { toLine } from "./desk-page.tsx";
import { DeskRow } from "./desk-row.tsx";
import { dayWords, plainDayWords, type Shown, spanWords } from "./desk-words.ts";

interface DeskBoardProps {
  readonly board: DeskBoard;
  readonly shown: Shown;
  readonly now: string;
}

/** The board: who waits for an answer beside what is next, what is to be marked, the line of the day and the days to come, the month. */
export function DeskBoardView({ board, shown, now }: DeskBoardProps) {
  const { next, today, requests, toMark, days, figures } = board;
  return (
    <div className="desk-day-page">
      <div className="desk-first">
        {requests.length > 0 && (
          <Part id="waiting" title={m.booking_desk_waiting_title({ count: requests.length })}>
            <ul className="requests">
              {requests.map((one) => (
                <RequestTicket key={one.id} request={one} heading="h3" />
              ))}
            </ul>
          </Part>
        )}
        <Next next={next} shown={shown} now={now} />
      </div>
      {toMark.length > 0 && (
        <Part id="mark" title={m.booking_desk_mark_title()} lead={m.booking_desk_mark_lead()}>
          <ul className="desk-rows">
            {toMark.map((line) => (
              <DeskRow key={line.id} line={line} shown={shown} to={toLine(line)} />
            ))}
          </ul>
        </Part>
      )}
      <div className="desk-ahead">
        {today.length > 0 && <Today today={today} shown={shown} now={now} next={next?.id ?? ""} />}
        {days.length > 0 && (
          <Part id="days" title={m.booking_desk_days_title()}>
            <div className="desk-days">
              {days.map(({ day, lines }) => (
                <section key={day} className="grid content-start gap-2" aria-label={plainDayWords(day, shown.locale)}>
                  <h3 className="h3">{plainDayWords(day, shown.locale)}</h3>
                  <ol className="desk-day">
                    {lines.map((line) => (
                      <DeskRow key={line.id} line={line} shown={shown} to={toLine(line)} isDaySaid />
                    ))}
                  </ol>
                </section>
              ))}
            </div>
          </Part>
        )}
      </div>
      <DeskFigures figures={figures} locale={shown.locale} />
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function Part({ id, title, lead, children }: PartProps) {
  return (
    <section className="grid gap-3" data-part={id} aria-labelledby={id}>
      <div>
        <h2 className="h2" id={id}>
          {title}
        </h2>
        {lead && <p className="hint">{lead}</p>}
      </div>
      {children}
    </section>
  );
}

/** The next consultation, large: who, when, how, what about. */
function Next({ next, shown, now }: { readonly next: DeskBoard["next"]; readonly shown: Shown; readonly now: string }) {
  if (!next)
    return (
      <section className="desk-next desk-next-none" aria-labelledby="next">
        <h2 className="h2" id="next">
          {m.booking_desk_next_none()}
        </h2>
        <p>{m.booking_desk_next_none_text()}</p>
        <p>
          <ButtonLink kind="quiet" to={pathTo("consultationSlots")}>
            {m.advisor_desk_slots_title()}
          </ButtonLink>
        </p>
      </section>
    );
  const isNow = next.startsAt <= now;
  return (
    <section className="night desk-next" aria-labelledby="next">
      <p className="desk-over">
        <span>{isNow ? m.booking_desk_next_now() : m.booking_desk_next_title()}</span>
        {dayWords(next.startsAt, shown)}
      </p>
      <p className="desk-time">
        <time dateTime={next.startsAt}>
          <bdi>{spanWords(next, shown)}</bdi>
        </time>
        <OwnTime at={next.startsAt} zone={shown.timeZone} />
      </p>
      <h2 className="h2" id="next">
        <bdi>{next.withName}</bdi>
      </h2>
      <p className="strong">
        <bdi>{next.subject}</bdi>
      </p>
      <p className="desk-question">
        <bdi dir="auto">{next.message}</bdi>
      </p>
      <p className="desk-end">
        <span>
          {ADVICE_FIELD_WORDS[next.field]()} · {KIND_WORDS[next.type]()}
        </span>
        <ButtonLink kind="primary" to={toLine(next)}>
          {m.booking_desk_open()}
        </ButtonLink>
      </p>
    </section>
  );
}

interface TodayProps {
  readonly today: DeskBoard["today"];
  readonly shown: Shown;
  readonly now: string;
  readonly next: string;
}

/** The day as a line: what is over, what is now, what comes. */
function Today({ today, shown, now, next }: TodayProps) {
  return (
    <Part id="today" title={m.booking_desk_today_title()}>
      <ol className="desk-day">
        {today.map((line) => (
          <DeskRow
            key={line.id}
            line={line}
            shown={shown}
            to={toLine(line)}
            isDaySaid
            isStatusSaid={line.status !== "approved" || line.endsAt <= now}
          >
            {line.id === next && <p className="desk-left">{m.booking_desk_is_next()}</p>}
          </DeskRow>
        ))}
      </ol>
    </Part>
  );
}
