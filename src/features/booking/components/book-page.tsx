import { Link } from "react-router";
import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { CONSULTATION_KINDS } from "#shared/advice.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, type Refused } from "#ui/form-fault.tsx";
import { ViewLinks } from "#ui/listing/view-links.tsx";
import { Niche } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { type BookingAsk, bookingPath, CHOOSE_PART, TIMES_PART } from "../schema/booking-ask.ts";
import type { Hindrance, NextTimes, Offer } from "../schema/offer.ts";
import type { ConsultationLine } from "../schema.ts";
import { Calendar } from "./book-calendar.tsx";
import { FieldChoices, TimeFilters } from "./book-choose.tsx";
import { ClosedNotice, RefusalNotice } from "./book-closed.tsx";
import { PreviousLines, UpcomingLines } from "./book-lines.tsx";
import { useOwnZone } from "./book-own-time.tsx";
import { AdvisorCards, DayTimes, TimeButtons } from "./book-times.tsx";
import { dateWords, isolated, spanWords } from "./book-words.ts";
import { MEETING } from "./meeting-scene.ts";

/** What has just been done here. */
export const BOOKING_DONE = ["waiting", "left"] as const;
export type BookingDone = (typeof BOOKING_DONE)[number];
const DONE_WORDS: Readonly<Record<BookingDone, () => string>> = {
  waiting: m.booking_book_waiting_done,
  left: m.booking_book_waiting_left,
};

export interface BookingPageProps {
  readonly ask: BookingAsk;
  readonly lists: {
    readonly upcoming: readonly ConsultationLine[];
    readonly previous: readonly ConsultationLine[];
    readonly hasMore: boolean;
  };
  readonly hindrance: Hindrance;
  /** Null until a field is chosen, or while nothing can be booked. */
  readonly offer: Offer | null;
  /** When each field may next be advised on, while none is chosen. */
  readonly next: NextTimes | null;
  /** The consultation that is moved. */
  readonly moving: ConsultationLine | null;
  readonly done: BookingDone | null;
  readonly weekStart: number;
  readonly zone: string;
  readonly refused?: Refused | undefined;
}

/** One's own consultations, and the way to the next one. */
export function BookingPage(props: BookingPageProps) {
  const { ask, lists, hindrance, moving, done, zone, refused } = props;
  const { closed, refusal } = hindrance;
  return (
    <>
      <OwnTop>
        <PageTop
          title={moving ? m.booking_book_move_title() : m.booking_book_title()}
          lead={moving ? undefined : m.booking_book_lead()}
          back={moving && { label: m.booking_book_back_one(), to: pathTo("bookingOne", { id: moving.id }) }}
        />
        <Niche {...MEETING} />
      </OwnTop>
      <div className="wrap booking pb-8">
        {done && !refused && (
          <Alert kind="ok" role="status">
            {DONE_WORDS[done]()}
          </Alert>
        )}
        <FormFault refused={refused} />
        {closed && <ClosedNotice closed={closed} />}
        {!closed && refusal && <RefusalNotice refusal={refusal} />}
        {moving ? (
          <p className="book-moving">
            {m.booking_book_moving({
              date: isolated(`${dateWords(moving.startsAt, zone)}${m.booking_book_comma()}${spanWords(moving, zone)}`),
            })}
          </p>
        ) : (
          !ask.field && <Upcoming lines={lists.upcoming} zone={zone} />
        )}
        {!closed && !refusal && <Choosing {...props} />}
        {!moving && ask.field && <Upcoming lines={lists.upcoming} zone={zone} />}
        {!moving && (
          <PreviousLines
            lines={lists.previous}
            hasMore={lists.hasMore}
            page={ask.page ?? 1}
            to={(page) => bookingPath(ask, { page }, "previous")}
            zone={zone}
          />
        )}
      </div>
    </>
  );
}

/** What is still to come, and beside it the way to one's own calendar. */
function Upcoming(props: { readonly lines: BookingPageProps["lists"]["upcoming"]; readonly zone: string }) {
  if (props.lines.length === 0) return null;
  return (
    <UpcomingLines {...props}>
      <CalendarRow />
    </UpcomingLines>
  );
}

/** Quieter than the appointments above it. */
function CalendarRow() {
  return (
    <p className="book-feed">
      <Link to={pathTo("accountCalendar")}>{m.booking_feed_title()}</Link>
      <span className="hint">{m.booking_feed_hub_lead()}</span>
    </p>
  );
}

