import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { GuardianStanding } from "../schema.ts";

interface ConsentSectionProps {
  readonly standing: GuardianStanding;
  readonly timeZone: string;
  readonly supportAddress: string;
  readonly refused?: RefusedForm;
}

/** What was said about keeping results, and what can be done about it. */
export function ConsentSection({ standing, timeZone, supportAddress, refused }: ConsentSectionProps) {
  const { keeping, rule, isMinorOrUnknown } = standing;
  const isHidden = keeping === "hidden";
  const isAsked = !isHidden && rule !== "off" && isMinorOrUnknown;
  return (
    <section aria-labelledby="consent" className="grid gap-4">
      <h2 id="consent" className="h2">
        {m.guardians_consent_title()}
      </h2>
      <FormFault refused={refused} stand={{ email: "guardian-email" }} labels={{ email: m.guardians_field_email }} />
      {isHidden ? (
        <Objection standing={standing} supportAddress={supportAddress} />
      ) : (
        <p>{standOf(standing, timeZone)}</p>
      )}
      {isAsked && standing.consent?.email && <Told standing={standing} timeZone={timeZone} />}
      {isAsked && <AddressForm hasAddress={standing.consent?.email != null} refused={refused} />}
    </section>
  );
}

function standOf({ rule, isMinorOrUnknown, consent }: GuardianStanding, timeZone: string): string {
  const date = (value: string) => formatDate(value, getLocale(), timeZone);
  if (!isMinorOrUnknown) return m.guardians_consent_adult();
  if (rule === "off") return m.guardians_consent_off();
  if (!consent) return m.guardians_consent_not_asked();
  if (consent.confirmedAt) return m.guardians_consent_confirmed({ date: date(consent.confirmedAt) });
  if (consent.email) return rule === "require" ? m.guardians_consent_waiting() : m.guardians_consent_kept();
  return rule === "require"
    ? m.guardians_consent_left_out_require()
    : m.guardians_consent_left_out({ date: date(consent.askedAt) });
}

function Objection({ standing, supportAddress }: Pick<ConsentSectionProps, "standing" | "supportAddress">) {
  const hasAgreed = standing.consent?.pupilAgreed;
  return (
    <>
      <Alert kind="warn" title={m.guardians_hidden_title()}>
        <p>{m.guardians_hidden_text()}</p>
      </Alert>
      {hasAgreed ? (
        <p>{m.guardians_consent_pupil_agreed()}</p>
      ) : (
        <PostForm className="grid gap-3">
          <p>{m.guardians_consent_agree_text()}</p>
          <p>
            <Button name="intent" value="agree">
              {m.guardians_consent_agree()}
            </Button>
          </p>
        </PostForm>
      )}
      {standing.consent?.email && (
        <PostForm>
          <Button kind="quiet" name="intent" value="again">
            {m.guardians_consent_again()}
          </Button>
        </PostForm>
      )}
      <p className="hint">
        {m.guardians_consent_wrong_address()} <bdi dir="ltr">{supportAddress}</bdi>
      </p>
    </>
  );
}

function Told({ standing: { consent }, timeZone }: Pick<ConsentSectionProps, "standing" | "timeZone">) {
  const told = consent?.toldAt ?? null;
  return (
    <div className="card grid gap-3">
      <p>
        {m.guardians_consent_address()}{" "}
        <bdi dir="ltr" className="wrap-anywhere">
          {consent?.email}
        </bdi>
      </p>
      <p className="hint">
        {told
          ? m.guardians_consent_told({ date: formatDate(told, getLocale(), timeZone) })
          : m.guardians_consent_on_its_way()}
      </p>
      <PostForm>
        <Button kind="quiet" name="intent" value="again">
          {m.guardians_consent_again()}
        </Button>
      </PostForm>
    </div>
  );
}

function AddressForm({ hasAddress, refused }: { readonly hasAddress: boolean; readonly refused?: RefusedForm }) {
  return (
    <PostForm noValidate className="grid gap-4" aria-labelledby="guardian-address">
      <h3 id="guardian-address" className="h3">
        {hasAddress ? m.guardians_consent_change_title() : m.guardians_consent_name_title()}
      </h3>
      <TextField
        id="guardian-email"
        name="email"
        type="email"
        label={m.guardians_field_email()}
        hint={hasAddress ? m.guardians_consent_change_hint() : undefined}
        autoComplete="off"
        required
        defaultValue={typed(refused, "email")}
        error={faultOf(refused, "email")}
      />
      <p>
        <Button kind="quiet" name="intent" value="address">
          {m.guardians_consent_save()}
        </Button>
      </p>
    </PostForm>
  );
}
