import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { GoogleButton } from "./google-button.tsx";

interface SignUpStartProps {
  readonly next: string | undefined;
  /** Whether one may go on through the provider instead. */
  readonly hasProvider: boolean;
}

/** After the first question of a sign-up: the ways that lead elsewhere. */
export function SignUpStart({ next, hasProvider }: SignUpStartProps) {
  return (
    <>
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
