import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountFault, type AccountFaultProps } from "./form-fault.tsx";

/** What every part of a form is given: how the form came back, if it was refused. */
export interface PartProps {
  readonly refused: RefusedForm | undefined;
}

interface AccountFormProps extends AccountFaultProps {
  readonly children: ReactNode;
}

/** A form of the account: what is wrong with it, then its fields. */
export function AccountForm({ children, ...fault }: AccountFormProps) {
  return (
    <>
      <AccountFault {...fault} />
      <PostForm noValidate className="form">
        {children}
      </PostForm>
    </>
  );
}

/** The address of the account. */
export function EmailField({ refused, hint }: PartProps & { readonly hint?: string }) {
  return (
    <TextField
      name="email"
      type="email"
      label={m.accounts_field_email()}
      hint={hint}
      autoComplete="username"
      required
      defaultValue={typed(refused, "email")}
      error={faultOf(refused, "email")}
    />
  );
}

/** The password chosen at sign-up. */
export function KnownPasswordField({ refused }: PartProps) {
  return (
    <PasswordField
      name="password"
      label={m.accounts_field_password()}
      autoComplete="current-password"
      required
      error={faultOf(refused, "password")}
    />
  );
}
