import { Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FormFault, faultOf } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ConsentText } from "../schema.ts";

interface ConsentPageProps {
  readonly texts: readonly ConsentText[];
  readonly version: string;
  readonly timeZone: string;
  readonly refused: RefusedForm | undefined;
}

/** What has changed, the agreement, and the ways out for somebody who does not agree. */
export function ConsentPage({ texts, version, timeZone, refused }: ConsentPageProps) {
  return (
    <>
      <div className="mt-6">
        <FormFault refused={refused} stand={{ version: "agreed" }} />
      </div>
      <ul className="mt-6 pb-8 grid gap-4">
        {texts.map(({ screen, title, summary, updatedAt }) => (
          <li key={screen} className="card">
            <h2 className="h3">{title}</h2>
            <p>{summary}</p>
            <p className="hint">{m.legal_updated({ date: formatDate(updatedAt, getLocale(), timeZone) })}</p>
            <p>
              <Link to={pathTo(screen)}>
                {m.privacy_consent_read()}
                <span className="sr-only">: {title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
      <PostForm noValidate className="form">
        <input type="hidden" name="version" value={version} />
        <CheckboxField
          name="agreed"
          value="yes"
          required
          label={m.privacy_consent_agree()}
          error={faultOf(refused, "agreed") ?? faultOf(refused, "version")}
        />
        <Button>{m.privacy_consent_action()}</Button>
      </PostForm>
      <section className="mt-8 grid gap-4" aria-labelledby="consent-else">
        <h2 id="consent-else" className="h3">
          {m.privacy_consent_else()}
        </h2>
        <p>{m.privacy_consent_else_what()}</p>
        <div className="flex flex-wrap gap-4">
          <ButtonLink kind="quiet" to={pathTo("accountData")}>
            {m.privacy_consent_data()}
          </ButtonLink>
          <PostForm action={pathTo("signOut")}>
            <Button kind="quiet">{m.privacy_consent_sign_out()}</Button>
          </PostForm>
        </div>
      </section>
    </>
  );
}
