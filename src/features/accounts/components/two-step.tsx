import { Link } from "react-router";
import type { AppSecret, SecondStepForm, SecondStepState } from "#features/sign-ins/schema/second-step.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { faultOf } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { CodeField } from "./code-field.tsx";
import { AccountFault } from "./form-fault.tsx";
import { ProveFirst } from "./password-forms.tsx";

type Intent = SecondStepForm["intent"];

interface TwoStepProps {
  readonly state: SecondStepState;
  readonly isProved: boolean;
  readonly refused: RefusedForm | undefined;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Off, waiting for a first code, or on: each with what can be done then. */
export function TwoStep({ state, isProved, refused, locale, timeZone }: TwoStepProps) {
  const asked = refused?.values.intent ?? "start";
  const stand = { code: `${asked}-code`, currentPassword: `${asked}-password` };
  const mustProve = !state.hasPassword && !isProved;
  return (
    <>
      <AccountFault refused={refused} stand={stand} />
      {state.secret ? (
        <Confirm secret={state.secret} refused={refused} />
      ) : (
        <>
          {state.isOn ? <IsOn state={state} locale={locale} timeZone={timeZone} /> : <IsOff state={state} />}
          {mustProve ? <ProveFirst next={pathTo("accountTwoStep")} /> : <Ways state={state} refused={refused} />}
        </>
      )}
    </>
  );
}

function IsOff({ state }: { state: SecondStepState }) {
  return (
    <div className="mt-6">
      <Alert kind={state.isAdvised ? "warn" : "info"}>
        {state.isAdvised ? m.accounts_two_step_advised() : m.accounts_two_step_off()}
      </Alert>
    </div>
  );
}

function IsOn({ state, locale, timeZone }: { state: SecondStepState; locale: Locale; timeZone: string }) {
  const date = state.since ? formatDate(state.since, locale, timeZone, "date") : "";
  return (
    <div className="mt-6">
      <Alert kind={state.codesLeft < 3 ? "warn" : "ok"}>
        <p>{m.accounts_two_step_on({ date })}</p>
        <p>{m.accounts_two_step_codes_left({ count: state.codesLeft })}</p>
      </Alert>
    </div>
  );
}

function Ways({ state, refused }: { state: SecondStepState; refused: RefusedForm | undefined }) {
  const { hasPassword } = state;
  if (!state.isOn)
    return (
      <ProofForm intent="start" action={m.accounts_two_step_start()} refused={refused} hasPassword={hasPassword} />
    );
  return (
    <>
      <section aria-labelledby="renew" className="mt-8">
        <h2 id="renew" className="h2">
          {m.accounts_two_step_renew_title()}
        </h2>
        <p>{m.accounts_two_step_renew_lead()}</p>
        <ProofForm intent="renew" action={m.accounts_two_step_renew()} refused={refused} hasPassword={hasPassword} />
      </section>
      <section aria-labelledby="stop" className="mt-8">
        <h2 id="stop" className="h2">
          {m.accounts_two_step_stop_title()}
        </h2>
        <p>{m.accounts_two_step_stop_lead()}</p>
        <ProofForm intent="stop" action={m.accounts_two_step_stop()} refused={refused} hasPassword={hasPassword} />
      </section>
    </>
  );
}

interface ProofFormProps {
  readonly intent: Intent;
  readonly action: string;
  readonly refused: RefusedForm | undefined;
  readonly hasPassword: boolean;
}

function ProofForm({ intent, action, refused, hasPassword }: ProofFormProps) {
  // Several forms stand on one page: only the refused one shows what was wrong.
  const own = refused?.values.intent === intent ? refused : undefined;
  return (
    <PostForm noValidate className="mt-4 flex flex-col gap-6" aria-labelledby={intent === "start" ? undefined : intent}>
      <input type="hidden" name="intent" value={intent} />
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          id={`${intent}-password`}
          label={m.accounts_field_current_password()}
          autoComplete="current-password"
          required
          error={faultOf(own, "currentPassword")}
        />
      )}
      {intent === "stop" && <CodeField refused={own} id="stop-code" />}
      <Button kind={intent === "stop" ? "danger" : "primary"}>{action}</Button>
    </PostForm>
  );
}

function Confirm({ secret, refused }: { secret: AppSecret; refused: RefusedForm | undefined }) {
  return (
    <>
      <section aria-labelledby="scan" className="mt-6 grid gap-4">
        <h2 id="scan" className="h2">
          {m.accounts_two_step_scan_title()}
        </h2>
        <p>{m.accounts_two_step_scan_lead()}</p>
        <div
          role="img"
          aria-label={m.accounts_two_step_qr()}
          className="secret"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: squares drawn on the server, no text of anybody in them
          dangerouslySetInnerHTML={{ __html: secret.qr }}
        />
        <div>
          <p className="strong">{m.accounts_two_step_key()}</p>
          <p className="hint">{m.accounts_two_step_key_hint()}</p>
          <code lang="en" dir="ltr" className="block h3 wrap-anywhere">
            {secret.words}
          </code>
        </div>
        <p>
          <a href={secret.address}>{m.accounts_two_step_open()}</a>
        </p>
      </section>
      <section aria-labelledby="confirm" className="mt-8">
        <h2 id="confirm" className="h2">
          {m.accounts_two_step_confirm_title()}
        </h2>
        <PostForm noValidate className="mt-4 flex flex-col gap-6">
          <input type="hidden" name="intent" value="confirm" />
          <CodeField refused={refused} id="confirm-code" isAppOnly />
          <Button>{m.accounts_two_step_confirm()}</Button>
        </PostForm>
      </section>
    </>
  );
}

/** For the page of the whole account: who sees much of others is asked to protect it. */
export function SecondStepAdvice() {
  return (
    <Alert kind="warn">
      <p>{m.accounts_two_step_advised()}</p>
      <p>
        <Link to={pathTo("accountTwoStep")}>{m.accounts_two_step_start()}</Link>
      </p>
    </Alert>
  );
}
