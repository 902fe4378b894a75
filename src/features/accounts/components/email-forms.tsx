import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AccountFault } from "./form-fault.tsx";
import { CurrentPasswordField, ProveFirst } from "./password-forms.tsx";

/** An address, which is read from left to right in every language. */
export function Address({ email }: { readonly email: string }) {
  return (
    <bdi dir="ltr" className="strong wrap-anywhere">
      {email}
    </bdi>
  );
}

export interface EmailState {
  readonly email: string;
  /** Waits for its link to be opened. */
  readonly pending: string | null;
  readonly hasPassword: boolean;
  readonly isProved: boolean;
  readonly hasProvider: boolean;
}

interface ChangeEmailProps {
  readonly state: EmailState;
  readonly refused: RefusedForm | undefined;
}

/** The present address, one that waits, and the form for another. */
export function ChangeEmail({ state, refused }: ChangeEmailProps) {
  return (
    <>
      <p className="mt-4">
        {m.accounts_email_now()} <Address email={state.email} />
      </p>
      {state.pending && <Pending email={state.pending} />}
      {state.hasPassword || state.isProved ? (
        <>
          <AccountFault refused={refused} />
          <PostForm noValidate className="mt-6 flex flex-col gap-6">
            <TextField
              name="email"
              type="email"
              label={m.accounts_field_new_email()}
              hint={m.accounts_field_new_email_hint()}
              autoComplete="email"
              required
              defaultValue={typed(refused, "email")}
              error={faultOf(refused, "email")}
            />
            {state.hasPassword && <CurrentPasswordField refused={refused} />}
            <Button>{m.accounts_email_action()}</Button>
          </PostForm>
        </>
      ) : (
        <ProveFirst next={pathTo("accountEmail")} hasProvider={state.hasProvider} />
      )}
    </>
  );
}

function Pending({ email }: { readonly email: string }) {
  return (
    <section className="mt-4" aria-labelledby="pending-title">
      <Alert title={<span id="pending-title">{m.accounts_email_pending_title()}</span>}>
        <p>{m.accounts_email_pending()}</p>
        <p>
          <Address email={email} />
        </p>
        <PostForm className="mt-3">
          <input type="hidden" name="intent" value="give-up" />
          <Button kind="quiet" small>
            {m.accounts_email_give_up()}
          </Button>
        </PostForm>
      </Alert>
    </section>
  );
}
