import { m } from "#i18n/paraglide/messages.js";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { schoolYearText } from "../rules/school-year.ts";

interface WhenProps {
  /** Tells the fields of one form from those of another. */
  readonly of: string;
  readonly yearOptions: readonly number[];
  readonly year?: number | null;
  readonly dueOn?: string | null;
  readonly refused: Refused | undefined;
}

/** The school year of a step, and its day where there is one. */
export function WhenFields({ of, yearOptions, year = null, dueOn = null, refused }: WhenProps) {
  const years = year === null || yearOptions.includes(year) ? yearOptions : [year, ...yearOptions];
  return (
    <div className="plan-when">
      <SelectField
        id={`year-${of}`}
        name="year"
        label={m.study_plan_field_year()}
        placeholder={m.study_plan_no_year()}
        options={years.map((one) => ({ value: String(one), label: schoolYearText(one) }))}
        defaultValue={typed(refused, "year") ?? (year === null ? "" : String(year))}
        error={faultOf(refused, "year")}
      />
      <TextField
        id={`due-${of}`}
        type="date"
        name="due"
        label={m.study_plan_field_due()}
        optional
        defaultValue={typed(refused, "due") ?? dueOn ?? ""}
        error={faultOf(refused, "due")}
      />
    </div>
  );
}