function Choosing({ ask, offer, next, moving, weekStart, zone }: BookingPageProps) {
  return (
    <section className="grid gap-4" aria-labelledby={CHOOSE_PART}>
      <h2 className="h2" id={CHOOSE_PART}>
        {moving ? m.booking_book_move_choose() : offer ? m.booking_book_choose_time() : m.booking_book_one()}
      </h2>
      {offer ? (
        <>
          <TimeFilters ask={ask} advisors={offer.advisors} />
          <ViewLinks
            label={m.booking_book_views()}
            views={[
              {
                id: "month",
                label: m.booking_book_view_month(),
                to: bookingPath(ask, { view: undefined, day: undefined }, CHOOSE_PART),
              },
              {
                id: "list",
                label: m.booking_book_view_list(),
                to: bookingPath(ask, { view: "list", day: undefined }, CHOOSE_PART),
              },
            ]}
            current={ask.view ?? "month"}
          />
          <div className="book-when" data-view={ask.view}>
            {!ask.view && <Calendar ask={ask} offer={offer} weekStart={weekStart} />}
            <Times ask={ask} offer={offer} zone={zone} />
          </div>
          <AdvisorCards advisors={offer.advisors} ask={ask} zone={zone} />
        </>
      ) : (
        <FieldChoices ask={ask} next={next} zone={zone} />
      )}
    </section>
  );
}

function Times({ ask, offer, zone }: { readonly ask: BookingAsk; readonly offer: Offer; readonly zone: string }) {
  const noon = `${offer.today}T12:00:00Z`;
  const own = useOwnZone(noon, zone);
  const count = offer.shown.reduce((sum, { instants }) => sum + instants.length, 0);
  return (
    <div className="times" id={TIMES_PART}>
      <p className="hint">
        {own
          ? m.booking_book_zone_own({ zone: isolated(zoneName(noon, getLocale(), own)) })
          : m.booking_book_zone({ zone: isolated(zoneName(noon, getLocale(), zone)) })}
      </p>
      <p className="sr-only" role="status">
        {m.booking_book_times_count({ count })}
      </p>
      {offer.shown.map((day) => (
        <DayTimes key={day.day} day={day} ask={ask} zone={zone} />
      ))}
      {offer.nextDay && (
        <p>
          <Link to={bookingPath(ask, { day: offer.nextDay }, TIMES_PART)}>{m.booking_book_later()}</Link>
        </p>
      )}
      {count === 0 && <NoTimes ask={ask} offer={offer} zone={zone} />}
      {(count === 0 || offer.isWaiting) && !ask.move && <WaitForm ask={ask} isWaiting={offer.isWaiting} />}
    </div>
  );
}

function NoTimes({ ask, offer, zone }: { readonly ask: BookingAsk; readonly offer: Offer; readonly zone: string }) {
  const isNarrowed = ask.type ?? ask.language ?? ask.advisor;
  return (
    <Alert kind="info" title={offer.nearest.length > 0 ? m.booking_book_none_here() : m.booking_book_none()}>
      {offer.nearest.length > 0 && (
        <div className="grid gap-2 pt-2">
          <p>{m.booking_book_nearest()}</p>
          <TimeButtons instants={offer.nearest} ask={ask} zone={zone} hasDays />
        </div>
      )}
      {isNarrowed && (
        <p className="pt-2">
          <Link to={bookingPath({ field: ask.field, move: ask.move }, {}, CHOOSE_PART)}>{m.booking_book_widen()}</Link>
        </p>
      )}
    </Alert>
  );
}

/** To be told when times come free, of the way that was chosen or of both. */
function WaitForm({ ask, isWaiting }: { readonly ask: BookingAsk; readonly isWaiting: boolean }) {
  const types = ask.type ? [ask.type] : CONSULTATION_KINDS;
  const words = ask.type ? KIND_WORDS[ask.type]() : m.booking_book_any_kind();
  return (
    <PostForm className="book-wait">
      <p>{isWaiting ? m.booking_book_waiting({ type: words }) : m.booking_book_wait_what()}</p>
      <input type="hidden" name="field" value={ask.field} />
      {types.map((type) => (
        <input key={type} type="hidden" name="types" value={type} />
      ))}
      <Button kind="quiet" name="act" value={isWaiting ? "leave" : "wait"}>
        {isWaiting ? m.booking_book_wait_leave() : m.booking_book_wait_join()}
      </Button>
    </PostForm>
  );
}
