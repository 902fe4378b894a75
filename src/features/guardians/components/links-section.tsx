import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { GuardianshipView } from "../schema.ts";

interface LinksSectionProps {
  readonly guardians: readonly GuardianshipView[];
  readonly timeZone: string;
  readonly refused?: RefusedForm;
}

/** Guardians' accounts that see a summary, and the form that invites one. */
export function LinksSection({ guardians, timeZone, refused }: LinksSectionProps) {
  const endsOn = guardians.find((one) => one.endsOn)?.endsOn;
  return (
    <section aria-labelledby="links" className="grid gap-4">
      <h2 id="links" className="h2">
        {m.guardians_links_title()}
      </h2>
      <FormFault refused={refused} stand={{ email: "invite-email" }} labels={{ email: m.guardians_field_email }} />
      <p>{m.guardians_links_text()}</p>
      {endsOn && (
        <Alert kind="info">{m.guardians_links_ends_on({ date: formatDate(endsOn, getLocale(), timeZone) })}</Alert>
      )}
      {guardians.length === 0 ? (
        <p className="hint">{m.guardians_links_none()}</p>
      ) : (
        <ul className="grid gap-3">
          {guardians.map((one) => (
            <GuardianLine key={one.documentId} guardian={one} timeZone={timeZone} />
          ))}
        </ul>
      )}
      <PostForm noValidate className="form" aria-labelledby="invite">
        <h3 id="invite" className="h3">
          {m.guardians_invite_title()}
        </h3>
        <TextField
          id="invite-email"
          name="email"
          type="email"
          label={m.guardians_field_email()}
          autoComplete="off"
          required
          defaultValue={typed(refused, "email")}
          error={faultOf(refused, "email")}
        />
        <p>
          <Button kind="quiet" name="intent" value="invite">
            {m.guardians_invite_action()}
          </Button>
        </p>
      </PostForm>
    </section>
  );
}

function GuardianLine({ guardian, timeZone }: { readonly guardian: GuardianshipView; readonly timeZone: string }) {
  const { documentId, state, name, email, since, expiresAt } = guardian;
  const date = formatDate(expiresAt ?? since, getLocale(), timeZone);
  return (
    <li className="card grid gap-2">
      {name && (
        <p className="strong">
          <bdi>{name}</bdi>
        </p>
      )}
      <p id={`guardian-${documentId}`}>
        <bdi dir="ltr" className="wrap-anywhere">
          {email}
        </bdi>
      </p>
      <p className="hint">
        {state === "invited" ? m.guardians_links_invited({ date }) : m.guardians_links_accepted({ date })}
      </p>
      <PostForm>
        <input type="hidden" name="documentId" value={documentId} />
        <Button kind="quiet" small name="intent" value="end" aria-describedby={`guardian-${documentId}`}>
          {state === "invited" ? m.guardians_links_take_back() : m.guardians_links_end()}
        </Button>
      </PostForm>
    </li>
  );
}
