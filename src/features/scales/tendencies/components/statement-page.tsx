import { Form, Link, useFetcher } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { answerWayHere } from "../device/guest-cookie.ts";
import type { ON_DEVICE } from "../device/walk-on.ts";
import type { AnswerWay } from "../rules/answer-way.ts";
import type { Answer, StatementView } from "../schema.ts";
import { AskPage } from "./ask-page.tsx";
import { AskMore } from "./ask-ways.tsx";
import { KeptNote } from "./kept-note.tsx";
import { Question } from "./question.tsx";

interface StatementPageProps {
  readonly view: StatementView;
  /** The form as it was refused. */
  readonly refused?: RefusedForm;
}

export function StatementPage({ view, refused }: StatementPageProps) {
  const { number, total, statement } = view;
  const fault = refused && faultOf(refused);
  const { save, status } = useAutosave(view);
  const way = wayOf(view);
  return (
    <AskPage
      done={view.answered}
      total={total}
      label={m.scales_progress_name()}
      words={m.scales_guest_done_of({ done: view.answered, total })}
      names={view.names}
      leaves={view.leaves}
    >
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={refused} />
      )}
      <Form method="post" className="ask-form" key={statement.id} noValidate>
        <input type="hidden" name="attempt" value={view.attempt} />
        <input type="hidden" name="statement" value={statement.id} />
        <Question
          text={statement.text}
          example={statement.example}
          position={m.scales_statement_of({ number, total })}
          chosen={view.chosen ?? undefined}
          error={fault}
          way={way}
          onAnswer={save}
        />
        {way === "choose" && (
          <div>
            <Button>{view.from ? BACK_WORDS[view.from]() : m.scales_next()}</Button>
          </div>
        )}
      </Form>
      <KeptNote view={view} said={status} />
      <Ways view={view} way={way} />
    </AskPage>
  );
}

const BACK_WORDS = { review: m.scales_save_to_review, open: m.scales_save_to_open } as const;

interface WaysProps {
  readonly view: StatementView;
  readonly way: AnswerWay;
}

function Ways({ view: { number, total, from, chosen }, way }: WaysProps) {
  return (
    <nav aria-label={m.scales_title()} className="ask-ways">
      {number > 1 && !from && (
        <Link to={pathTo("careerTestStatement", { number: number - 1 })}>{m.scales_previous()}</Link>
      )}
      {number < total && !from && (
        <Link to={pathTo("careerTestStatement", { number: number + 1 })}>
          {chosen && way === "press" ? m.scales_next() : m.scales_skip()}
        </Link>
      )}
      <AskMore way={way}>
        <Link to={pathTo("careerTestReview")}>{m.scales_to_review()}</Link>
        <Link to={pathTo("careerTest")}>{m.scales_save_leave()}</Link>
      </AskMore>
    </nav>
  );
}

/** What the device knows by itself tells nothing of the way; its cookie does. */
function wayOf({ way }: StatementView): AnswerWay {
  return way ?? answerWayHere();
}

function faultOf({ fault }: RefusedForm): string {
  const field = fault.fields.find(({ path }) => path === "answer") ?? fault.fields[0];
  return field?.text ?? fault.text;
}

/** Saves at once where JavaScript runs; without it the answer goes with "next". */
function useAutosave(view: StatementView): { save: (answer: Answer, ms?: number) => void; status: string } {
  const fetcher = useFetcher<{ saved: string; left: number } | RefusedForm | typeof ON_DEVICE>({
    key: `save-${view.statement.id}`,
  });
  const save = (answer: Answer, ms?: number) => {
    const { attempt, statement } = view;
    const time = ms === undefined ? "" : String(ms);
    fetcher.submit({ attempt, statement: statement.id, answer, ms: time, intent: "save" }, { method: "post" });
  };
  if (fetcher.state !== "idle" || !fetcher.data) return { save, status: "" };
  if ("saved" in fetcher.data) return { save, status: m.scales_saved({ left: fetcher.data.left }) };
  return { save, status: "isOnDevice" in fetcher.data ? "" : m.scales_not_saved() };
}
