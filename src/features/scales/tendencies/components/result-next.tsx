import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { UNDO_DAYS } from "../../rules.ts";

interface NextStepsProps {
  /** The profession nearest to the result. */
  readonly nearest: { readonly title: string; readonly to: string } | null;
}

/** The way on from a result: three gates along the golden line, one thing to do at each. */
export function NextSteps({ nearest }: NextStepsProps) {
  return (
    <section className="grid gap-5" aria-labelledby="next">
      <h2 className="h2" id="next">
        {m.scales_next_heading()}
      </h2>
      <ol className="next-path">
        <li>
          <h3 className="h3">{m.scales_next_read_title()}</h3>
          <p>{m.scales_next_read()}</p>
          <p className="no-print">
            <ButtonLink to={nearest?.to ?? pathTo("jobs")}>{nearest?.title ?? m.scales_next_browse()}</ButtonLink>
          </p>
        </li>
        <li>
          <h3 className="h3">{m.scales_next_talk_title()}</h3>
          <p>{m.scales_next_talk()}</p>
          <p className="no-print">
            <PrintButton label={m.scales_next_print()} small={false} />
          </p>
        </li>
        <li>
          <h3 className="h3">{m.scales_next_study_title()}</h3>
          <p>{m.scales_next_study()}</p>
          <p className="no-print">
            <ButtonLink kind="quiet" to={pathTo("degrees")}>
              {m.scales_next_study_link()}
            </ButtonLink>
          </p>
        </li>
      </ol>
    </section>
  );
}

export function RetakeForm() {
  return (
    <Form method="post" action={pathTo("careerTest")} className="no-print grid gap-2">
      <p>
        <Button kind="quiet">{m.scales_start_retake()}</Button>
      </p>
      <p className="hint">{m.scales_start_retake_note()}</p>
    </Form>
  );
}

export function WithdrawForm() {
  return (
    <Form method="post" className="no-print grid gap-2">
      <SendingField />
      <h4>{m.scales_withdraw_heading()}</h4>
      <p>{m.scales_withdraw_text({ days: UNDO_DAYS })}</p>
      <p>
        <Button kind="danger" name="intent" value="withdraw">
          {m.scales_withdraw()}
        </Button>
      </p>
    </Form>
  );
}
