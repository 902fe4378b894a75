import type { ReactNode } from "react";
import { Link } from "react-router";
import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { Status } from "../rules.ts";
import { bookingPath, CHOOSE_PART } from "../schema/booking-ask.ts";
import { STATUS_WORDS } from "../schema/status-words.ts";
import type { ConsultationLine } from "../schema.ts";
import { useOwnZone } from "./book-own-time.tsx";
import { Named, Own } from "./book-own-words.tsx";
import { dateWords, isolated, spanWords, weekdayWords } from "./book-words.ts";

/** A status in words, with the colour that goes with it. */
export function StatusMark({ status }: { readonly status: Status }) {
  return (
    <span className="status" data-status={status}>
      {STATUS_WORDS[status]()}
    </span>
  );
}

interface WhenProps {
  readonly line: Pick<ConsultationLine, "startsAt" | "endsAt">;
  readonly zone: string;
  /** Beside a leaf that shows the day: its weekday is seen, the whole date is read aloud. */
  readonly hasLeaf?: boolean;
}

/** When a consultation is, on the reader's own clock; where that differs, the site's below it. */
export function WhenLine({ line, zone, hasLeaf = false }: WhenProps) {
  const own = useOwnZone(line.startsAt, zone);
  const words = (at: string) => [dateWords(line.startsAt, at), spanWords(line, at)] as const;
  const [day, span] = words(own ?? zone);
  return (
    <p className={hasLeaf ? "ticket-when" : "when"}>
      {hasLeaf ? (
        <>
          <span className="sr-only">{day}</span>
          <span aria-hidden="true">{weekdayWords(line.startsAt, own ?? zone)}</span>
        </>
      ) : (
        <span>{day}</span>
      )}{" "}
      <span>{span}</span>
      {own && (
        <span className="hint">
          {m.booking_book_site_time({ time: isolated(words(zone).join(m.booking_book_comma())) })}
        </span>
      )}
    </p>
  );
}

/** With whom, how and what about. */
export function FactsLine({ line }: { readonly line: ConsultationLine }) {
  return (
    <p className="hint facts-line">
      <span>
        <WithWhom line={line} />
      </span>
      <span>{KIND_WORDS[line.type]()}</span>
      <span>{ADVICE_FIELD_WORDS[line.field]()}</span>
    </p>
  );
}

/** Who it is with. */
export function WithWhom({ line: { withName } }: { readonly line: Pick<ConsultationLine, "withName"> }) {
  return withName ? <Named sentence={m.booking_book_with} name={withName} /> : m.booking_book_with_nobody();
}

/** The day as on a leaf of a calendar, on the reader's own clock; the words beside it say it whole. */
function Leaf({ at, zone }: { readonly at: string; readonly zone: string }) {
  const own = useOwnZone(at, zone) ?? zone;
  return (
    <p className="book-leaf" aria-hidden="true">
      <span>{formatDate(at, getLocale(), own, "month")}</span> <b>{formatDate(at, getLocale(), own, "day")}</b>{" "}
      <i>{dayOf(new Date(at), own).slice(0, 4)}</i>
    </p>
  );
}

/** What a ticket is about, which leads to it, and its hours beside the leaf. */
function TicketTitle({ line, zone }: { readonly line: ConsultationLine; readonly zone: string }) {
  return (
    <>
      <h3 className="h3">
        <Link className="card-link" to={pathTo("bookingOne", { id: line.id })}>
          <Own>{line.subject}</Own>
        </Link>
      </h3>
      <WhenLine line={line} zone={zone} hasLeaf />
    </>
  );
}

interface LinesProps {
  readonly lines: readonly ConsultationLine[];
  readonly zone: string;
}

/** What is still to come, the next first. */
export function UpcomingLines({ lines, zone, children }: LinesProps & { readonly children?: ReactNode }) {
  return (
    <section className="grid gap-4" aria-labelledby="upcoming">
      <h2 className="h2" id="upcoming">
        {m.booking_book_upcoming()}
      </h2>
      <ul className="book-upcoming">
        {lines.map((line) => (
          <li key={line.id} className="card ticket" data-status={line.status}>
            <Leaf at={line.startsAt} zone={zone} />
            <StatusMark status={line.status} />
            <TicketTitle line={line} zone={zone} />
            <FactsLine line={line} />
            {line.proposed && (
              <p className="book-proposed">
                {m.booking_book_proposed({
                  date: isolated(
                    `${dateWords(line.proposed.startsAt, zone)}${m.booking_book_comma()}${spanWords(line.proposed, zone)}`,
                  ),
                })}{" "}
                <ButtonLink
                  small
                  kind="quiet"
                  className="over-link"
                  to={`${pathTo("bookingOne", { id: line.id })}#proposed`}
                >
                  {m.booking_book_answer_proposal()}
                </ButtonLink>
              </p>
            )}
            <TicketActs line={line} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

/** What can be done with one that is still to come; its page asks before it is given up. */
function TicketActs({ line: { id, mayMove, mayCancel } }: { readonly line: ConsultationLine }) {
  return (
    <p className="ticket-acts">
      <ButtonLink small kind="quiet" to={pathTo("bookingOne", { id })}>
        {m.booking_book_home_action()}
      </ButtonLink>
      {mayMove && <Link to={bookingPath({ move: id }, {}, CHOOSE_PART)}>{m.booking_book_move()}</Link>}
      {mayCancel && <Link to={pathTo("bookingOne", { id }, { ask: "cancel" })}>{m.booking_book_cancel()}</Link>}
    </p>
  );
}

interface PreviousProps extends LinesProps {
  readonly page: number;
  readonly hasMore: boolean;
  readonly to: (page: number) => string;
}

/** What was, the last first. */
export function PreviousLines({ lines, zone, page, hasMore, to }: PreviousProps) {
  if (lines.length === 0 && page === 1) return null;
  return (
    <section className="grid gap-2" aria-labelledby="previous">
      <h2 className="h2" id="previous">
        {m.booking_book_previous()}
      </h2>
      {lines.length === 0 && <p>{m.booking_book_previous_none()}</p>}
      <ul className="book-previous">
        {lines.map((line) => (
          <li key={line.id} className="ticket">
            <Leaf at={line.startsAt} zone={zone} />
            <StatusMark status={line.status} />
            <TicketTitle line={line} zone={zone} />
            <FactsLine line={line} />
            <p className="ticket-acts">
              <ButtonLink small kind="quiet" to={pathTo("bookingOne", { id: line.id })}>
                {m.booking_book_home_action()}
              </ButtonLink>
              <Link to={bookingPath({ field: line.field }, {}, CHOOSE_PART)}>{m.booking_book_again()}</Link>
            </p>
          </li>
        ))}
      </ul>
      {(page > 1 || hasMore) && (
        <nav className="facts-line" aria-label={m.booking_book_previous_pages()}>
          {page > 1 && (
            <ButtonLink small kind="quiet" to={to(page - 1)} rel="prev">
              {m.booking_book_newer()}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink small kind="quiet" to={to(page + 1)} rel="next">
              {m.booking_book_older()}
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}
