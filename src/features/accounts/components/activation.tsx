import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { Icon } from "#ui/icon.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { WaitingView } from "../schema/waiting.ts";
import { AccountForm, EmailField, KnownPasswordField, type PartProps } from "./account-form.tsx";
import { AccountFault } from "./form-fault.tsx";

/** Asks for the password chosen at sign-up; the link itself stands in the address the form is sent to. */
export function ActivationForm({ refused }: PartProps) {
  return (
    <AccountForm refused={refused}>
      <KnownPasswordField refused={refused} />
      <Button>{m.accounts_activate_action()}</Button>
    </AccountForm>
  );
}

/** What can be done when a link is used up or not good. */
export function ActivationWays({ isUsed }: { isUsed: boolean }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {isUsed ? (
        <ButtonLink to={pathTo("signIn")}>{m.accounts_signin_action()}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={pathTo("activationSent")}>{m.accounts_sent_again_action()}</ButtonLink>
          <ButtonLink kind="quiet" to={pathTo("signUp")}>
            {m.accounts_signin_to_signup()}
          </ButtonLink>
        </>
      )}
    </p>
  );
}

/** Sends the link once more; says the same to everybody. */
export function ResendForm({ refused, isSent }: PartProps & { readonly isSent: boolean }) {
  return (
    <section className={isSent ? "mt-8" : undefined} aria-labelledby={isSent ? "resend-title" : undefined}>
      {isSent && (
        <>
          <h2 id="resend-title" className="h3">
            {m.accounts_sent_again_title()}
          </h2>
          <p>{m.accounts_sent_again_lead()}</p>
        </>
      )}
      <AccountFault refused={refused} />
      <PostForm noValidate className="form">
        <EmailField refused={refused} />
        <Button kind="quiet">{m.accounts_sent_again_action()}</Button>
      </PostForm>
    </section>
  );
}

/** Where the link of this browser's own sign-up went, and the way to ask for another. */
export function WaitingForm({
  waiting: { masked, isSent, waits },
  refused,
}: PartProps & { readonly waiting: WaitingView }) {
  const isTooSoon = refused?.fault.code === "too_many";
  const words = isSent ? m.accounts_sent_to() : m.accounts_sent_waiting();
  return (
    <>
      <p className="mt-6 h3">
        {words}{" "}
        <bdi dir="ltr" className="strong wrap-anywhere">
          {masked}
        </bdi>
      </p>
      {isTooSoon ? <TooSoon refused={refused} /> : <AccountFault refused={refused} />}
      <PostForm className="mt-4 grid justify-items-start gap-2">
        <Button name="intent" value="again" kind={isSent ? "quiet" : "primary"}>
          {m.accounts_sent_again_action()}
        </Button>
        {waits > 0 && !isTooSoon && <p className="hint">{m.accounts_sent_wait()}</p>}
      </PostForm>
    </>
  );
}

/** Nothing is wrong with what was asked: it comes too early. */
function TooSoon({ refused }: PartProps) {
  const count = Math.ceil((refused?.fault.retryAfter ?? 1) / 60);
  return (
    <div className="mt-6 pb-8">
      <ErrorSummary
        title={m.accounts_sent_wait()}
        items={[{ text: m.ui_retry_minutes({ count }) }]}
        refusal={refused}
      />
    </div>
  );
}

/** Another address, by the password chosen at sign-up. */
export function CorrectionForm({ refused }: PartProps) {
  const isOpen = refused?.values.intent === "correct";
  return (
    <details className="fold mt-8" open={isOpen}>
      <summary>
        <span>{m.accounts_correct_title()}</span>
        <Icon name="down" />
      </summary>
      <PostForm noValidate className="form">
        <p>{m.accounts_correct_lead()}</p>
        <EmailField refused={refused} hint={m.accounts_field_email_hint()} />
        <KnownPasswordField refused={refused} />
        <Button name="intent" value="correct">
          {m.accounts_correct_action()}
        </Button>
      </PostForm>
    </details>
  );
}
