import { Link } from "react-router";
import { birthDateParts } from "#features/people/rules/birth-date-parts.ts";
import { GENDERS, GRADES } from "#features/people/rules.ts";
import { accountTypeWords, GENDER_WORDS, GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { DateField } from "#ui/date-field.tsx";
import { Fact } from "#ui/detail/facts.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { Profile, ProfileForms } from "../schema/view.ts";
import type { PartProps } from "./part-frame.tsx";
import { SaveForm } from "./save-form.tsx";

const LABELS = {
  firstname: m.profile_name_first,
  lastname: m.profile_name_last,
  summary: m.profile_field_summary,
  biography: m.profile_field_biography,
};

/** Names, birth date, grade, place and a few words of oneself. */
export function WhoPart({ view: { profile }, refused, isEditing }: PartProps) {
  if (!isEditing) return <WhoRead profile={profile} />;
  const read = (
    <>
      <WhoRead profile={profile} />
      <WhoFacts profile={profile} />
    </>
  );
  return (
    <SaveForm part="who" version={profile.versions.who} refused={refused} labels={LABELS} newer={read}>
      <WhoFields who={profile.forms.who} refused={refused} />
    </SaveForm>
  );
}

interface WhoReadProps {
  readonly profile: Profile;
}

function WhoRead({ profile: { forms } }: WhoReadProps) {
  const { firstname, lastname, summary, biography, grade, city, country } = forms.who;
  const comma = getLocale() === "ar" ? "، " : ", ";
  const place = [city, country].filter(Boolean).join(comma);
  return (
    <>
      <p className="profile-name">
        <bdi>{`${firstname} ${lastname}`}</bdi>
      </p>
      {(grade || place) && (
        <p className="profile-where">
          {grade && GRADE_WORDS[grade]()}
          {grade && place && " · "}
          <bdi>{place}</bdi>
        </p>
      )}
      {summary && (
        <p className="lead">
          <bdi dir="auto">{summary}</bdi>
        </p>
      )}
      {biography && (
        <p className="profile-text">
          <bdi dir="auto">{biography}</bdi>
        </p>
      )}
    </>
  );
}

/** What an account knows of somebody, in a word each, below all that is wanted. */
export function WhoFacts({ profile: { forms, email, accountType } }: WhoReadProps) {
  const { gender, dob } = forms.who;
  return (
    <section className="profile-part profile-account" aria-labelledby="account">
      <h2 id="account">{m.profile_account()}</h2>
      <dl className="profile-said profile-facts">
        <Fact name={m.i18n_column_email()}>
          <bdi dir="ltr" className="wrap-anywhere">
            {email}
          </bdi>
          <Link className="block" to={pathTo("accountEmail")}>
            {m.profile_email_change()}
          </Link>
        </Fact>
        <Fact name={m.profile_kind()}>{accountTypeWords(accountType, gender)}</Fact>
        {dob && <Fact name={m.profile_dob()}>{formatDate(`${dob}T12:00:00Z`, getLocale(), "UTC")}</Fact>}
        {gender && <Fact name={m.profile_gender()}>{GENDER_WORDS[gender]()}</Fact>}
      </dl>
    </section>
  );
}

interface FieldsProps {
  readonly who: ProfileForms["who"];
  readonly refused: Refused | undefined;
}

function WhoFields({ who, refused }: FieldsProps) {
  const field = (name: keyof ProfileForms["who"]) => ({
    name,
    defaultValue: typed(refused, name) ?? who[name] ?? "",
    error: faultOf(refused, name),
  });
  return (
    <>
      <TextField {...field("firstname")} label={m.profile_name_first()} autoComplete="given-name" required />
      <TextField {...field("lastname")} label={m.profile_name_last()} autoComplete="family-name" required />
      <TextField
        {...field("summary")}
        label={m.profile_field_summary()}
        hint={m.profile_summary_hint({ max: MAX.summary })}
        optional
      />
      <TextArea
        {...field("biography")}
        label={m.profile_field_biography()}
        maxLength={MAX.biography}
        rows={5}
        optional
      />
      <SelectField
        {...field("grade")}
        label={m.profile_grade()}
        optional
        placeholder={m.profile_grade_none()}
        options={GRADES.map((value) => ({ value, label: GRADE_WORDS[value]() }))}
      />
      <BirthField dob={who.dob} refused={refused} />
      <SelectField
        {...field("gender")}
        label={m.profile_gender()}
        optional
        placeholder={m.profile_gender_none()}
        options={GENDERS.map((value) => ({ value, label: GENDER_WORDS[value]() }))}
      />
      <TextField
        {...field("city")}
        label={m.profile_field_city()}
        hint={m.profile_most_letters({ max: MAX.city })}
        autoComplete="address-level2"
        optional
      />
      <TextField
        {...field("country")}
        label={m.profile_field_country()}
        hint={m.profile_most_letters({ max: MAX.country })}
        autoComplete="country-name"
        optional
      />
    </>
  );
}

function BirthField({ dob, refused }: { dob: string | null; refused: Refused | undefined }) {
  const part = (name: string) => typed(refused, name) ?? "";
  return (
    <DateField
      name="dob"
      label={m.profile_dob()}
      optional
      hint={m.profile_dob_hint()}
      autoComplete="bday"
      defaultValue={
        refused
          ? { day: part("dobDay"), month: part("dobMonth"), year: part("dobYear") }
          : birthDateParts(dob ?? undefined)
      }
      errors={{
        day: faultOf(refused, "dobDay") ?? faultOf(refused, "dob"),
        month: faultOf(refused, "dobMonth"),
        year: faultOf(refused, "dobYear"),
      }}
    />
  );
}
