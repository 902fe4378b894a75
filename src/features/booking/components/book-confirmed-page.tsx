import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { LINK_MINUTES } from "../rules.ts";
import type { ConsultationView } from "../schema.ts";
import { FactsLine, StatusMark, WhenLine } from "./book-lines.tsx";
import { Own } from "./book-own-words.tsx";
import { dateWords, isolated, timeWords } from "./book-words.ts";

/** Where a calendar fetches a consultation. */
export function calendarFile(id: string): string {
  return `/api/consultations/${id}/calendar.ics`;
}

/** What was booked, and what happens next. */
export function ConfirmedPage({ line, zone }: { readonly line: ConsultationView; readonly zone: string }) {
  const until = `${dateWords(line.expiresAt, zone)}${m.booking_book_comma()}${timeWords(line.expiresAt, zone)}`;
  return (
    <div className="wrap booking pb-8">
      <PageTop title={m.booking_book_confirmed_title()}>
        <Alert kind="ok" role="status">
          {m.booking_book_reserved()}
        </Alert>
      </PageTop>
      <section className="card book-confirmed" aria-label={m.booking_book_your_time()}>
        <StatusMark status={line.status} />
        <h2 className="h3">
          <Own>{line.subject}</Own>
        </h2>
        <WhenLine line={line} zone={zone} />
        <FactsLine line={line} />
      </section>
      <section className="grid gap-3" aria-labelledby="next">
        <h2 className="h2" id="next">
          {m.booking_book_next()}
        </h2>
        <ol className="book-steps">
          <li>{m.booking_book_next_1({ date: isolated(until) })}</li>
          <li>{m.booking_book_next_2()}</li>
          <li>
            {line.type === "video"
              ? m.booking_book_next_video({ minutes: LINK_MINUTES })
              : m.booking_book_next_chat({ kind: KIND_WORDS[line.type]() })}
          </li>
        </ol>
      </section>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo("bookingOne", { id: line.id })}>{m.booking_book_to_one()}</ButtonLink>
        <a className="btn btn-quiet" href={calendarFile(line.id)} download>
          {m.booking_book_calendar_file()}
        </a>
        <ButtonLink kind="quiet" to={pathTo("home")}>
          {m.booking_book_to_home()}
        </ButtonLink>
      </p>
    </div>
  );
}
