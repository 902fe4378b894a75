import { Form } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { ScalePage } from "../../instruments/components/scale-page.tsx";
import type { ResultView } from "../schema/result.ts";

/** What stands of a withdrawn result: until when it can be taken back. */
export function WithdrawnResult({ view, timeZone }: { readonly view: ResultView; readonly timeZone: string }) {
  const until = formatDate(view.undoUntil ?? view.completedAt, getLocale(), timeZone);
  return (
    <ScalePage>
      <PageTop title={m.scales_result_title()} />
      <Alert kind="info" role="status">
        {m.scales_withdrawn({ date: until })}
      </Alert>
      <Form method="post" className="flex flex-wrap gap-3">
        <SendingField />
        <Button name="intent" value="restore">
          {m.scales_restore()}
        </Button>
        <ButtonLink kind="quiet" to={pathTo("careerTestResults")}>
          {m.scales_start_results()}
        </ButtonLink>
      </Form>
    </ScalePage>
  );
}
