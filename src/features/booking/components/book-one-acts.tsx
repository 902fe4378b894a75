import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { takeFocus } from "#ui/take-focus.ts";
import { TextArea } from "#ui/text-area.tsx";
import { MAX } from "../rules.ts";
import { bookingPath, CHOOSE_PART } from "../schema/booking-ask.ts";
import type { ChosenTime } from "../schema/offer.ts";
import type { ConsultationView, TimeView } from "../schema.ts";
import { OwnTime } from "./book-own-time.tsx";
import { Named } from "./book-own-words.tsx";
import { dateWords, isolated, spanWords } from "./book-words.ts";

const wholeTime = (time: Pick<TimeView, "startsAt" | "endsAt">, zone: string) =>
  isolated(`${dateWords(time.startsAt, zone)}${m.booking_book_comma()}${spanWords(time, zone)}`);

interface PartProps {
  readonly view: ConsultationView;
  readonly zone: string;
}

/** Asked once before a consultation is given up. */
export function CancelPart({ view, zone, refused }: PartProps & { readonly refused: Refused | undefined }) {
  return (
    <section className="card book-ask" ref={takeFocus} tabIndex={-1} aria-labelledby="cancel">
      <h2 className="h3" id="cancel">
        {m.booking_book_cancel_question()}
      </h2>
      <p>{m.booking_book_cancel_what({ date: wholeTime(view, zone) })}</p>
      <PostForm className="grid gap-4">
        <TextArea
          name="reason"
          label={m.booking_book_reason()}
          hint={m.booking_book_reason_hint()}
          optional
          rows={3}
          maxLength={MAX.reason}
          error={faultOf(refused, "reason")}
          defaultValue={typed(refused, "reason")}
        />
        <p className="flex flex-wrap gap-3">
          <Button kind="danger" name="act" value="cancel">
            {m.booking_book_cancel_yes()}
          </Button>
          <ButtonLink kind="quiet" to={pathTo("bookingOne", { id: view.id })}>
            {m.booking_book_cancel_no()}
          </ButtonLink>
        </p>
      </PostForm>
    </section>
  );
}

/** From when to when it would move; one that is gone names the nearest others. */
export function MovePart({ view, to, zone }: PartProps & { readonly to: ChosenTime }) {
  return (
    <section className="card book-ask" ref={takeFocus} tabIndex={-1} aria-labelledby="move">
      <h2 className="h3" id="move">
        {to.isFree ? m.booking_book_move_question() : m.booking_book_lost()}
      </h2>
      {to.isFree ? (
        <>
          <p>{m.booking_book_move_from({ date: wholeTime(view, zone) })}</p>
          <p className="strong">
            <Named
              sentence={({ name }) => m.booking_book_move_to({ date: wholeTime(to, zone), name })}
              name={to.advisorName}
            />
          </p>
          <OwnTime at={to.startsAt} zone={zone} />
          <p className="hint">{m.booking_book_move_again()}</p>
          <PostForm className="flex flex-wrap gap-3">
            <input type="hidden" name="time_slot" value={to.id} />
            <Button name="act" value="move">
              {m.booking_book_move_yes()}
            </Button>
            <ButtonLink kind="quiet" to={pathTo("bookingOne", { id: view.id })}>
              {m.booking_book_move_no()}
            </ButtonLink>
          </PostForm>
        </>
      ) : (
        <ul className="time-buttons">
          {to.nearest.map(({ startsAt, endsAt, any }) => (
            <li key={startsAt}>
              <Link className="time" to={pathTo("bookingOne", { id: view.id }, { to: any })}>
                <span>{wholeTime({ startsAt, endsAt }, zone)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link to={bookingPath({ move: view.id }, {}, CHOOSE_PART)}>{m.booking_book_all_times()}</Link>
      </p>
    </section>
  );
}

/** Another time the advisor asks for; the old one stands also where nobody answers. */
export function ProposedPart({ proposed, zone }: { readonly proposed: TimeView; readonly zone: string }) {
  return (
    <section className="card book-ask" id="proposed" aria-labelledby="proposed-title">
      <h2 className="h3" id="proposed-title">
        {m.booking_book_proposed_title()}
      </h2>
      <p className="strong">{wholeTime(proposed, zone)}</p>
      <OwnTime at={proposed.startsAt} zone={zone} />
      <p className="hint">{m.booking_book_proposed_keep()}</p>
      <PostForm className="flex flex-wrap gap-3">
        <Button name="act" value="accept">
          {m.booking_book_accept()}
        </Button>
        <Button kind="quiet" name="act" value="keep">
          {m.booking_book_keep()}
        </Button>
      </PostForm>
    </section>
  );
}
