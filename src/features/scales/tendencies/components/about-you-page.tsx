import type { ReactNode } from "react";
import { Form } from "react-router";
import { AGE_BANDS, GENDERS, GRADES } from "#features/people/rules.ts";
import { AGE_BAND_WORDS, GENDER_WORDS, GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { faultOf } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { ScalePage } from "../../instruments/components/scale-page.tsx";

/** An empty value is "prefer not to say": every question may be declined, and is declined unless answered. */
function optionsOf<T extends string>(values: readonly T[], words: Readonly<Record<T, () => string>>) {
  return [{ value: "", label: m.scales_about_decline() }, ...values.map((value) => ({ value, label: words[value]() }))];
}

export interface AboutYou {
  readonly grade: string;
  readonly gender: string;
  readonly ageBand: string;
  /** A date of birth answers the question about age. */
  readonly hasBirthDate: boolean;
  /** Whether the questions were put on the way to something else than the scale. */
  readonly isOnTheWay: boolean;
}

const QUESTIONS = [
  { name: "grade", label: m.scales_about_grade, options: () => optionsOf(GRADES, GRADE_WORDS) },
  { name: "gender", label: m.scales_about_gender, options: () => optionsOf(GENDERS, GENDER_WORDS) },
  { name: "ageBand", label: m.scales_about_age, options: () => optionsOf(AGE_BANDS, AGE_BAND_WORDS) },
] as const;
type Question = (typeof QUESTIONS)[number];

interface AboutYouPageProps {
  readonly known: AboutYou;
  /** The form as it was refused. */
  readonly refused?: RefusedForm;
}

export function AboutYouPage({ known, refused }: AboutYouPageProps) {
  const [grade, gender, age] = QUESTIONS;
  const asks = { known, refused };
  return (
    <ScalePage>
      <PageTop title={m.scales_about_title()} />
      {refused && <Refusal refused={refused} />}
      <p>
        {m.scales_about_reason()} {!known.hasBirthDate && m.scales_about_reason_age()}
      </p>
      <Form method="post" className="grid gap-5">
        <QuestionField question={grade} {...asks} />
        <QuestionField question={gender} {...asks} />
        <AgeQuestion {...asks}>
          <QuestionField question={age} {...asks} />
        </AgeQuestion>
        <p>
          <Button>{known.isOnTheWay ? m.scales_about_go_back() : m.scales_about_continue()}</Button>
        </p>
      </Form>
    </ScalePage>
  );
}

/** Asked once: a date of birth answers it, and an age group that was given is only offered to be changed. */
function AgeQuestion({ known, refused, children }: AboutYouPageProps & { readonly children: ReactNode }) {
  if (known.hasBirthDate) return <p className="hint">{m.scales_about_age_known()}</p>;
  const band = AGE_BANDS.find((one) => one === known.ageBand);
  if (!band || refused) return children;
  return <Accordion title={m.scales_about_age_said({ age: AGE_BAND_WORDS[band]() })}>{children}</Accordion>;
}

function QuestionField({ question, known, refused }: AboutYouPageProps & { readonly question: Question }) {
  const { name, label, options } = question;
  return (
    <SelectField
      name={name}
      label={label()}
      hint={name === "grade" ? m.scales_start_for() : undefined}
      options={options()}
      defaultValue={refused?.values[name] ?? known[name]}
      error={faultOf(refused, name)}
    />
  );
}

function Refusal({ refused }: { readonly refused: RefusedForm }) {
  const { text, fields } = refused.fault;
  const items = QUESTIONS.flatMap(({ name, label }) =>
    fields.filter(({ path }) => path === name).map((fault) => ({ id: name, text: `${label()}: ${fault.text}` })),
  );
  return <ErrorSummary items={items.length > 0 ? items : [{ text }]} refusal={refused} />;
}
