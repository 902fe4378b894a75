import { KIND_WORDS } from "#features/advisor/schema/advice-words.ts";
import { ADVICE_FIELD_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { STATUS_WORDS } from "../schema/status-words.ts";
import type { ConsultationView } from "../schema.ts";
import { OwnTime } from "./book-own-time.tsx";
import { DeskActs } from "./desk-acts.tsx";
import { DeskAgreed } from "./desk-agreed.tsx";
import { DeskHistory } from "./desk-history.tsx";
import { DeskNote } from "./desk-note.tsx";
import type { DeskOneProps, Done } from "./desk-one-props.ts";
import { DeskOutcomes } from "./desk-outcomes.tsx";
import { DeskShown } from "./desk-shown.tsx";
import { type Shown, wholeWords } from "./desk-words.ts";

/** Names of fields in sentences of faults, and the controls that stand for them: several forms of the page have the same. */
const LABELS = {
  reason: m.booking_desk_reason,
  time_slot: m.booking_desk_time,
  meeting_link: m.advisor_desk_link,
  text: m.booking_desk_action_text,
  due_on: m.booking_desk_action_due,
};

/** One consultation, as its advisor sees it: the brief, what to do, and what came of it. */
export function DeskOnePage(props: DeskOneProps) {
  const { brief, shown, zone, done, refused } = props;
  const { consultation: one } = brief;
  const form = refused?.values.act ?? `${refused?.values.intent ?? ""}${refused?.values.action ?? ""}`;
  return (
    <div className="wrap desk">
      <PageTop
        back={{ label: m.booking_desk_back(), to: pathTo("consultation") }}
        title={<bdi>{one.name}</bdi>}
        lead={<DeskWhen one={one} shown={shown} />}
      >
        <p className="hint">{zone}</p>
        {done && !refused && (
          <Alert kind="ok" role="status">
            {doneWords(done, one)}
          </Alert>
        )}
        <FormFault
          refused={refused}
          labels={LABELS}
          stand={Object.fromEntries(Object.keys(LABELS).map((name) => [name, `${form}-${name}`]))}
        />
      </PageTop>
      <div className="desk-board">
        <div className="desk-main">
          <DeskQuestion one={one} />
          <DeskShown brief={brief} shown={shown} />
          {brief.mayAgree && <DeskAgreed {...props} />}
          <DeskNote {...props} />
        </div>
        <div className="desk-side">
          <DeskActs {...props} />
          <DeskContact one={one} />
          {brief.outcomes.length > 0 && <DeskOutcomes outcomes={brief.outcomes} shown={shown} />}
          <DeskHistory changes={one.changes} shown={shown} />
        </div>
      </div>
    </div>
  );
}

function doneWords(done: Done, { status }: ConsultationView): string {
  if (done === "note") return m.booking_desk_done_note();
  if (done === "agreed") return m.booking_desk_done_agreed();
  if (done === "removed") return m.booking_desk_done_removed();
  return m.booking_desk_done_act({ status: STATUS_WORDS[status]() });
}

/** When it is, how it stands. */
export function DeskWhen({ one, shown }: { readonly one: ConsultationView; readonly shown: Shown }) {
  return (
    <>
      <time dateTime={one.startsAt}>
        <bdi>{wholeWords(one, shown)}</bdi>
      </time>{" "}
      <strong className="desk-status" data-status={one.status}>
        {STATUS_WORDS[one.status]()}
      </strong>{" "}
      <OwnTime at={one.startsAt} zone={shown.timeZone} />
    </>
  );
}

/** What somebody comes with, in their words. */
export function DeskQuestion({ one }: { readonly one: ConsultationView }) {
  return (
    <section className="card desk-asked" aria-labelledby="question">
      <p className="hint">
        {ADVICE_FIELD_WORDS[one.field]()} · {KIND_WORDS[one.type]()}
      </p>
      <h2 className="h2" id="question">
        <bdi dir="auto">{one.subject}</bdi>
      </h2>
      <p className="desk-typed">
        <bdi dir="auto">{one.message}</bdi>
      </p>
    </section>
  );
}

/** How to reach who booked. */
export function DeskContact({ one }: { readonly one: ConsultationView }) {
  return (
    <section className="grid gap-2" aria-labelledby="contact">
      <h2 className="h3" id="contact">
        {m.booking_desk_contact()}
      </h2>
      <ul className="desk-contact">
        <li>
          <a href={`mailto:${one.email}`} dir="ltr">
            {one.email}
          </a>
        </li>
        <li>
          <a href={`tel:${one.phone}`} dir="ltr">
            {one.phone}
          </a>
        </li>
      </ul>
      <p className="hint">{m.booking_desk_contact_hint()}</p>
    </section>
  );
}
