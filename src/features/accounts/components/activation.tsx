import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
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
export function ResendForm({ refused }: PartProps) {
  return (
    <section className="mt-8" aria-labelledby="resend-title">
      <h2 id="resend-title" className="text-h3">
        {m.accounts_sent_again_title()}
      </h2>
      <p>{m.accounts_sent_again_lead()}</p>
      <AccountFault refused={refused} />
      <PostForm noValidate className="mt-4 flex flex-col gap-6">
        <EmailField refused={refused} />
        <Button kind="quiet">{m.accounts_sent_again_action()}</Button>
      </PostForm>
    </section>
  );
}
