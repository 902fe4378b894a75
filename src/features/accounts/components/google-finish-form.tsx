import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { AccountFault } from "./form-fault.tsx";
import { NameFields } from "./sign-up-form.tsx";
import { NewAccountFields } from "./sign-up-parts.tsx";

interface GoogleFinishFormProps {
  readonly refused: RefusedForm | undefined;
  readonly email: string;
  /** As the provider gave them; they can be changed. */
  readonly firstName: string;
  readonly lastName: string;
  readonly consentVersion: string;
}

/** Sign-up without address and password: the provider has confirmed who it is. */
export function GoogleFinishForm({ refused, email, firstName, lastName, consentVersion }: GoogleFinishFormProps) {
  return (
    <>
      <AccountFault refused={refused} stand={{ consentVersion: "terms" }} />
      <p className="mt-4">
        {m.accounts_google_finish_email()}{" "}
        <bdi dir="ltr" className="strong wrap-anywhere">
          {email}
        </bdi>
      </p>
      <PostForm noValidate className="mt-6 flex flex-col gap-6">
        <input type="hidden" name="consentVersion" value={consentVersion} />
        <NameFields refused={refused} known={{ firstName, lastName }} />
        <NewAccountFields refused={refused} />
        <Button>{m.accounts_google_finish_action()}</Button>
      </PostForm>
    </>
  );
}
