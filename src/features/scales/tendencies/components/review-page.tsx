import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import type { Review } from "../schema.ts";
import { KeptNote } from "./kept-note.tsx";
import { ScalePage } from "./scale-page.tsx";

interface ReviewPageProps {
  readonly review: Review;
  /** The form as it was refused, when the result was asked for too early. */
  readonly refused?: RefusedForm;
  /** The result was asked for while the line is gone. */
  readonly waits?: boolean;
}

/** Somebody waits for the result, and not every browser says that the line is back. */
const AGAIN_MS = 3000;

/** Asks for the result again until the line is back. */
function useAgain(waits: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const isAsking = useRef(false);
  isAsking.current = state !== "idle";
  useEffect(() => {
    if (!waits) return;
    // One question at a time: another would take the place of the one under way.
    const again = () => isAsking.current || form.current?.requestSubmit();
    const timer = setInterval(again, AGAIN_MS);
    addEventListener("online", again);
    return () => {
      clearInterval(timer);
      removeEventListener("online", again);
    };
  }, [waits]);
  return form;
}

export function ReviewPage({ review, refused, waits = false }: ReviewPageProps) {
  const form = useAgain(waits);
  const { attempt, answered, total, statements } = review;
  const open = statements.filter(({ answer }) => answer === null);
  const [first] = open;
  return (
    <ScalePage>
      <PageTop title={m.scales_review_title()} />
      {refused && (
        <ErrorSummary
          title={refused.fault.text}
          items={first ? [{ id: "missing", text: m.scales_review_missing({ left: open.length }) }] : []}
          refusal={refused}
        />
      )}
      <Progress
        value={answered}
        max={total}
        label={m.scales_progress_name()}
        words={m.scales_guest_done_of({ done: answered, total })}
      />
      {first ? (
        <>
          <p>{m.scales_review_missing({ left: open.length })}</p>
          <h2 className="h2" id="missing" tabIndex={-1}>
            {m.scales_review_missing_heading()}
          </h2>
          <ol className="grid list-decimal gap-2 ps-8">
            {open.map(({ number, text }) => (
              <StatementLink key={number} number={number} text={text} />
            ))}
          </ol>
          <p>
            <ButtonLink to={pathTo("careerTestStatement", { number: first.number }, { from: "open" })}>
              {m.scales_start_resume()}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>{m.scales_review_complete()}</p>
      )}
      <KeptNote view={review} said={waits ? m.scales_kept_finish() : ""} />
      <Form method="post" ref={form}>
        <input type="hidden" name="attempt" value={attempt} />
        <Button kind={first ? "quiet" : "brand"}>{m.scales_review_submit()}</Button>
      </Form>
      <Accordion title={m.scales_review_all()} heading="h2">
        <ol className="grid list-decimal gap-2 ps-8">
          {statements.map(({ number, text, answer }) => (
            <StatementLink key={number} number={number} text={text} answer={answer} />
          ))}
        </ol>
      </Accordion>
    </ScalePage>
  );
}

interface StatementLinkProps {
  readonly number: number;
  readonly text: string;
  readonly answer?: "true" | "false" | null;
}

function StatementLink({ number, text, answer }: StatementLinkProps) {
  return (
    <li value={number}>
      <Link className="inline-block py-2" to={pathTo("careerTestStatement", { number }, { from: "review" })}>
        {text}
      </Link>
      {answer !== undefined && <> – {answerWords(answer)}</>}
    </li>
  );
}

function answerWords(answer: "true" | "false" | null): string {
  if (answer === null) return m.scales_review_none();
  return answer === "true" ? m.scales_true() : m.scales_false();
}
