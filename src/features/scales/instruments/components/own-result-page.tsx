import { Form, Link } from "react-router";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Alert } from "#ui/alert.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { SendingField } from "#ui/post-form.tsx";
import { WithdrawForm } from "../../tendencies/components/result-manage.tsx";
import { pathOfScale } from "../rules/paths.ts";
import type { OwnResult } from "../schema.ts";
import { AnswerAgain } from "./answer-again.tsx";
import { PaperLink } from "./paper-link.tsx";
import { ResultBody } from "./result-body.tsx";
import { ResultNotices } from "./result-notices.tsx";
import { ScalePage } from "./scale-page.tsx";

interface OwnResultPageProps {
  readonly view: OwnResult;
  readonly timeZone: string;
  readonly isRestored: boolean;
}

/** A result in somebody's account. */
export function OwnResultPage({ view, timeZone, isRestored }: OwnResultPageProps) {
  if (view.state === "withdrawn") return <Withdrawn view={view} timeZone={timeZone} />;
  return (
    <ResultBody
      result={view}
      date={formatDate(view.completedAt, getLocale(), timeZone)}
      notes={<ResultNotices result={view} timeZone={timeZone} isRestored={isRestored} />}
    >
      <section className="no-print grid gap-4" aria-labelledby="next">
        <h2 className="h2" id="next">
          {m.scales_walk_next()}
        </h2>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={pathTo("jobs")}>{m.scales_next_browse()}</ButtonLink>
          <PaperLink of={pathTo("scaleResult", { scale: view.about.scale, attempt: view.attempt })} />
        </p>
        <p>
          <Link className="inline-flex min-h-11 items-center" to={pathTo("scaleResults", { scale: view.about.scale })}>
            {m.scales_results_history()}
          </Link>
        </p>
        <Accordion title={m.scales_walk_manage()} heading="h3">
          <AnswerAgain action={pathOfScale(view.about.scale)} />
          <WithdrawForm />
        </Accordion>
      </section>
    </ResultBody>
  );
}

function Withdrawn({ view, timeZone }: Omit<OwnResultPageProps, "isRestored">) {
  const { about, undoUntil, completedAt } = view;
  return (
    <ScalePage>
      <PageTop
        back={{ label: about.title, to: pathOfScale(about.scale) }}
        title={m.scales_walk_result({ scale: about.title })}
      />
      <Alert kind="info" role="status">
        {m.scales_withdrawn({ date: formatDate(undoUntil ?? completedAt, getLocale(), timeZone) })}
      </Alert>
      <Form method="post" className="flex flex-wrap gap-3">
        <SendingField />
        <Button name="intent" value="restore">
          {m.scales_restore()}
        </Button>
        <ButtonLink kind="quiet" to={pathTo("scaleResults", { scale: about.scale })}>
          {m.scales_start_results()}
        </ButtonLink>
      </Form>
    </ScalePage>
  );
}
