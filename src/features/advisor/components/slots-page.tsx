import { Link } from "react-router";
import { formatDate, weekdayName, weekHourOf, zoneName } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { KIND_WORDS } from "../schema/advice-words.ts";
import type { SlotView } from "../schema.ts";
import { SlotForm } from "./slot-form.tsx";
import type { SlotsPageProps } from "./slots-props.ts";

/** An advisor's times of one week: free, taken and by whom, withdrawn. */
export function SlotsPage(props: SlotsPageProps) {
  const { days, before, after, schedule, done, undo, refused, locale, week } = props;
  const [first, last] = [days[0]?.day ?? week, days.at(-1)?.day ?? week];
  return (
    <div className="wrap desk">
      <PageTop
        back={{ label: m.advisor_desk_back(), to: pathTo("consultation") }}
        title={m.advisor_desk_slots_title()}
        lead={m.advisor_desk_slots_lead({ zone: zoneName(`${first}T12:00:00Z`, locale, schedule.zone) })}
      >
        {done && !refused && (
          <Alert kind="ok" role="status">
            <p>{DONE_WORDS[done]()}</p>
            {done === "withdrawn" && undo && (
              <PostForm>
                <input type="hidden" name="slot" value={undo} />
                <Button kind="quiet" small name="intent" value="restore">
                  {m.advisor_desk_slot_restore()}
                </Button>
              </PostForm>
            )}
          </Alert>
        )}
        <FormFault refused={refused} stand={{ starts_at: "time", ends_at: "minutes" }} />
      </PageTop>
      <nav aria-label={m.advisor_desk_weeks()} className="week-ways">
        {before && (
          <ButtonLink kind="quiet" small to={pathTo("consultationSlots", {}, { week: before })}>
            {m.advisor_desk_week_before()}
          </ButtonLink>
        )}
        <h2 className="h2">
          {m.advisor_desk_week_of({ from: dateWords(first, locale), until: dateWords(last, locale) })}
        </h2>
        <ButtonLink kind="quiet" small to={pathTo("consultationSlots", {}, { week: after })}>
          {m.advisor_desk_week_after()}
        </ButtonLink>
      </nav>
      {!schedule.isTaking && (
        <Alert kind="info">
          {m.advisor_desk_slots_off()}{" "}
          <Link to={pathTo("consultationSchedule")}>{m.advisor_desk_schedule_title()}</Link>
        </Alert>
      )}
      <div className="slots">
        {days.map(({ day, slots }) => (
          <Day key={day} {...props} day={day} slots={slots} />
        ))}
      </div>
      <SlotForm key={props.changed?.id ?? "new"} {...props} />
    </div>
  );
}

const DONE_WORDS = {
  added: m.advisor_desk_slot_added,
  changed: m.advisor_desk_slot_changed,
  withdrawn: m.advisor_desk_slot_withdrawn_now,
  restored: m.advisor_desk_slot_restored,
} as const;

function dateWords(day: string, locale: Locale): string {
  return formatDate(`${day}T12:00:00Z`, locale, "UTC");
}

type DayProps = SlotsPageProps & SlotsPageProps["days"][number];

function Day({ day, slots, ...props }: DayProps) {
  const { locale } = props;
  const weekday = weekdayName(weekHourOf(new Date(`${day}T12:00:00Z`), "UTC").weekday, locale);
  return (
    <section className="slots-day" aria-labelledby={`day-${day}`} data-empty={slots.length === 0 ? true : undefined}>
      <h3 className="h3" id={`day-${day}`}>
        {weekday} <span className="hint">{dateWords(day, locale)}</span>
      </h3>
      {slots.length === 0 ? (
        <p className="hint">{m.advisor_desk_slots_none()}</p>
      ) : (
        <ul className="slots-list">
          {slots.map((slot) => (
            <Slot key={slot.id} {...props} slot={slot} />
          ))}
        </ul>
      )}
    </section>
  );
}

function stateOf({ isTaken, isWithdrawn }: SlotView): "taken" | "withdrawn" | "free" {
  if (isTaken) return "taken";
  return isWithdrawn ? "withdrawn" : "free";
}

function Slot({ slot, holders, schedule, week, now, locale }: SlotsPageProps & { readonly slot: SlotView }) {
  const holder = holders[slot.id];
  const state = stateOf(slot);
  const time = (instant: string) => formatDate(instant, locale, schedule.zone, "time");
  const isAhead = slot.startsAt > now;
  return (
    <li className="slot" data-state={state} id={`slot-${slot.id}`}>
      <p className="slot-time">
        <time dateTime={slot.startsAt}>{time(slot.startsAt)}</time>
        <span className="hint">{m.advisor_desk_slot_until({ time: time(slot.endsAt) })}</span>
      </p>
      <p className="slot-state">
        {state === "free" && m.advisor_desk_slot_free()}
        {state === "withdrawn" && m.advisor_desk_slot_withdrawn()}
        {state === "taken" && !holder && m.advisor_desk_slot_taken()}
        {holder && (
          <Link to={pathTo("consultationOne", { id: holder.consultation })}>
            <bdi>{holder.name}</bdi>
          </Link>
        )}
        {holder?.isWaiting && <span className="hint"> {m.advisor_desk_slot_waiting()}</span>}
      </p>
      {slot.kinds.length === 1 && <p className="hint">{slot.kinds.map((kind) => KIND_WORDS[kind]())}</p>}
      {state !== "taken" && isAhead && (
        <PostForm className="slot-acts">
          <input type="hidden" name="slot" value={slot.id} />
          <Button kind="quiet" small name="intent" value={state === "withdrawn" ? "restore" : "withdraw"}>
            {state === "withdrawn" ? m.advisor_desk_slot_restore() : m.advisor_desk_slot_withdraw()}
            <span className="sr-only"> {time(slot.startsAt)}</span>
          </Button>
          <Link to={`${pathTo("consultationSlots", {}, { week, change: slot.id })}#slot`}>
            {m.advisor_desk_slot_change()}
            <span className="sr-only"> {time(slot.startsAt)}</span>
          </Link>
        </PostForm>
      )}
    </li>
  );
}
