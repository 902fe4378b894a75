import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, type Refused } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { NOTICE_MINUTES } from "../rules.ts";
import { type BookingAsk, bookingPath, CHOOSE_PART, detailsPath } from "../schema/booking-ask.ts";
import type { AskedCode, ChosenTime, Known, OfferedInstant } from "../schema/offer.ts";
import { CheckForm } from "./book-check.tsx";
import { DetailsForm, FIELD_LABELS, FORM_ID } from "./book-details-form.tsx";
import { OwnTime } from "./book-own-time.tsx";
import { Named } from "./book-own-words.tsx";
import { dateWords, spanWords, timeWords } from "./book-words.ts";

export interface DetailsPageProps {
  readonly time: ChosenTime;
  readonly ask: BookingAsk;
  readonly known: Known;
  /** Minutes before it until when it can be cancelled and moved, and hours a booking waits. */
  readonly cutoffs: { readonly cancel: number; readonly move: number; readonly pending: number };
  readonly zone: string;
  /** What was sent last, and whether it is whole. */
  readonly sent: Sent | null;
  readonly refused?: Refused | undefined;
}

interface Sent {
  readonly values: Readonly<Record<string, string>>;
  readonly isChecked: boolean;
  readonly code: AskedCode | null;
  /** Other times, where they were asked for. */
  readonly others?: readonly OfferedInstant[];
}

/** A form refused while it was looked through stays there, unless its time or one of its fields is the reason. */
function checkedAgain({ time, sent, refused }: DetailsPageProps): Pick<Sent, "values" | "code"> | null {
  if (!time.isFree) return null;
  if (!refused) return sent?.isChecked ? sent : null;
  const { values, fault } = refused;
  const isOfFields = fault.fields.some(({ path }) => path !== "otp");
  if (isOfFields || (values.step !== "book" && values.step !== "code")) return null;
  return { values, code: values.sent_to ? { contact: values.sent_to } : null };
}

/** Who asks and what about, for a time that was chosen; then all of it once more, and the booking. */
export function DetailsPage(props: DetailsPageProps) {
  const { time, ask, zone, refused, sent, cutoffs } = props;
  const checked = checkedAgain(props);
  const values = refused?.values ?? sent?.values;
  return (
    <div className="wrap booking book-details pb-8">
      <PageTop
        title={checked ? m.booking_book_check_title() : m.booking_book_details_title()}
        back={{ label: m.booking_book_back_times(), to: bookingPath(ask, {}, CHOOSE_PART) }}
      >
        <FormFault refused={refused} labels={FIELD_LABELS} fill={m.booking_book_fill_all()} />
        {!time.isFree && <LostTime {...props} />}
        {time.isFree && sent?.others && <OtherTimes {...props} others={sent.others} />}
      </PageTop>
      {checked ? (
        <CheckForm time={time} zone={zone} {...checked} refused={refused} />
      ) : (
        <DetailsForm time={time} ask={ask} known={props.known} values={values} refused={refused} />
      )}
      <aside className="book-aside">
        {time.isFree && <TimeCard {...props} />}
        <section className="grid gap-2">
          <h2 className="h3">{m.booking_book_rules()}</h2>
          <ul className="list-disc ps-5">
            <li>{m.booking_book_rule_pending({ count: cutoffs.pending })}</li>
            <li>{m.booking_book_rule_notice({ minutes: NOTICE_MINUTES })}</li>
            <li>{m.booking_book_rule_cancel({ time: durationWords(cutoffs.cancel) })}</li>
            <li>{m.booking_book_rule_move({ time: durationWords(cutoffs.move) })}</li>
            <li>{m.booking_book_rule_free()}</li>
          </ul>
        </section>
      </aside>
    </div>
  );
}

function durationWords(minutes: number): string {
  if (minutes > 0 && minutes % 60 === 0) return m.booking_book_hours({ count: minutes / 60 });
  return m.booking_book_minutes({ count: minutes });
}

function TimeCard({ time, zone }: DetailsPageProps) {
  return (
    <section className="card book-time-card">
      <h2 className="hint">{m.booking_book_your_time()}</h2>
      <p className="h3">{dateWords(time.startsAt, zone)}</p>
      <p>{spanWords(time, zone)}</p>
      <OwnTime at={time.startsAt} zone={zone} />
      <p className="hint">
        <Named sentence={m.booking_book_with} name={time.advisorName} />
      </p>
      <p>
        <Button kind="quiet" small form={FORM_ID} name="step" value="times" formNoValidate>
          {m.booking_book_change_time()}
        </Button>
      </p>
    </section>
  );
}

/** Another time was asked for: the nearest, and the way to all of them. */
function OtherTimes({ others, ask, zone }: DetailsPageProps & { readonly others: readonly OfferedInstant[] }) {
  return (
    <section className="card grid gap-3" aria-labelledby="others" ref={takeFocus} tabIndex={-1}>
      <h2 className="h3" id="others">
        {m.booking_book_other_times()}
      </h2>
      {others.length > 0 && <TimesOfForm times={others} ask={ask} zone={zone} step="edit" />}
      <p>
        <Link to={bookingPath(ask, {}, CHOOSE_PART)}>{m.booking_book_all_times()}</Link>
      </p>
    </section>
  );
}

interface TimesOfFormProps extends Pick<DetailsPageProps, "ask" | "zone"> {
  readonly times: readonly OfferedInstant[];
  readonly step: "edit" | "check";
}

/** Times as buttons of the form, so that nothing typed is lost. */
function TimesOfForm({ times, ask, zone, step }: TimesOfFormProps) {
  return (
    <ul className="time-buttons">
      {times.map(({ startsAt, any }) => (
        <li key={startsAt}>
          <Button
            kind="quiet"
            form={FORM_ID}
            name="step"
            value={step}
            formNoValidate
            formAction={detailsPath(ask, any)}
          >
            {dateWords(startsAt, zone)} {timeWords(startsAt, zone)}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The time is somebody else's now: the nearest others. */
function LostTime({ time, ask, zone, refused }: DetailsPageProps) {
  const title = refused ? m.booking_book_lost_choose() : m.booking_book_lost();
  return (
    <Alert kind="warn" title={title}>
      {time.nearest.length > 0 ? (
        <div className="grid gap-2">
          <p>{m.booking_book_nearest()}</p>
          <TimesOfForm times={time.nearest} ask={ask} zone={zone} step={refused ? "check" : "edit"} />
        </div>
      ) : (
        <p>
          <Link to={bookingPath(ask, {}, CHOOSE_PART)}>{m.booking_book_none_wait()}</Link>
        </p>
      )}
    </Alert>
  );
}
