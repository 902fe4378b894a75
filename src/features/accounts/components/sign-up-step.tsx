import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import type { ErrorItem } from "#ui/error-summary.tsx";
import { faultOf } from "#ui/form-fault.tsx";
import { NewPasswordField } from "#ui/password-field.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Progress } from "#ui/progress.tsx";
import type { SignUpStep } from "../rules/sign-up-steps.ts";
import type { SignUpView } from "../schema/sign-up-view.ts";
import { EmailField, type PartProps } from "./account-form.tsx";
import { AccountFault } from "./form-fault.tsx";
import { SignUpKind, VouchedAddress } from "./sign-up-kind.tsx";
import { AboutFields, ConsentFields, NameFields } from "./sign-up-parts.tsx";

type StepWords = (view: SignUpView) => { readonly title: string; readonly lead?: string };

/** What each step is called, and what it is for. */
export const STEP_WORDS: Readonly<Record<SignUpStep, StepWords>> = {
  kind: () => ({ title: m.accounts_signup_title() }),
  name: () => ({ title: m.accounts_signup_name_title(), lead: m.accounts_signup_name_lead() }),
  about: () => ({ title: m.accounts_signup_about_title(), lead: m.accounts_signup_about_lead() }),
  account: ({ vouched }) => ({
    title: vouched === null ? m.accounts_signup_account_title() : m.accounts_signup_consent_legend(),
  }),
};

interface StepProps extends PartProps {
  readonly view: SignUpView;
}

/** How far the sign-up is. */
function HowFar({ view: { number, total } }: { readonly view: SignUpView }) {
  return (
    <div className="steps">
      <Progress value={number} max={total} label={m.accounts_signup_step()} />
    </div>
  );
}

/** That nothing is sent before the end, and the way to a new beginning. */
export function SignUpAnew({ view }: { readonly view: SignUpView }) {
  return (
    <p className="hint">
      {m.accounts_signup_unsent()} <Link to={view.beginning}>{m.accounts_signup_anew()}</Link>
    </p>
  );
}

/** The first question again, for whoever came back to it. */
export function SignUpKindStep({ view, refused }: StepProps) {
  return (
    <>
      <HowFar view={view} />
      <SignUpKind refused={refused} chosen={view.accountType} />
    </>
  );
}

/** The questions of a later step, how far it is, and the way on. */
export function SignUpStepForm({ view, refused }: StepProps) {
  const { step } = view;
  return (
    <>
      <HowFar view={view} />
      <AccountFault refused={refused} stand={{ consentVersion: "terms" }} also={passwordsAgain(view, refused)} />
      <PostForm noValidate className="form">
        {step === "name" && <NameFields view={view} refused={refused} />}
        {step === "about" && <AboutFields view={view} refused={refused} />}
        {step === "account" && <AccountFields view={view} refused={refused} />}
        <Button>{step === "account" ? m.accounts_signup_action() : m.accounts_signup_go_on()}</Button>
      </PostForm>
    </>
  );
}

function AccountFields({ view, refused }: StepProps) {
  return (
    <>
      {view.vouched === null ? (
        <>
          <EmailField refused={refused} hint={m.accounts_field_email_hint()} />
          <NewPasswordField
            password={{
              name: "password",
              label: m.accounts_field_password(),
              hint: m.ui_password_hint(),
              error: faultOf(refused, "password"),
            }}
            again={{
              name: "confirmPassword",
              label: m.accounts_field_confirm_password(),
              error: faultOf(refused, "confirmPassword"),
            }}
          />
        </>
      ) : (
        <VouchedAddress email={view.vouched} />
      )}
      <ConsentFields view={view} refused={refused} />
    </>
  );
}

/** Passwords never come back with a form: where nothing was wrong with them, that is said once. */
function passwordsAgain({ step, vouched }: SignUpView, refused: RefusedForm | undefined): ErrorItem | undefined {
  if (step !== "account" || vouched !== null) return undefined;
  const isAboutThem = refused?.fault.fields.some(({ path }) => /password/i.test(path));
  // Only a form that was looked at whole says so; a refusal of tries has not come as far.
  const isLookedAt = refused?.fault.code === "form_invalid" || refused?.fault.code === "email_taken";
  return isLookedAt && !isAboutThem ? { id: "password", text: m.accounts_signup_passwords_again() } : undefined;
}
