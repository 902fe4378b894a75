import { useId } from "react";
import { useActionData, useFetcher } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { MAX_WORD } from "../rules.ts";
import type { FeedbackAnswer } from "../schema.ts";

/** «Was this page useful?» under a record: yes or no first, and only then, for who likes, a word on why. */
export function FeedbackBlock({ documentId }: { documentId: string }) {
  const fetcher = useFetcher<FeedbackAnswer>();
  const posted = useActionData() as FeedbackAnswer | undefined;
  // Another form of the page was answered otherwise.
  const shown = fetcher.data ?? (posted?.state && posted);
  const said = shown?.useful;
  return (
    <section aria-labelledby="feedback" className="feedback no-print">
      <fetcher.Form method="post" action="#feedback" className="flex flex-wrap items-center gap-3">
        <h2 id="feedback" className="h3">
          {m.feedback_title()}
        </h2>
        <input type="hidden" name="documentId" value={documentId} />
        <span className="flex gap-3">
          <Button kind="quiet" name="useful" value="yes" aria-pressed={said === "yes"}>
            {m.feedback_yes()}
          </Button>
          <Button kind="quiet" name="useful" value="no" aria-pressed={said === "no"}>
            {m.feedback_no()}
          </Button>
        </span>
      </fetcher.Form>
      <div role="status">{shown && <Alert kind={shown.state === "given" ? "ok" : "err"}>{shown.text}</Alert>}</div>
      {(said || shown?.word) && !shown?.isWhole && (
        <fetcher.Form method="post" action="#feedback" className="grid gap-3" key={said}>
          <input type="hidden" name="documentId" value={documentId} />
          {said && <input type="hidden" name="useful" value={said} />}
          <WordField value={shown?.word} />
          <p>
            <Button kind="quiet">{m.feedback_send()}</Button>
          </p>
        </fetcher.Form>
      )}
    </section>
  );
}

function WordField({ value }: { value: string | undefined }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{m.feedback_word()}</label>
      <textarea
        id={id}
        name="word"
        rows={2}
        dir="auto"
        className="input"
        maxLength={MAX_WORD}
        defaultValue={value}
        aria-describedby={`${id}-note`}
      />
      <p className="hint" id={`${id}-note`}>
        {m.feedback_note()}
      </p>
    </div>
  );
}
