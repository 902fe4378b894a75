import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";

/** The beginning of the scale for a guardian: it is the child's, and open to the guardian as to everybody. */
export function GuardianStart({ hasResult }: { readonly hasResult: boolean }) {
  return (
    <section className="grid gap-3" aria-labelledby="for-child">
      <h2 className="h2" id="for-child">
        {m.scales_child_heading()}
      </h2>
      <p>{m.scales_child_text()}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={pathTo("accountFamily")}>{m.scales_child_family()}</ButtonLink>
        <ButtonLink kind="quiet" to={pathTo("jobs")}>
          {m.scales_next_browse()}
        </ButtonLink>
      </p>
      <Form method="post" className="grid gap-2">
        <p className="hint">{m.scales_child_own()}</p>
        <p className="flex flex-wrap gap-3">
          <Button kind="quiet" small>
            {m.scales_child_own_action()}
          </Button>
          {hasResult && (
            <ButtonLink kind="quiet" small to={pathTo("careerTestResults")}>
              {m.scales_start_results()}
            </ButtonLink>
          )}
        </p>
      </Form>
    </section>
  );
}
