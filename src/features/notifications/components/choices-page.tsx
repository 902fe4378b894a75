import { formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { ChoicesView } from "../schema.ts";

interface ChoicesPageProps {
  readonly view: ChoicesView;
  readonly refused?: RefusedForm;
}

/** What somebody gets, kind by kind: on the site, and by the weekly mail. */
export function ChoicesPage({ view: { choices, day, isSaved }, refused }: ChoicesPageProps) {
  const free = choices.filter(({ isAlways }) => !isAlways);
  const always = choices.filter(({ isAlways }) => isAlways).map(({ label }) => label);
  return (
    <div className="read content-start pb-8">
      <div className="grid content-start gap-6">
        <PageTop
          title={m.notifications_settings()}
          lead={m.notifications_settings_lead()}
          back={{ label: m.notifications_back(), to: pathTo("notifications") }}
        >
          {isSaved && !refused && (
            <Alert kind="ok" role="status">
              <p>{m.notifications_settings_saved()}</p>
            </Alert>
          )}
          <FormFault refused={refused} />
        </PageTop>
        <PostForm className="grid gap-6">
          <fieldset className="grid gap-2">
            <legend className="h3">{m.notifications_settings_legend()}</legend>
            {free.map(({ kind, label, isShown }) => (
              <CheckboxField
                key={kind}
                id={`shown-${kind}`}
                name="shown"
                value={kind}
                label={label}
                defaultChecked={isShown}
              />
            ))}
            <p className="hint">{m.notifications_settings_always({ list: formatList(always, getLocale()) })}</p>
          </fieldset>
          <fieldset className="grid gap-2" aria-describedby="mail-hint">
            <legend className="h3">{m.notifications_settings_mail_legend()}</legend>
            <p id="mail-hint" className="hint">
              {m.notifications_settings_mail_hint({ day })}
            </p>
            {choices
              .filter(({ mail }) => mail === "weekly")
              .map(({ kind, label, isMailed }) => (
                <CheckboxField
                  key={kind}
                  id={`mailed-${kind}`}
                  name="mailed"
                  value={kind}
                  label={label}
                  defaultChecked={isMailed}
                />
              ))}
            <p className="hint">{m.notifications_settings_at_once()}</p>
          </fieldset>
          <div>
            <Button name="act" value="choices">
              {m.notifications_settings_save()}
            </Button>
          </div>
        </PostForm>
      </div>
    </div>
  );
}
