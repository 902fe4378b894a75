import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { DateField } from "#ui/date-field.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { SignUpView } from "../schema/sign-up-view.ts";
import type { PartProps } from "./account-form.tsx";
import { gradeChoices } from "./choices.ts";

interface StepProps extends PartProps {
  readonly view: SignUpView;
}

/** First and last name. */
export function NameFields({ refused, view }: StepProps) {
  const fields = [
    { name: "firstName", label: m.accounts_field_first_name(), autoComplete: "given-name" },
    { name: "lastName", label: m.accounts_field_last_name(), autoComplete: "family-name" },
  ] as const;
  return fields.map((field) => (
    <TextField
      key={field.name}
      {...field}
      required
      defaultValue={typed(refused, field.name) ?? view[field.name]}
      error={faultOf(refused, field.name)}
    />
  ));
}

/** Grade and age of a pupil; both may be left out. */
export function AboutFields({ refused, view }: StepProps) {
  return (
    <>
      <SelectField
        name="grade"
        label={m.accounts_field_grade()}
        hint={m.accounts_field_grade_hint()}
        optional
        placeholder={m.accounts_not_said()}
        options={gradeChoices()}
        defaultValue={typed(refused, "grade") ?? view.grade}
        error={faultOf(refused, "grade")}
      />
      <BirthDateField refused={refused} view={view} />
      <Accordion title={m.accounts_signup_about_why_title()}>
        <p>{m.accounts_signup_about_why()}</p>
      </Accordion>
    </>
  );
}

function BirthDateField({ refused, view }: StepProps) {
  const said = (part: string) => typed(refused, `birthDate${part}`) ?? "";
  const fault = (part: string) => faultOf(refused, `birthDate${part}`);
  return (
    <DateField
      name="birthDate"
      label={m.accounts_field_birth_date()}
      optional
      hint={m.accounts_field_birth_date_hint()}
      autoComplete="bday"
      defaultValue={refused ? { day: said("Day"), month: said("Month"), year: said("Year") } : view.birthDate}
      errors={{ day: fault("Day") ?? fault(""), month: fault("Month"), year: fault("Year") }}
    />
  );
}

/** What is agreed to, in plain words, with both texts a click away, and whether results stay. */
export function ConsentFields({ refused, view }: StepProps) {
  const texts = [
    { to: pathTo("terms"), label: m.accounts_signup_consent_terms() },
    { to: pathTo("privacy"), label: m.accounts_signup_consent_privacy() },
  ];
  return (
    <fieldset className="field consent">
      <legend className="h3">{m.accounts_signup_consent_legend()}</legend>
      <input type="hidden" name="consentVersion" value={view.consentVersion} />
      <p>{m.accounts_signup_consent_what()}</p>
      {view.accountType === "Student" && <p>{m.accounts_signup_consent_minor()}</p>}
      <p className="flex flex-wrap gap-4">
        {texts.map(({ to, label }) => (
          <a key={to} href={to} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </p>
      <CheckboxField
        name="terms"
        value="yes"
        label={m.accounts_signup_consent_agree()}
        required
        defaultChecked={typed(refused, "terms") === "yes"}
        error={faultOf(refused, "terms") ?? faultOf(refused, "consentVersion")}
      />
      <CheckboxField
        name="keepResults"
        value="try"
        label={m.accounts_signup_try()}
        hint={m.accounts_signup_try_hint()}
        optional
        defaultChecked={typed(refused, "keepResults") === "try"}
        error={faultOf(refused, "keepResults")}
      />
    </fieldset>
  );
}
