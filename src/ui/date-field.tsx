import { m } from "#i18n/paraglide/messages.js";
import { describedBy, FieldNotes, type FieldProps, LabelText } from "./field-frame.tsx";

export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

interface DateFieldProps extends Omit<FieldProps, "error"> {
  readonly defaultValue?: DateParts;
  /** What is wrong with each part; already in the reader's language. */
  readonly errors?: Partial<Record<keyof DateParts, string>>;
  /** Begins the tokens a browser fills the parts by, as in `bday`. */
  readonly autoComplete?: string;
}

const PARTS = [
  { part: "day", suffix: "Day", label: m.ui_date_day },
  { part: "month", suffix: "Month", label: m.ui_date_month },
  { part: "year", suffix: "Year", label: m.ui_date_year },
] as const;

/** A date in three fields, day first, in whichever digits: `<name>Day`, `<name>Month`, `<name>Year`. No calendar is easier for a day years ago. */
export function DateField({
  name,
  id = name,
  label,
  hint,
  optional,
  defaultValue,
  errors = {},
  autoComplete = "",
}: DateFieldProps) {
  const wrong = PARTS.filter(({ part }) => errors[part]);
  const ids = [hint ? `${id}-hint` : "", ...wrong.map(({ suffix }) => `${id}${suffix}-error`)];
  return (
    <fieldset className="field" aria-describedby={ids.filter(Boolean).join(" ") || undefined}>
      <legend>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} />
      {wrong.map(({ part, suffix }) => (
        <FieldNotes key={part} id={`${id}${suffix}`} error={errors[part]} />
      ))}
      <div className="date-parts">
        {PARTS.map(({ part, suffix, label: words }) => (
          <label key={part} className={`date-${part}`}>
            {words()}
            <input
              id={id + suffix}
              name={name + suffix}
              className="input"
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              defaultValue={defaultValue?.[part]}
              {...describedBy(id + suffix, { error: errors[part] })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
