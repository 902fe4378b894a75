import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import type { ApplicationView, Decision } from "../schema.ts";
import { fieldsInWords, KIND_WORDS, languagesInWords, STATE_WORDS } from "./application-words.ts";
import { DecisionForms, type ProofAsked } from "./decision-forms.tsx";
import { OwnText, OwnWords } from "./own-words.tsx";

interface ApplicationPageProps {
  readonly application: ApplicationView;
  /** The kind of the applicant's account, in words. */
  readonly accountKind: string;
  readonly asks: ProofAsked;
  readonly proofAddress: string;
  /** What was just done. */
  readonly done: Decision["act"] | null;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

const DONE_WORDS: Readonly<Record<Decision["act"], () => string>> = {
  accept: m.applications_done_accept,
  refuse: m.applications_done_refuse,
  take_back: m.applications_done_take_back,
};

/** One application whole: who asks, with what proof, and the decision. */
export function ApplicationPage(props: ApplicationPageProps) {
  const { application, asks, done, locale, timeZone, refused } = props;
  return (
    <div className="grid gap-6 pb-8">
      <PageTop
        back={{ label: m.applications_back(), to: pathTo("adminApplications") }}
        title={<OwnWords>{application.name}</OwnWords>}
        lead={KIND_WORDS[application.kind]()}
      >
        {done && !refused && (
          <Alert kind="ok" role="status">
            {DONE_WORDS[done]()}
          </Alert>
        )}
        <FormFault
          refused={refused}
          stand={{ act: "accept" }}
          labels={{ currentPassword: m.applications_your_password, code: m.applications_your_code }}
        />
      </PageTop>
      <Facts {...props} />
      <section className="card grid gap-2">
        <h2 className="h3">{m.applications_said_why()}</h2>
        <OwnText>{application.why}</OwnText>
      </section>
      <DecisionForms application={application} asks={asks} locale={locale} timeZone={timeZone} refused={refused} />
    </div>
  );
}

const AGE_WORDS: Readonly<Record<ApplicationView["age"], () => string>> = {
  adult: m.applications_age_adult,
  unknown: m.applications_age_unknown,
  minor: m.applications_age_minor,
};

function Facts({ application, accountKind, proofAddress, locale, timeZone }: ApplicationPageProps) {
  const { kind, state, email, accountSince, age, fields, languages, organisation, proof, madeAt } = application;
  const day = (instant: string) => `\u2068${formatDate(instant, locale, timeZone)}\u2069`;
  return (
    <dl className="said">
      <dt>{m.applications_column_state()}</dt>
      <dd>
        {STATE_WORDS[state]()}
        {application.isLate && <strong className="late"> {m.applications_line_late()}</strong>}
      </dd>
      <dt>{m.applications_column_made_at()}</dt>
      <dd>{formatDate(madeAt, locale, timeZone, "dateTime")}</dd>
      <dt>{m.applications_email()}</dt>
      <dd>
        <a href={`mailto:${email}`} dir="ltr">
          {email}
        </a>
      </dd>
      <dt>{m.applications_account()}</dt>
      <dd>{m.applications_account_since({ kind: accountKind, date: day(accountSince) })}</dd>
      <dt>{m.applications_age()}</dt>
      <dd>{AGE_WORDS[age]()}</dd>
      {fields.length > 0 && (
        <>
          <dt>{m.applications_said_fields()}</dt>
          <dd>{fieldsInWords(fields)}</dd>
        </>
      )}
      <dt>{m.applications_said_languages()}</dt>
      <dd>{languagesInWords(languages)}</dd>
      <dt>{kind === "teacher" ? m.applications_said_school() : m.applications_said_organisation()}</dt>
      <dd>
        <OwnWords>{organisation}</OwnWords>
      </dd>
      <dt>{m.applications_field_proof()}</dt>
      <dd>
        {proof === null ? (
          m.applications_proof_gone()
        ) : (
          <>
            <OwnWords>{proof.name}</OwnWords>{" "}
            <a href={proofAddress} download>
              {m.applications_proof_get({ kb: proof.kb })}
            </a>{" "}
            <span className="hint block">{m.applications_proof_noted()}</span>
          </>
        )}
      </dd>
    </dl>
  );
}
