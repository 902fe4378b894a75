import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { GoogleButton } from "./google-button.tsx";
import { SignUpKind } from "./sign-up-kind.tsx";

interface SignUpStartProps {
  readonly refused: RefusedForm | undefined;
  readonly next: string | undefined;
  /** Whether one may go on through the provider instead. */
  readonly hasProvider: boolean;
}

/** The first step, with the ways that lead elsewhere. */
export function SignUpStart({ refused, next, hasProvider }: SignUpStartProps) {
  return (
    <>
      <SignUpKind refused={refused} />
      {hasProvider && <GoogleButton next={next} />}
      <p className="door-way">
        {m.accounts_signup_have_account()}{" "}
        <ButtonLink kind="quiet" small to={pathTo("signIn", {}, { next })}>
          {m.accounts_signin_action()}
        </ButtonLink>
      </p>
    </>
  );
}
