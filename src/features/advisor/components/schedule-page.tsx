import { ADVICE_FIELD_WORDS, ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { weekdayName } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, CONSULTATION_KINDS } from "#shared/advice.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FormFault, faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Ticks } from "#ui/ticks.tsx";
import { LEAST_MINUTES, MAX, MOST_BUFFER_MINUTES, MOST_DAYS_AHEAD, MOST_MINUTES } from "../rules.ts";
import { KIND_WORDS } from "../schema/advice-words.ts";
import { fieldOf, rowsOfForm, rowsOfView, WEEKDAYS } from "../schema/schedule-form.ts";
import type { ClosureView, ScheduleView } from "../schema.ts";
import { ClosureList } from "./closure-list.tsx";
import { ExceptionRows } from "./exception-rows.tsx";
import { HoursRows } from "./hours-rows.tsx";

export interface SchedulePageProps {
  readonly schedule: ScheduleView;
  readonly closures: readonly ClosureView[];
  readonly zones: readonly string[];
  /** YYYY-MM-DD. */
  readonly today: string;
  /** After saving: how many times are offered, and until which day. */
  readonly offered: { readonly count: number; readonly until: string | null } | null;
  readonly refused: Refused | undefined;
  readonly locale: Locale;
}

const MOST_RANGES_A_DAY = 4;

/** How an advisor is booked: the week, exceptions, and what is said of them. */
export function SchedulePage(props: SchedulePageProps) {
  const { closures, offered, refused, locale } = props;
  return (
    <div className="wrap desk">
      <PageTop
        back={{ label: m.advisor_desk_back(), to: pathTo("consultation") }}
        title={m.advisor_desk_schedule_title()}
        lead={m.advisor_desk_schedule_lead()}
      >
        {offered && !refused && (
          <Alert kind="ok" role="status" title={m.advisor_desk_saved()}>
            <p>{offeredWords(offered)}</p>
            <p>
              <ButtonLink kind="quiet" small to={pathTo("consultationSlots")}>
                {m.advisor_desk_slots_title()}
              </ButtonLink>
            </p>
          </Alert>
        )}
        <FormFault
          refused={refused}
          labels={LABELS}
          stand={{ fields: "fields", kinds: "kinds", languages: "languages" }}
        />
      </PageTop>
      <PostForm noValidate className="schedule">
        <Taking {...props} />
        <Week {...props} />
        <Lengths {...props} />
        <Exceptions {...props} />
        <Who {...props} />
        <p className="desk-ways">
          <Button>{m.advisor_desk_save()}</Button>
        </p>
      </PostForm>
      {closures.length > 0 && (
        <section className="grid gap-3" aria-labelledby="closures">
          <h2 className="h2" id="closures">
            {m.advisor_desk_closures()}
          </h2>
          <p className="hint">{m.advisor_desk_closures_hint()}</p>
          <ClosureList closures={closures} locale={locale} />
        </section>
      )}
    </div>
  );
}

const LABELS = {
  fields: m.advisor_desk_fields,
  kinds: m.advisor_desk_kinds,
  languages: m.advisor_desk_languages,
  minutes: m.advisor_desk_minutes,
  bufferMinutes: m.advisor_desk_buffer,
  daysAhead: m.advisor_desk_days,
  zone: m.advisor_desk_zone,
};

function offeredWords({ count, until }: NonNullable<SchedulePageProps["offered"]>): string {
  return until === null ? m.advisor_desk_offered_none() : m.advisor_desk_offered({ count, until });
}

function Taking({ schedule, refused }: SchedulePageProps) {
  const isOn = refused ? typed(refused, "isTaking") === "yes" : schedule.isTaking;
  return (
    <CheckboxField
      name="isTaking"
      value="yes"
      label={m.advisor_desk_taking()}
      hint={m.advisor_desk_taking_hint()}
      defaultChecked={isOn}
    />
  );
}

