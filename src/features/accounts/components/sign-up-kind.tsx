import type { ReactNode } from "react";
import { accountTypeWords } from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { ORDINARY_ACCOUNT_TYPES, type OrdinaryAccountType } from "#shared/actor.ts";
import type { Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { PostForm } from "#ui/post-form.tsx";
import kindsSheet from "#ui/styles/kinds-sheet.css?url";
import { AccountFault } from "./form-fault.tsx";

const HINTS: Readonly<Record<OrdinaryAccountType, () => string>> = {
  Student: m.accounts_signup_kind_student,
  Guardian: m.accounts_signup_kind_guardian,
  "Job Seeker": m.accounts_signup_kind_job_seeker,
  Employee: m.accounts_signup_kind_employee,
  "Freelancer/Entrepreneur": m.accounts_signup_kind_freelancer,
};

/** Who stands for each, and the hue they are drawn in. */
const FIGURES: Readonly<Record<OrdinaryAccountType, readonly [figure: string, hue: Environment]>> = {
  Student: ["p-pupil", "I"],
  Guardian: ["p-family", "A"],
  "Job Seeker": ["p-analyst", "S"],
  Employee: ["p-type", "C"],
  "Freelancer/Entrepreneur": ["p-seller!", "E"],
};

interface SignUpKindProps {
  readonly refused: RefusedForm | undefined;
  /** What was chosen before, by who came back to choose again. */
  readonly chosen?: OrdinaryAccountType;
  /** Under the question. */
  readonly children?: ReactNode;
}

/** Whose account it is: each answer is a lit door on one line and a button, so one tap goes on. */
export function SignUpKind({ refused, chosen, children }: SignUpKindProps) {
  // The way back from the next step leads to this question with all that was said, not to a new beginning.
  const keepWayBack = () => {
    if (chosen) return;
    const here = pathTo("signUpStep", { step: "kind" }) + window.location.search;
    window.history.replaceState(window.history.state, "", here);
  };
  return (
    <>
      <link rel="stylesheet" href={kindsSheet} precedence="default" />
      <AccountFault refused={refused} />
      <PostForm noValidate onSubmit={keepWayBack}>
        <fieldset className="kinds">
          <legend className="h1">{m.accounts_signup_kind_legend()}</legend>
          {children}
          <div className="kind-doors">
            {ORDINARY_ACCOUNT_TYPES.map((type, at) => (
              <button
                key={type}
                id={at === 0 ? "accountType" : undefined}
                type="submit"
                name="accountType"
                value={type}
                className="kind"
              >
                <span className="kind-door" data-theme="light" data-env={FIGURES[type][1]}>
                  <FigureDrawing name={FIGURES[type][0]} className="" />
                </span>
                <span className="strong">{accountTypeWords(type, null)}</span>
                <span className="hint">{HINTS[type]()}</span>
                {type === chosen && <span className="hint">{m.accounts_signup_kind_chosen()}</span>}
              </button>
            ))}
          </div>
        </fieldset>
      </PostForm>
    </>
  );
}

/** The address a provider has confirmed. */
export function VouchedAddress({ email }: { readonly email: string }) {
  return (
    <p>
      {m.accounts_google_finish_email()}{" "}
      <bdi dir="ltr" className="strong wrap-anywhere">
        {email}
      </bdi>
    </p>
  );
}
