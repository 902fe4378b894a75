import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { accountTypeChoices } from "./choices.ts";
import { FormFault, faultOf, typed } from "./form-fault.tsx";
import { AboutYouFields, ConsentFields, KeepResultsField } from "./sign-up-parts.tsx";

interface SignUpFormProps {
  readonly refused: RefusedForm | undefined;
  readonly next: string | undefined;
  readonly consentVersion: string;
}

export function SignUpForm({ refused, next, consentVersion }: SignUpFormProps) {
  return (
    <>
      <p>
        {m.accounts_signup_have_account()} <Link to={pathTo("signIn", {}, { next })}>{m.accounts_signin_action()}</Link>
      </p>
      <FormFault refused={refused} stand={{ consentVersion: "terms" }} />
      <form method="post" noValidate className="mt-6 flex flex-col gap-6">
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <NameFields refused={refused} />
        <TextField
          name="email"
          type="email"
          label={m.accounts_field_email()}
          hint={m.accounts_field_email_hint()}
          autoComplete="username"
          required
          defaultValue={typed(refused, "email")}
          error={faultOf(refused, "email")}
        />
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
        <SelectField
          name="accountType"
          label={m.accounts_field_account_type()}
          options={accountTypeChoices()}
          defaultValue={typed(refused, "accountType") ?? "Student"}
          error={faultOf(refused, "accountType")}
        />
        <AboutYouFields refused={refused} />
        <KeepResultsField refused={refused} />
        <ConsentFields refused={refused} />
        <Button>{m.accounts_signup_action()}</Button>
      </form>
    </>
  );
}

function NameFields({ refused }: { refused: RefusedForm | undefined }) {
  const fields = [
    { name: "firstName", label: m.accounts_field_first_name(), autoComplete: "given-name" },
    { name: "lastName", label: m.accounts_field_last_name(), autoComplete: "family-name" },
  ];
  return fields.map((field) => (
    <TextField
      key={field.name}
      {...field}
      required
      defaultValue={typed(refused, field.name)}
      error={faultOf(refused, field.name)}
    />
  ));
}