function Week({ schedule, today, refused, locale }: SchedulePageProps) {
  const { days } = refused ? rowsOfForm(refused.values) : rowsOfView(schedule, today);
  return (
    <section aria-labelledby="week" className="grid gap-3">
      <h2 className="h2" id="week">
        {m.advisor_desk_week()}
      </h2>
      <p className="hint">{m.advisor_desk_week_hint()}</p>
      <div className="week">
        {WEEKDAYS.map((weekday) => {
          const name = weekdayName(weekday % 7, locale);
          return (
            <fieldset key={weekday} className="week-day">
              <legend>{name}</legend>
              <HoursRows
                of={name}
                from={fieldOf.day(weekday, "from")}
                until={fieldOf.day(weekday, "until")}
                rows={days[weekday] ?? []}
                most={MOST_RANGES_A_DAY}
                refused={refused}
              />
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

function Lengths({ schedule, zones, refused }: SchedulePageProps) {
  const numbers = [
    { name: "minutes", label: m.advisor_desk_minutes(), least: LEAST_MINUTES, most: MOST_MINUTES },
    { name: "bufferMinutes", label: m.advisor_desk_buffer(), least: 0, most: MOST_BUFFER_MINUTES },
    { name: "daysAhead", label: m.advisor_desk_days(), least: 1, most: MOST_DAYS_AHEAD },
  ] as const;
  return (
    <section aria-labelledby="lengths" className="grid gap-3">
      <h2 className="h2" id="lengths">
        {m.advisor_desk_lengths()}
      </h2>
      <div className="pair">
        {numbers.map(({ name, label, least, most }) => (
          <TextField
            key={name}
            name={name}
            label={label}
            hint={m.advisor_desk_bounds({ least, most })}
            inputMode="numeric"
            required
            autoComplete="off"
            defaultValue={typed(refused, name) ?? schedule[name]}
            error={faultOf(refused, name)}
          />
        ))}
        <SelectField
          name="zone"
          label={m.advisor_desk_zone()}
          hint={m.advisor_desk_zone_hint()}
          dir="ltr"
          lang="en"
          options={zones.map((zone) => ({ value: zone, label: zone }))}
          defaultValue={typed(refused, "zone") ?? schedule.zone}
          error={faultOf(refused, "zone")}
        />
      </div>
    </section>
  );
}

function Exceptions({ schedule, today, refused }: SchedulePageProps) {
  const { exceptions } = refused ? rowsOfForm(refused.values) : rowsOfView(schedule, today);
  return (
    <section aria-labelledby="away" className="grid gap-3">
      <h2 className="h2" id="away">
        {m.advisor_desk_away()}
      </h2>
      <p className="hint">{m.advisor_desk_away_hint()}</p>
      <ExceptionRows rows={exceptions} refused={refused} />
    </section>
  );
}

function Who({ schedule, refused }: SchedulePageProps) {
  const chosen = (name: "fields" | "languages" | "kinds"): readonly string[] =>
    refused ? (typed(refused, name) ?? "").split("\n") : schedule[name];
  return (
    <section aria-labelledby="who" className="grid gap-4">
      <h2 className="h2" id="who">
        {m.advisor_desk_who()}
      </h2>
      <Ticks
        name="fields"
        label={m.advisor_desk_fields()}
        options={ADVICE_FIELDS.map((value) => ({ value, label: ADVICE_FIELD_WORDS[value]() }))}
        ticked={chosen("fields").join("\n")}
        error={faultOf(refused, "fields")}
      />
      <Ticks
        name="kinds"
        label={m.advisor_desk_kinds()}
        options={CONSULTATION_KINDS.map((value) => ({ value, label: KIND_WORDS[value]() }))}
        ticked={chosen("kinds").join("\n")}
        error={faultOf(refused, "kinds")}
      />
      <Ticks
        name="languages"
        label={m.advisor_desk_languages()}
        options={ADVICE_LANGUAGES.map((value) => ({ value, label: ADVICE_LANGUAGE_WORDS[value]() }))}
        ticked={chosen("languages").join("\n")}
        error={faultOf(refused, "languages")}
      />
      <TextArea
        name="about"
        label={m.advisor_desk_about()}
        hint={m.advisor_desk_about_hint()}
        optional
        rows={3}
        maxLength={MAX.about}
        defaultValue={typed(refused, "about") ?? schedule.about}
        error={faultOf(refused, "about")}
      />
      <TextField
        type="url"
        name="meetingLink"
        label={m.advisor_desk_link()}
        hint={m.advisor_desk_link_hint()}
        optional
        maxLength={MAX.link}
        defaultValue={typed(refused, "meetingLink") ?? schedule.meetingLink ?? ""}
        error={faultOf(refused, "meetingLink")}
      />
    </section>
  );
}
