import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import type { ErrorItem } from "#ui/error-summary.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { EmailField } from "./account-form.tsx";
import { AccountFault } from "./form-fault.tsx";
import { GoogleButton } from "./google-button.tsx";
import { NewAccountFields } from "./sign-up-parts.tsx";

interface SignUpFormProps {
  readonly refused: RefusedForm | undefined;
  readonly next: string | undefined;
  readonly consentVersion: string;
  /** Whether one may go on through the provider instead. */
  readonly hasProvider: boolean;
}

export function SignUpForm({ refused, next, consentVersion, hasProvider }: SignUpFormProps) {
  return (
    <>
      <p>
        {m.accounts_signup_have_account()} <Link to={pathTo("signIn", {}, { next })}>{m.accounts_signin_action()}</Link>
      </p>
      <AccountFault refused={refused} stand={{ consentVersion: "terms" }} also={passwordsAgain(refused)} />
      {hasProvider && <GoogleButton next={next} placed="above" />}
      <PostForm noValidate className="mt-6 flex flex-col gap-6">
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <NameFields refused={refused} />
        <EmailField refused={refused} hint={m.accounts_field_email_hint()} />
        <PasswordField
          name="password"
          label={m.accounts_field_password()}
          hint={m.accounts_field_password_hint()}
          autoComplete="new-password"
          required
          error={faultOf(refused, "password")}
        />
        <PasswordField
          name="confirmPassword"
          label={m.accounts_field_confirm_password()}
          autoComplete="new-password"
          required
          error={faultOf(refused, "confirmPassword")}
        />
        <NewAccountFields refused={refused} />
        <Button>{m.accounts_signup_action()}</Button>
      </PostForm>
    </>
  );
}

const PASSWORDS: ReadonlySet<string> = new Set(["password", "confirmPassword"]);

/** Passwords never come back with a form: where nothing was wrong with them, that is said once. */
function passwordsAgain(refused: RefusedForm | undefined): ErrorItem | undefined {
  const isAboutThem = refused?.fault.fields.some(({ path }) => PASSWORDS.has(path));
  return refused && !isAboutThem ? { id: "password", text: m.accounts_signup_passwords_again() } : undefined;
}

interface NameFieldsProps {
  readonly refused: RefusedForm | undefined;
  /** What another service said of the person. */
  readonly known?: { readonly firstName: string; readonly lastName: string };
}

/** First and last name. */
export function NameFields({ refused, known }: NameFieldsProps) {
  const fields = [
    {
      name: "firstName",
      label: m.accounts_field_first_name(),
      autoComplete: "given-name",
      defaultValue: typed(refused, "firstName") ?? known?.firstName,
    },
    {
      name: "lastName",
      label: m.accounts_field_last_name(),
      autoComplete: "family-name",
      defaultValue: typed(refused, "lastName") ?? known?.lastName,
    },
  ];
  return fields.map((field) => <TextField key={field.name} {...field} required error={faultOf(refused, field.name)} />);
}
