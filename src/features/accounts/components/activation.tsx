import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountFault } from "./form-fault.tsx";

interface PartProps {
  readonly refused: RefusedForm | undefined;
}

/** Asks for the password chosen at sign-up; the link itself stands in the address the form is sent to. */
export function ActivationForm({ refused }: PartProps) {
  return (
    <>
      <AccountFault refused={refused} />
      <form method="post" noValidate className="mt-6 flex flex-col gap-6">
        <PasswordField
          name="password"
          label={m.accounts_field_password()}
          autoComplete="current-password"
          required
          error={faultOf(refused, "password")}
        />
        <Button>{m.accounts_activate_action()}</Button>
      </form>
    </>
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
export function ResendForm({ refused }: PartProps) {
  return (
    <section className="mt-8" aria-labelledby="resend-title">
      <h2 id="resend-title" className="text-h3">
        {m.accounts_sent_again_title()}
      </h2>
      <p>{m.accounts_sent_again_lead()}</p>
      <AccountFault refused={refused} />
      <form method="post" noValidate className="mt-4 flex flex-col gap-6">
        <TextField
          name="email"
          type="email"
          label={m.accounts_field_email()}
          autoComplete="username"
          required
          defaultValue={typed(refused, "email")}
          error={faultOf(refused, "email")}
        />
        <Button kind="quiet">{m.accounts_sent_again_action()}</Button>
      </form>
    </section>
  );
}
