import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { faultOf } from "#ui/form-fault.tsx";
import { NewPasswordField, PasswordField } from "#ui/password-field.tsx";
import { AccountForm, EmailField, type PartProps } from "./account-form.tsx";
import { GoogleProof } from "./google-button.tsx";

/** Asks for the address a link for a new password goes to; says the same to everybody. */
export function ForgotForm({ refused }: PartProps) {
  return (
    <>
      <AccountForm refused={refused}>
        <EmailField refused={refused} />
        <Button>{m.accounts_forgot_action()}</Button>
      </AccountForm>
      <p className="mt-6">
        <Link to={pathTo("signIn")}>{m.accounts_signin_action()}</Link>
      </p>
    </>
  );
}

const NEW_PASSWORD = { password: m.accounts_field_new_password };

function NewPasswordFields({ refused }: PartProps) {
  return (
    <NewPasswordField
      password={{
        name: "password",
        label: m.accounts_field_new_password(),
        hint: m.ui_password_hint(),
        error: faultOf(refused, "password"),
      }}
      again={{
        name: "passwordConfirmation",
        label: m.accounts_field_new_password_again(),
        error: faultOf(refused, "passwordConfirmation"),
      }}
    />
  );
}

/** The new password; the link itself stands in the address the form is sent to. */
export function ResetForm({ refused }: PartProps) {
  return (
    <AccountForm refused={refused} labels={NEW_PASSWORD}>
      <NewPasswordFields refused={refused} />
      <Button>{m.accounts_reset_action()}</Button>
    </AccountForm>
  );
}

/** What can be done when a link for a new password is used up or not good. */
export function ResetWays() {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={pathTo("resetPassword")}>{m.accounts_reset_again()}</ButtonLink>
      <ButtonLink kind="quiet" to={pathTo("signIn")}>
        {m.accounts_signin_action()}
      </ButtonLink>
    </p>
  );
}

interface OwnerProps extends PartProps {
  /** Without a password a fresh sign-in at the provider is the proof. */
  readonly hasPassword: boolean;
  readonly isProved: boolean;
  readonly hasProvider: boolean;
}

/** Another password for who knows the present one; a first one for who has just proved who they are. */
export function ChangePasswordForm({ refused, next, ...owner }: OwnerProps & { readonly next: string }) {
  const { hasPassword, isProved, hasProvider } = owner;
  if (!hasPassword && !isProved) return <ProveFirst next={next} hasProvider={hasProvider} />;
  return (
    <AccountForm refused={refused} labels={NEW_PASSWORD}>
      {hasPassword && <CurrentPasswordField refused={refused} />}
      <NewPasswordFields refused={refused} />
      <Button>{m.accounts_reset_action()}</Button>
    </AccountForm>
  );
}

export function CurrentPasswordField({ refused }: PartProps) {
  return (
    <PasswordField
      name="currentPassword"
      label={m.accounts_field_current_password()}
      autoComplete="current-password"
      required
      error={faultOf(refused, "currentPassword")}
    />
  );
}

interface ProveFirstProps {
  readonly next: string;
  /** Whether there is a provider to sign in at. */
  readonly hasProvider?: boolean;
}

/** For accounts without a password: the way to a fresh proof, or to a first password. */
export function ProveFirst({ next, hasProvider = true }: ProveFirstProps) {
  return (
    <div className="mt-6 flex flex-col gap-4">
      <Alert kind="info">{m.accounts_prove_lead()}</Alert>
      {hasProvider && (
        <p>
          <GoogleProof next={next} />
        </p>
      )}
      <p>
        <Link to={pathTo("resetPassword")}>{m.accounts_prove_mail()}</Link>
      </p>
    </div>
  );
}
