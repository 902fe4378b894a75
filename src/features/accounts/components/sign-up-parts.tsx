import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { PartProps } from "./account-form.tsx";
import { accountTypeChoices, ageBandChoices, genderChoices, gradeChoices } from "./choices.ts";

const group = "card gap-4";

/** Grade, gender and age with the reason for asking; each may be left out. */
function AboutYouFields({ refused }: PartProps) {
  return (
    <fieldset className={group}>
      <legend className="px-2 text-h3">{m.accounts_signup_about_legend()}</legend>
      <p className="hint">{m.accounts_signup_about_why()}</p>
      <SelectField
        name="grade"
        label={m.accounts_field_grade()}
        hint={m.accounts_field_grade_hint()}
        optional
        placeholder={m.accounts_not_said()}
        options={gradeChoices()}
        defaultValue={typed(refused, "grade")}
        error={faultOf(refused, "grade")}
      />
      <RadioTiles
        name="gender"
        label={m.accounts_field_gender()}
        optional
        options={genderChoices()}
        defaultValue={typed(refused, "gender")}
        error={faultOf(refused, "gender")}
      />
      <TextField
        name="birthDate"
        type="date"
        label={m.accounts_field_birth_date()}
        optional
        hint={m.accounts_field_birth_date_hint()}
        autoComplete="bday"
        defaultValue={typed(refused, "birthDate")}
        error={faultOf(refused, "birthDate")}
      />
      <SelectField
        name="ageBand"
        label={m.accounts_field_age_band()}
        optional
        placeholder={m.accounts_not_said()}
        options={ageBandChoices()}
        defaultValue={typed(refused, "ageBand")}
        error={faultOf(refused, "ageBand")}
      />
    </fieldset>
  );
}

/** Keep the results, or only try. */
function KeepResultsField({ refused }: PartProps) {
  return (
    <RadioTiles
      name="keepResults"
      label={m.accounts_signup_keep_legend()}
      options={[
        { value: "keep", label: m.accounts_signup_keep(), hint: m.accounts_signup_keep_hint() },
        { value: "try", label: m.accounts_signup_try(), hint: m.accounts_signup_try_hint() },
      ]}
      defaultValue={typed(refused, "keepResults") ?? "keep"}
      error={faultOf(refused, "keepResults")}
    />
  );
}

/** What is agreed to, in plain words, with both texts a click away. */
function ConsentFields({ refused }: PartProps) {
  return (
    <fieldset className={group}>
      <legend className="px-2 text-h3">{m.accounts_signup_consent_legend()}</legend>
      <p>{m.accounts_signup_consent_what()}</p>
      <p>{m.accounts_signup_consent_minor()}</p>
      <p className="flex flex-wrap gap-4">
        <a href={pathTo("terms")} target="_blank" rel="noopener">
          {m.accounts_signup_consent_terms()}
        </a>
        <a href={pathTo("privacy")} target="_blank" rel="noopener">
          {m.accounts_signup_consent_privacy()}
        </a>
      </p>
      <CheckboxField
        name="terms"
        value="yes"
        label={m.accounts_signup_consent_agree()}
        required
        defaultChecked={typed(refused, "terms") === "yes"}
        error={faultOf(refused, "terms") ?? faultOf(refused, "consentVersion")}
      />
    </fieldset>
  );
}

/** What everybody is asked who makes an account, by whichever way they came. */
export function NewAccountFields({ refused }: PartProps) {
  return (
    <>
      <SelectField
        name="accountType"
        label={m.accounts_field_account_type()}
        options={accountTypeChoices()}
        defaultValue={typed(refused, "accountType") ?? "Student"}
        error={faultOf(refused, "accountType")}
      />
      <AboutYouFields refused={refused} />
      <KeepResultsField refused={refused} />
      <ConsentFields refused={refused} />
    </>
  );
}
