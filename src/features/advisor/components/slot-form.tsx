import { zoneName } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { CONSULTATION_KINDS } from "#shared/advice.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Ticks } from "#ui/ticks.tsx";
import { LEAST_MINUTES, MOST_MINUTES } from "../rules.ts";
import { KIND_WORDS } from "../schema/advice-words.ts";
import type { SlotsPageProps } from "./slots-props.ts";

type SlotFormProps = Pick<SlotsPageProps, "changed" | "schedule" | "week" | "firstDay" | "refused" | "locale">;

/** One time: a new one beside those of the week, or one that is changed. */
export function SlotForm({ changed, schedule, week, refused, firstDay, locale }: SlotFormProps) {
  const kinds = refused ? (typed(refused, "kinds") ?? "").split("\n") : (changed?.kinds ?? schedule.kinds);
  return (
    <section aria-labelledby="slot" className="slot-form">
      <h2 className="h2" id="slot" tabIndex={-1}>
        {changed ? m.advisor_desk_slot_change_title() : m.advisor_desk_slot_new()}
      </h2>
      <p className="hint">
        {m.advisor_desk_slot_hint({ zone: zoneName(`${firstDay}T12:00:00Z`, locale, schedule.zone) })}
      </p>
      <PostForm noValidate className="grid gap-4">
        {changed && <input type="hidden" name="slot" value={changed.id} />}
        <div className="pair">
          <TextField
            type="date"
            name="date"
            label={m.advisor_desk_slot_day()}
            required
            defaultValue={typed(refused, "date") ?? changed?.date ?? firstDay}
            error={faultOf(refused, "date")}
          />
          <div className="field">
            <TimeInput value={typed(refused, "time") ?? changed?.time ?? ""} error={faultOf(refused, "time")} />
          </div>
          <TextField
            name="minutes"
            label={m.advisor_desk_slot_minutes()}
            hint={m.advisor_desk_bounds({ least: LEAST_MINUTES, most: MOST_MINUTES })}
            inputMode="numeric"
            autoComplete="off"
            required
            defaultValue={typed(refused, "minutes") ?? changed?.minutes ?? schedule.minutes}
            error={faultOf(refused, "minutes") ?? faultOf(refused, "ends_at")}
          />
        </div>
        <Ticks
          name="kinds"
          label={m.advisor_desk_kinds()}
          options={CONSULTATION_KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
          ticked={kinds.join("\n")}
          error={faultOf(refused, "kinds")}
        />
        <p className="desk-ways">
          <Button name="intent" value={changed ? "change" : "add"}>
            {changed ? m.advisor_desk_slot_save() : m.advisor_desk_slot_add()}
          </Button>
          {changed && (
            <ButtonLink kind="quiet" to={pathTo("consultationSlots", {}, { week })}>
              {m.advisor_desk_slot_leave()}
            </ButtonLink>
          )}
        </p>
      </PostForm>
    </section>
  );
}

function TimeInput({ value, error }: { readonly value: string; readonly error: string | undefined }) {
  return (
    <>
      <label htmlFor="time">{m.advisor_desk_slot_time()}</label>
      {error && (
        <span className="field-error" id="time-error">
          {error}
        </span>
      )}
      <input
        id="time"
        name="time"
        type="time"
        className="input"
        required
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? "time-error" : undefined}
      />
    </>
  );
}
