import { m } from "#i18n/paraglide/messages.js";
import { DateField } from "#ui/date-field.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { SelectField } from "#ui/select-field.tsx";
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
  const [inYear = "", month = "", day = ""] = dueOn?.split("-") ?? [];
  const plain = (figures: string) => figures.replace(/^0/, "");
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
      <DateField
        id={`due-${of}`}
        name="due"
        label={m.study_plan_field_due()}
        optional
        defaultValue={{
          day: typed(refused, "dueDay") ?? plain(day),
          month: typed(refused, "dueMonth") ?? plain(month),
          year: typed(refused, "dueYear") ?? inYear,
        }}
        errors={{ day: faultOf(refused, "due") }}
      />
    </div>
  );
}
