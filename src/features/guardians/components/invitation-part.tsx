import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { InvitationView } from "../schema.ts";

interface InvitationPartProps {
  readonly view: InvitationView;
  readonly refused?: RefusedForm;
}

const HINDRANCE = {
  own: m.guardians_invitation_own,
  linked: m.guardians_invitation_linked,
  account_type: m.guardians_invitation_account_type,
  minor: m.guardians_invitation_minor,
} as const;

/** What an invitation is about, and the button that accepts it. */
export function InvitationPart({ view, refused }: InvitationPartProps) {
  const { state, firstName, hindrance } = view;
  if (state !== "ready")
    return (
      <div className="grid gap-4">
        <FormFault refused={refused} />
        <p>{state === "used" ? m.guardians_invitation_used() : m.guardians_invitation_invalid()}</p>
        {state === "used" && (
          <p>
            <ButtonLink to={pathTo("accountFamily")}>{m.guardians_to_family()}</ButtonLink>
          </p>
        )}
      </div>
    );
  return (
    <div className="grid gap-4">
      <FormFault refused={refused} />
      <p className="h3">{m.guardians_invitation_text({ name: `\u2068${firstName}\u2069` })}</p>
      <p>{m.guardians_invitation_end()}</p>
      {hindrance ? (
        <Alert kind="warn">{HINDRANCE[hindrance]()}</Alert>
      ) : (
        <PostForm>
          <Button>{m.guardians_invitation_accept()}</Button>
        </PostForm>
      )}
    </div>
  );
}
