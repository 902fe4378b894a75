import { useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Accordion } from "#ui/accordion.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Progress } from "#ui/progress.tsx";
import { pathIn, pathOfScale } from "../rules/paths.ts";
import type { DraftReview } from "../schema.ts";
import { KeptNote } from "./kept-note.tsx";
import { ScalePage } from "./scale-page.tsx";

interface DraftReviewPageProps {
  readonly review: DraftReview;
  /** The form as it was refused, when the result was asked for too early. */
  readonly refused?: RefusedForm | undefined;
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

/** What is answered and what is not, before the result. */
export function DraftReviewPage({ review, refused, waits = false }: DraftReviewPageProps) {
  const form = useAgain(waits);
  const { about, attempt, answered, items } = review;
  const { scale } = about;
  const open = items.filter(({ answer }) => answer === null);
  const [first] = open;
  const left = open.length;
  return (
    <ScalePage>
      <PageTop back={{ label: about.title, to: pathOfScale(scale) }} title={m.scales_review_title()} />
      {refused && (
        <ErrorSummary
          title={refused.fault.text}
          items={first ? [{ id: "missing", text: m.scales_walk_missing({ left }) }] : []}
          refusal={refused}
        />
      )}
      <Progress
        value={answered}
        max={about.items}
        label={m.scales_progress_name()}
        words={m.scales_guest_done_of({ done: answered, total: about.items })}
      />
      {first ? (
        <>
          <p>{m.scales_walk_missing({ left })}</p>
          <h2 className="h2" id="missing" tabIndex={-1}>
            {m.scales_walk_missing_heading()}
          </h2>
          <Items scale={scale} items={open} />
          <p>
            <ButtonLink to={pathIn(scale, "question", { number: first.number }, { from: "open" })}>
              {m.scales_start_resume()}
            </ButtonLink>
          </p>
        </>
      ) : (
        <p>{m.scales_walk_complete()}</p>
      )}
      <KeptNote view={review} said={waits ? m.scales_kept_finish() : ""} />
      <Form method="post" ref={form}>
        <input type="hidden" name="attempt" value={attempt} />
        <Button kind={first ? "quiet" : "primary"}>{m.scales_review_submit()}</Button>
      </Form>
      <Accordion title={m.scales_walk_all()} heading="h2">
        <Items scale={scale} items={items} withAnswers />
      </Accordion>
    </ScalePage>
  );
}

interface ItemsProps {
  readonly scale: string;
  readonly items: DraftReview["items"];
  readonly withAnswers?: boolean;
}

function Items({ scale, items, withAnswers = false }: ItemsProps) {
  return (
    <ol className="grid list-decimal gap-3 ps-6">
      {items.map(({ number, text, answer }) => (
        <li value={number} key={number}>
          <Link
            className="inline-flex min-h-11 items-center"
            to={pathIn(scale, "question", { number }, { from: "review" })}
          >
            {text}
          </Link>
          {withAnswers && <p className="hint">{answer ?? m.scales_review_none()}</p>}
        </li>
      ))}
    </ol>
  );
}
