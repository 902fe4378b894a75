import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { faultOf } from "#ui/form-fault.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { AccountFault } from "./form-fault.tsx";
import { connectAddress, DoorGlyph } from "./google-button.tsx";

interface GoogleLinkProps {
  readonly isOffered: boolean;
  readonly linked: readonly string[];
  readonly hasPassword: boolean;
  readonly refused: RefusedForm | undefined;
  /** Set once the password was right: the way to the provider is open. */
  readonly ticket: string | undefined;
}

/** What is linked, and the form that links or takes the link away. */
export function GoogleLink({ isOffered, linked, hasPassword, refused, ticket }: GoogleLinkProps) {
  const provider = m.accounts_google_name();
  const isLinked = linked.length > 0;
  if (ticket) return <GoOn ticket={ticket} />;
  return (
    <>
      <AccountFault refused={refused} />
      <LinkedNow linked={linked} />
      {!hasPassword && (
        <>
          <p>{m.accounts_google_account_only({ provider })}</p>
          <p>
            <Link to={pathTo("resetPassword")}>{m.accounts_google_account_set_password()}</Link>
          </p>
        </>
      )}
      {!isOffered && !isLinked && <p>{m.accounts_google_account_off({ provider })}</p>}
      {hasPassword && (isLinked || isOffered) && (
        <PostForm noValidate className="mt-6 flex flex-col gap-6">
          <input type="hidden" name="intent" value={isLinked ? "unlink" : "link"} />
          <PasswordField
            name="currentPassword"
            label={m.accounts_google_account_current()}
            autoComplete="current-password"
            required
            error={faultOf(refused, "currentPassword")}
          />
          <Button kind={isLinked ? "danger" : "primary"}>
            {isLinked ? m.accounts_google_account_unlink({ provider }) : m.accounts_google_account_link({ provider })}
          </Button>
        </PostForm>
      )}
    </>
  );
}

function LinkedNow({ linked }: { linked: readonly string[] }) {
  const provider = m.accounts_google_name();
  if (linked.length === 0) return <p className="mt-4">{m.accounts_google_account_none({ provider })}</p>;
  return (
    <p className="mt-4">
      {m.accounts_google_account_linked({ provider })}{" "}
      {linked.map((email) => (
        <bdi key={email} dir="ltr" className="strong wrap-anywhere">
          {email}
        </bdi>
      ))}
    </p>
  );
}

function GoOn({ ticket }: { ticket: string }) {
  const provider = m.accounts_google_name();
  return (
    <div className="mt-4 flex flex-col gap-6">
      <Alert kind="ok" role="status">
        {m.accounts_google_account_ready({ provider })}
      </Alert>
      <a className="btn btn-primary" href={connectAddress({ purpose: "link", ticket })}>
        <DoorGlyph />
        {m.accounts_google_continue({ provider })}
      </a>
    </div>
  );
}
