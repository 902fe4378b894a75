import { accountTypeWords } from "#features/people/schema/profile-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { ORDINARY_ACCOUNT_TYPES, type OrdinaryAccountType } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { AccountFault } from "./form-fault.tsx";

const HINTS: Readonly<Record<OrdinaryAccountType, () => string>> = {
  Student: m.accounts_signup_kind_student,
  Guardian: m.accounts_signup_kind_guardian,
  "Job Seeker": m.accounts_signup_kind_job_seeker,
  Employee: m.accounts_signup_kind_employee,
  "Freelancer/Entrepreneur": m.accounts_signup_kind_freelancer,
};

/** A book, two people, a way to a door, a case, a sprout. */
const GLYPHS: Readonly<Record<OrdinaryAccountType, string>> = {
  Student: "M12 6.5C9.5 4.6 6.4 4.2 3 4.5v13c3.4-.3 6.5.1 9 2 2.5-1.9 5.6-2.3 9-2v-13c-3.4-.3-6.5.1-9 2zm0 0v13",
  Guardian:
    "M8.5 10a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 20v-2.5a4.5 4.5 0 0 1 4.5-4.5h2a4.5 4.5 0 0 1 3.6 1.8M16.5 15a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4zM12.5 20a4 4 0 0 1 8 0",
  "Job Seeker": "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zm4.7-1.8L21 21M7.5 10.5l2 2 4-4",
  Employee: "M3.5 8h17v11.5h-17zM8.5 8V4.5h7V8M3.5 13h17M12 12v2",
  "Freelancer/Entrepreneur":
    "M12 21v-9m0 0c0-4 2.5-6.5 8-7 0 5-2.5 7-8 7zm0 3c0-3-2-5-7.5-5.5 0 4 2.5 5.5 7.5 5.5zM7 21h10",
};

interface SignUpKindProps {
  readonly refused: RefusedForm | undefined;
  /** What was chosen before, by who came back to choose again. */
  readonly chosen?: OrdinaryAccountType;
}

/** Whose account it is: each answer is a button, so one tap goes on. */
export function SignUpKind({ refused, chosen }: SignUpKindProps) {
  // The way back from the next step leads to this question with all that was said, not to a new beginning.
  const keepWayBack = () => {
    if (chosen) return;
    const here = pathTo("signUpStep", { step: "kind" }) + window.location.search;
    window.history.replaceState(window.history.state, "", here);
  };
  return (
    <>
      <AccountFault refused={refused} />
      <PostForm noValidate onSubmit={keepWayBack}>
        <fieldset className="field">
          <legend className="h3">{m.accounts_signup_kind_legend()}</legend>
          <div className="tiles tiles-kind">
            {ORDINARY_ACCOUNT_TYPES.map((type, at) => (
              <button
                key={type}
                id={at === 0 ? "accountType" : undefined}
                type="submit"
                name="accountType"
                value={type}
                className={`tile${type === chosen ? " tile-chosen" : ""}`}
              >
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d={GLYPHS[type]} />
                </svg>
                <span className="grow">
                  <span className="strong">{accountTypeWords(type, null)}</span>
                  <span className="hint block">{HINTS[type]()}</span>
                  {type === chosen && <span className="sr-only">{m.accounts_signup_kind_chosen()}</span>}
                </span>
                <Icon name={type === chosen ? "check" : "next"} />
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
