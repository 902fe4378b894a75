import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
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
      <PostForm noValidate className="form">
        <EmailField refused={refused} />
        <div className="grid gap-2">
          <KnownPasswordField refused={refused} />
          <p className="small">
            <Link to={pathTo("resetPassword")}>{m.accounts_signin_forgot()}</Link>
          </p>
        </div>
        <Button>{m.accounts_signin_action()}</Button>
      </PostForm>
      {hasProvider && <GoogleButton next={next} />}
      <p className="door-way">
        {m.accounts_signin_no_account()}{" "}
        <ButtonLink kind="quiet" small to={pathTo("signUp", {}, { next })}>
          {m.accounts_signin_to_signup()}
        </ButtonLink>
      </p>
      <p>
        {m.accounts_signin_class_code()}{" "}
        <Link to={pathTo("join")} className="inline-flex">
          {m.accounts_signin_to_join()}
        </Link>
      </p>
    </>
  );
}
