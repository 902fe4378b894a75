import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { GuardianStanding, StandingWords } from "../schema.ts";
import { StandingList } from "./standing-list.tsx";

interface ConsentSectionProps {
  readonly standing: GuardianStanding;
  readonly words: StandingWords;
  readonly timeZone: string;
  readonly supportAddress: string;
  readonly refused?: RefusedForm;
}

/** What was sent and answered about keeping results, and what can be done about it. */
export function ConsentSection({ standing, words, timeZone, supportAddress, refused }: ConsentSectionProps) {
  const { state, rule, isMinorOrUnknown, heldUntil, message } = standing;
  const hasAddress = message?.to != null;
  return (
    <section aria-labelledby="consent" className="grid gap-4">
      <h2 id="consent" className="h2">
        {m.guardians_consent_title()}
      </h2>
      <FormFault refused={refused} stand={{ email: "guardian-email" }} labels={{ email: m.guardians_field_email }} />
      {state === "objected" && (
        <Alert kind="warn" title={m.guardians_hidden_title()}>
          <p>{m.guardians_hidden_text()}</p>
        </Alert>
      )}
      {state === "not_needed" ? (
        <p>{rule === "off" && isMinorOrUnknown ? m.guardians_consent_off() : m.guardians_consent_adult()}</p>
      ) : (
        <div className="card grid gap-4">
          <StandingList words={words} />
          {state === "objected" && !message?.pupilAgreed && <AgreeForm />}
          {hasAddress && state !== "agreed" && <AgainForm />}
        </div>
      )}
      {heldUntil && (
        <p>
          {m.guardians_stand_held({ date: formatDate(heldUntil, getLocale(), timeZone) })}{" "}
          <bdi dir="ltr">{supportAddress}</bdi>
        </p>
      )}
      {state === "objected" ? (
        <p className="hint">
          {m.guardians_consent_wrong_address()} <bdi dir="ltr">{supportAddress}</bdi>
        </p>
      ) : (
        state !== "not_needed" && <AddressForm hasAddress={hasAddress} refused={refused} />
      )}
    </section>
  );
}

function AgreeForm() {
  return (
    <PostForm className="grid gap-3">
      <p>{m.guardians_consent_agree_text()}</p>
      <p>
        <Button name="intent" value="agree">
          {m.guardians_consent_agree()}
        </Button>
      </p>
    </PostForm>
  );
}

function AgainForm() {
  return (
    <PostForm>
      <Button kind="quiet" name="intent" value="again">
        {m.guardians_consent_again()}
      </Button>
    </PostForm>
  );
}

function AddressForm({ hasAddress, refused }: { readonly hasAddress: boolean; readonly refused?: RefusedForm }) {
  return (
    <PostForm noValidate className="form" aria-labelledby="guardian-address">
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
