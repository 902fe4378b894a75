import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { EmailField, KnownPasswordField } from "./account-form.tsx";
import { AccountFault } from "./form-fault.tsx";
import { GoogleButton } from "./google-button.tsx";

interface SignInFormProps {
  readonly refused: RefusedForm | undefined;
  /** Where the person wanted to go. */
  readonly next: string | undefined;
  /** Whether one may go on through the provider instead. */
  readonly hasProvider: boolean;
}

export function SignInForm({ refused, next, hasProvider }: SignInFormProps) {
  return (
    <>
      <AccountFault refused={refused} />
      {refused?.fault.code === "not_activated" && (
        <p>
          <Link to={pathTo("activationSent")}>{m.accounts_signin_resend()}</Link>
        </p>
      )}
      <PostForm noValidate className="mt-6 flex flex-col gap-6">
        <EmailField refused={refused} />
        <KnownPasswordField refused={refused} />
        <Button>{m.accounts_signin_action()}</Button>
      </PostForm>
      {hasProvider && <GoogleButton next={next} placed="below" />}
      <p className="mt-6">
        <Link to={pathTo("resetPassword")}>{m.accounts_signin_forgot()}</Link>
      </p>
      <p className="mt-3">
        {m.accounts_signin_no_account()}{" "}
        <Link to={pathTo("signUp", {}, { next })}>{m.accounts_signin_to_signup()}</Link>
      </p>
      <p className="mt-3">
        {m.accounts_signin_class_code()} <Link to={pathTo("join")}>{m.accounts_signin_to_join()}</Link>
      </p>
    </>
  );
}
