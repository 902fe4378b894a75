import { type FormEvent, lazy, startTransition, useEffect, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { keepGuestAnswer } from "../device/guest-cookie.ts";
import { countAnswered } from "../rules/guest-answers.ts";
import { leavesOf } from "../rules/leaves.ts";
import { pathOfTry } from "../rules/path-of-try.ts";
import type { Answer, GuestView } from "../schema.ts";
import { AskPage } from "./ask-page.tsx";
import { AskMore } from "./ask-ways.tsx";
import { Question } from "./question.tsx";

/** Who answers needs it seldom. */
const ErrorSummary = lazy(async () => ({ default: (await import("#ui/error-summary.tsx")).ErrorSummary }));
const MARKS: Readonly<Record<string, Answer>> = { t: "true", f: "false" };

interface TryStatementPageProps {
  readonly view: GuestView;
  readonly number: number;
}

/** One statement of a guest: answered on the device, without a request where scripts run. */
export function TryStatementPage({ view, number }: TryStatementPageProps) {
  const { letters, statements, version, way } = view;
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(view.isMissing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: said of one statement
  useEffect(() => setMissing(view.isMissing), [number, view.isMissing]);
  const total = statements.length;
  const done = countAnswered(letters);
  const words = statements[number - 1] ?? { text: "", example: "" };
  const chosen = MARKS[letters[number - 1] ?? ""];
  const fault = isMissing ? m.fault_field_scales_choose() : undefined;
  const keep = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const answer = new FormData(event.currentTarget, submitter).get("answer");
    // What shows it comes first; until then the page stays.
    if (answer !== "true" && answer !== "false") return startTransition(() => setMissing(true));
    keepGuestAnswer(version, number, answer === "true" ? "t" : "f");
    navigate(pathOfTry(number + 1, total));
  };
  return (
    <AskPage
      done={done}
      total={total}
      label={m.scales_progress_name()}
      words={m.scales_guest_done_of({ done, total })}
      names={view.names}
      leaves={leavesOf(Array.from(view.environments, (code, at) => [code, letters[at]]))}
    >
      {view.isOther && <p>{m.scales_guest_other()}</p>}
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={view} />
      )}
      <Form
        method="post"
        action={pathTo("careerTestTry", { number })}
        className="ask-form"
        key={number}
        onSubmit={keep}
        noValidate
      >
        <Question
          text={words.text}
          example={words.example}
          position={m.scales_statement_of({ number, total })}
          chosen={chosen}
          error={fault}
          way={way}
        />
        {way === "choose" && (
          <div>
            <Button>{m.scales_next()}</Button>
          </div>
        )}
      </Form>
      <nav aria-label={m.scales_title()} className="ask-ways">
        {number > 1 && <Link to={pathOfTry(number - 1, total)}>{m.scales_previous()}</Link>}
        <Link to={pathOfTry(number + 1, total)}>{chosen && way === "press" ? m.scales_next() : m.scales_skip()}</Link>
        <AskMore way={way}>
          <Link to={pathOfTry(total + 1, total)}>{m.scales_guest_end()}</Link>
        </AskMore>
      </nav>
    </AskPage>
  );
}
