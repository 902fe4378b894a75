import { ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { ApplicationView } from "../schema.ts";
import { OwnText } from "./own-words.tsx";

/** What an administrator's account asks for before rights are given. */
export interface ProofAsked {
  readonly password: boolean;
  readonly code: boolean;
}

interface DecisionFormsProps {
  readonly application: ApplicationView;
  readonly asks: ProofAsked;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** What can be decided now, or what was. */
export function DecisionForms(props: DecisionFormsProps) {
  const { application, locale, timeZone } = props;
  const { state, isMine, toldFrom, decidedAt, decidedBy, reason } = application;
  if (state === "withdrawn") return null;
  if (state !== "waiting")
    return (
      <section className="card grid gap-3">
        <h2 className="h3">
          {m.applications_decided_by({
            name: `\u2068${decidedBy ?? m.applications_someone()}\u2069`,
            date: formatDate(decidedAt ?? application.madeAt, locale, timeZone, "dateTime"),
          })}
        </h2>
        {reason && <OwnText>{reason}</OwnText>}
        {toldFrom && !isMine && <TakeBack at={formatDate(toldFrom, locale, timeZone, "time")} />}
      </section>
    );
  if (isMine) return <Alert>{m.applications_own_decision()}</Alert>;
  return (
    <>
      <AcceptForm {...props} />
      <RefuseForm {...props} />
    </>
  );
}

function TakeBack({ at }: { readonly at: string }) {
  return (
    <PostForm className="grid gap-3 justify-items-start">
      <p>{m.applications_untold({ time: `\u2068${at}\u2069` })}</p>
      <Button kind="quiet" name="act" value="take_back">
        {m.applications_take_back()}
      </Button>
    </PostForm>
  );
}

function AcceptForm({ application: { kind }, asks, refused }: DecisionFormsProps) {
  return (
    <section className="grid gap-3" aria-labelledby="decide">
      <h2 className="h2" id="decide">
        {m.applications_decide_title()}
      </h2>
      <p>{kind === "teacher" ? m.applications_accept_teacher() : m.applications_accept_advisor()}</p>
      <PostForm noValidate className="form">
        {asks.password ? (
          <PasswordField
            name="currentPassword"
            label={m.applications_your_password()}
            autoComplete="current-password"
            error={faultOf(refused, "currentPassword")}
            required
          />
        ) : (
          <p className="hint">{m.applications_accept_fresh()}</p>
        )}
        {asks.code && (
          <TextField
            name="code"
            label={m.applications_your_code()}
            autoComplete="one-time-code"
            inputMode="numeric"
            dir="ltr"
            error={faultOf(refused, "code")}
            required
          />
        )}
        <div>
          <Button id="accept" name="act" value="accept">
            {m.applications_accept()}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}

function RefuseForm({ application: { locale }, refused }: DecisionFormsProps) {
  return (
    <section className="grid gap-3" aria-labelledby="refuse">
      <h2 className="h2" id="refuse">
        {m.applications_refuse_title()}
      </h2>
      <PostForm noValidate className="grid gap-3">
        <TextArea
          name="reason"
          label={m.applications_column_reason()}
          hint={m.applications_refuse_hint({ language: ADVICE_LANGUAGE_WORDS[locale]() })}
          rows={5}
          required
          maxLength={MAX.reason}
          defaultValue={typed(refused, "reason")}
          error={faultOf(refused, "reason")}
        />
        <div>
          <Button kind="danger" name="act" value="refuse">
            {m.applications_refuse()}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
