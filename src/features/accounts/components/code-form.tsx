import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { AccountForm } from "./account-form.tsx";
import { CodeField } from "./code-field.tsx";

interface CodeFormProps {
  readonly refused: RefusedForm | undefined;
  readonly supportAddress: string;
}

/** Asks for the second half of a sign-in: a code of the app or a recovery code. */
export function CodeForm({ refused, supportAddress }: CodeFormProps) {
  return (
    <>
      <AccountForm refused={refused}>
        <CodeField refused={refused} />
        <Button>{m.accounts_signin_action()}</Button>
      </AccountForm>
      <p className="mt-6">
        {m.accounts_code_lost()}{" "}
        <a href={`mailto:${supportAddress}`} dir="ltr">
          {supportAddress}
        </a>
      </p>
      <p className="mt-4">
        <Link to={pathTo("signIn")}>{m.accounts_code_again()}</Link>
      </p>
    </>
  );
}
