import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { FormFault, type Refused } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { isLive } from "../rules.ts";
import { bookingPath, CHOOSE_PART } from "../schema/booking-ask.ts";
import type { ActionView, OutcomeView } from "../schema/desk.ts";
import type { ChosenTime } from "../schema/offer.ts";
import type { ConsultationView } from "../schema.ts";
import { AgreedPart, OutcomePart } from "./book-agreed.tsx";
import { calendarFile } from "./book-confirmed-page.tsx";
import { SHOWN_WORDS } from "./book-details-form.tsx";
import { History } from "./book-history.tsx";
import { StatusMark, WhenLine, WithWhom } from "./book-lines.tsx";
import { Meeting } from "./book-meeting.tsx";
import { CancelPart, MovePart, ProposedPart } from "./book-one-acts.tsx";
import { Own } from "./book-own-words.tsx";
import { ShownPart } from "./book-shown.tsx";
import { isolated } from "./book-words.ts";

/** What has just been done here. */
export const ONE_DONE = ["cancel", "move", "accept", "keep", "show", "done", "undone", "outcome"] as const;
type OneDone = (typeof ONE_DONE)[number];
const DONE_WORDS: Readonly<Record<OneDone, () => string>> = {
  cancel: m.booking_book_done_cancel,
  move: m.booking_book_done_move,
  accept: m.booking_book_done_accept,
  keep: m.booking_book_done_keep,
  show: m.booking_book_done_show,
  done: m.booking_book_done_done,
  undone: m.booking_book_done_undone,
  outcome: m.booking_book_done_outcome,
};

export interface OnePageProps {
  readonly view: ConsultationView;
  readonly actions: readonly ActionView[];
  readonly outcomes: readonly OutcomeView[];
  readonly to: ChosenTime | null;
  readonly isCancelling: boolean;
  readonly done: OneDone | null;
  readonly isMinor: boolean;
  readonly now: string;
  readonly zone: string;
  readonly refused?: Refused | undefined;
}

/** One consultation as who booked it sees it: how it stands, what can be done, what became of it. */
export function OnePage(props: OnePageProps) {
  const { view, actions, outcomes, to, isCancelling, done, isMinor, now, zone, refused } = props;
  return (
    <div className="wrap booking pb-8">
      <PageTop title={<Own>{view.subject}</Own>} back={{ label: m.booking_book_title(), to: pathTo("booking") }}>
        {done && !refused && (
          <Alert kind="ok" role="status">
            {DONE_WORDS[done]()}
          </Alert>
        )}
        <FormFault refused={refused} />
      </PageTop>
      {isCancelling && <CancelPart view={view} zone={zone} refused={refused} />}
      {to && <MovePart view={view} to={to} zone={zone} />}
      <div className="book-halves">
        <div className="grid gap-5">
          <section className="card book-confirmed" aria-label={m.booking_book_your_time()}>
            <StatusMark status={view.status} />
            <WhenLine line={view} zone={zone} />
            <p className="hint">
              {m.booking_book_zone({ zone: isolated(zoneName(view.startsAt, getLocale(), zone)) })}
            </p>
            <p>
              <WithWhom line={view} />
            </p>
            <Meeting view={view} now={now} zone={zone} />
            {isLive(view.status) && <Acts {...props} />}
          </section>
          {view.proposed && <ProposedPart proposed={view.proposed} zone={zone} />}
          <OutcomePart outcomes={outcomes} refused={refused} />
          <AgreedPart actions={actions} />
          {isLive(view.status) && view.startsAt > now && <ShownPart view={view} isMinor={isMinor} />}
          <Asked view={view} />
        </div>
        <History changes={view.changes} zone={zone} />
      </div>
    </div>
  );
}

function Acts({ view, to, isCancelling }: OnePageProps) {
  const { id } = view;
  return (
    <p className="flex flex-wrap gap-3">
      <a className="btn btn-quiet btn-small" href={calendarFile(id)} download>
        {m.booking_book_calendar_file()}
      </a>
      {view.mayMove && !to && (
        <ButtonLink small kind="quiet" to={bookingPath({ move: id }, {}, CHOOSE_PART)}>
          {m.booking_book_move()}
        </ButtonLink>
      )}
      {view.mayCancel && !isCancelling && (
        <ButtonLink small kind="danger" to={pathTo("bookingOne", { id }, { ask: "cancel" })}>
          {m.booking_book_cancel()}
        </ButtonLink>
      )}
    </p>
  );
}

/** What was sent with the booking. */
function Asked({ view }: { readonly view: ConsultationView }) {
  const shown = view.shows.map((part) => SHOWN_WORDS[part]());
  const rows: readonly (readonly [string, string, ("ltr" | "auto")?])[] = [
    [m.booking_book_field(), ADVICE_FIELD_WORDS[view.field]()],
    [m.booking_book_kind(), KIND_WORDS[view.type]()],
    [m.booking_book_message(), view.message, "auto"],
    [m.booking_book_name(), view.name, "auto"],
    [m.booking_book_email(), view.email, "ltr"],
    [m.booking_book_phone(), view.phone, "ltr"],
    [
      m.booking_book_shows_short(),
      shown.length > 0 ? shown.join(m.booking_book_comma()) : m.booking_book_shows_nothing(),
    ],
  ];
  return (
    <section className="grid gap-3" aria-labelledby="asked">
      <h2 className="h2" id="asked">
        {m.booking_book_asked()}
      </h2>
      <dl className="book-facts">
        {rows.map(([label, value, dir]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="typed">
              {dir === "auto" ? <Own>{value}</Own> : dir ? <bdi dir={dir}>{value}</bdi> : value}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
