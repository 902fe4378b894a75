import { useId } from "react";
import { useActionData, useFetcher } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { MAX_WORD } from "../rules.ts";
import type { FeedbackAnswer } from "../schema.ts";

/** «Was this page useful?» under a record: answered in place, without scripts by the page itself. */
export function FeedbackBlock({ documentId }: { documentId: string }) {
  const fetcher = useFetcher<FeedbackAnswer>();
  const posted = useActionData() as FeedbackAnswer | undefined;
  const shown = fetcher.data ?? posted;
  const id = useId();
  return (
    <section aria-labelledby="feedback" className="card no-print mt-6">
      <h2 id="feedback" className="h3">
        {m.feedback_title()}
      </h2>
      <fetcher.Form method="post" action="#feedback" className="flex flex-col gap-3">
        <input type="hidden" name="documentId" value={documentId} />
        <div className="field">
          <label htmlFor={id}>
            {m.feedback_word()} <span className="hint plain">{m.ui_optional()}</span>
          </label>
          <textarea
            id={id}
            name="word"
            rows={2}
            dir="auto"
            className="input"
            maxLength={MAX_WORD}
            defaultValue={posted?.state === "refused" ? posted.word : undefined}
          />
        </div>
        <p className="flex flex-wrap gap-3">
          <Button kind="quiet" name="useful" value="yes">
            {m.feedback_yes()}
          </Button>
          <Button kind="quiet" name="useful" value="no">
            {m.feedback_no()}
          </Button>
        </p>
      </fetcher.Form>
      <div role="status">{shown && <Alert kind={shown.state === "given" ? "ok" : "err"}>{shown.text}</Alert>}</div>
      <p className="hint">{m.feedback_note()}</p>
    </section>
  );
}
