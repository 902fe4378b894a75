import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { PrintButton } from "#ui/print-button.tsx";
import { UNDO_DAYS } from "../../rules.ts";

export function NextSteps() {
  return (
    <section className="grid gap-3" aria-labelledby="next">
      <h2 className="h2" id="next">
        {m.scales_next_heading()}
      </h2>
      <ul className="list-disc ps-6">
        <li>{m.scales_next_read()}</li>
        <li>{m.scales_next_talk()}</li>
      </ul>
      <p className="no-print flex flex-wrap gap-3">
        <ButtonLink to={pathTo("jobs")}>{m.scales_next_browse()}</ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("careerTestResults")}>
          {m.scales_results_history()}
        </ButtonLink>
        <PrintButton label={m.scales_next_print()} />
      </p>
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
