import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { PrintButton } from "#ui/print-button.tsx";

/** New recovery codes, the one time they are seen. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  return (
    <section aria-labelledby="codes" className="mt-6 grid gap-4">
      <h2 id="codes" className="h2">
        {m.accounts_two_step_codes_title()}
      </h2>
      <Alert kind="warn" role="status">
        <p className="strong">{m.accounts_two_step_codes_once()}</p>
        <p>{m.accounts_two_step_codes_lead()}</p>
      </Alert>
      <ol className="card codes h3">
        {codes.map((code) => (
          <li key={code}>
            <code lang="en" dir="ltr">
              {code}
            </code>
          </li>
        ))}
      </ol>
      <p className="no-print flex flex-wrap gap-3">
        <PrintButton label={m.accounts_two_step_codes_print()} />
        <ButtonLink to={pathTo("accountTwoStep")}>{m.accounts_two_step_codes_done()}</ButtonLink>
      </p>
    </section>
  );
}
