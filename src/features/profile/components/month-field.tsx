import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { FieldNotes } from "#ui/field-frame.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";

interface HalfProps {
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
}

interface MonthFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly month: HalfProps;
  readonly year: HalfProps;
}

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, "0"));

/** A month and a year, as people remember when they worked somewhere. */
export function MonthField({ name, label, hint, month, year }: MonthFieldProps) {
  return (
    <fieldset className="field" aria-describedby={hint && `${name}-hint`}>
      <legend>{label}</legend>
      <FieldNotes id={name} hint={hint} />
      <div className="profile-months">
        <SelectField
          {...month}
          label={m.profile_month()}
          placeholder="–"
          options={MONTHS.map((value) => ({
            value,
            label: formatDate(`2024-${value}-15T12:00:00Z`, getLocale(), "UTC", "month"),
          }))}
        />
        <TextField {...year} label={m.profile_year()} inputMode="numeric" maxLength={4} />
      </div>
    </fieldset>
  );
}
