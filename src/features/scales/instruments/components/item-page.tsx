import { Form, Link, useFetcher } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { ErrorSummary } from "#ui/error-summary.tsx";
import { answerWayHere } from "../device/device-answers.ts";
import type { ON_DEVICE } from "../device/walk-on.ts";
import type { AnswerWay } from "../rules/answer-way.ts";
import { pathIn, pathOfScale } from "../rules/paths.ts";
import type { QuestionView } from "../schema.ts";
import { AskFrame } from "./ask-frame.tsx";
import { AskStrip } from "./ask-strip.tsx";
import { AskMore } from "./ask-ways.tsx";
import { AskedQuestion } from "./asked-question.tsx";
import { Example } from "./example.tsx";
import { KeptNote } from "./kept-note.tsx";
import { keyWords, stepWords } from "./words.ts";

interface ItemPageProps {
  readonly view: QuestionView;
  /** The form as it was refused. */
  readonly refused?: RefusedForm | undefined;
}

const BACK_WORDS = { review: m.scales_save_to_review, open: m.scales_walk_save_to_open } as const;

/** One item of somebody's open draft. */
export function ItemPage({ view, refused }: ItemPageProps) {
  const { about, number, item, from, leaves } = view;
  const fault = refused && faultOf(refused);
  const { save, status } = useAutosave(view);
  // What the device knows by itself tells nothing of the way; its cookie does.
  const way = view.way ?? answerWayHere();
  return (
    <AskFrame>
      {fault && (
        <ErrorSummary title={m.scales_error_heading()} items={[{ id: "answer", text: fault }]} refusal={refused} />
      )}
      <Form method="post" className="ask-form" key={item.id} noValidate>
        <input type="hidden" name="attempt" value={view.attempt} />
        <input type="hidden" name="item" value={item.id} />
        <AskedQuestion
          text={item.text}
          speech={item.speech}
          hint={item.example && <Example text={item.example} />}
          position={stepWords(about, { number, total: about.items })}
          strip={<AskStrip leaves={leaves} number={number} />}
          options={view.options}
          isLong={about.kind !== "true-false"}
          chosen={view.chosen ?? undefined}
          error={fault}
          way={way}
          onAnswer={save}
        />
        {way === "choose" && (
          <div>
            <Button kind="primary">{from ? BACK_WORDS[from]() : m.scales_next()}</Button>
          </div>
        )}
      </Form>
      <KeptNote view={view} said={status} />
      <Ways view={view} way={way} />
    </AskFrame>
  );
}

function Ways({ view, way }: { readonly view: QuestionView; readonly way: AnswerWay }) {
  const { about, number, from, chosen, options } = view;
  const { scale, items } = about;
  const at = (step: number) => pathIn(scale, "question", { number: step });
  return (
    <nav aria-label={about.title} className="ask-ways">
      {number > 1 && !from && <Link to={at(number - 1)}>{m.scales_previous()}</Link>}
      {number < items && !from && (
        <Link to={at(number + 1)}>{chosen && way === "press" ? m.scales_next() : m.scales_walk_skip()}</Link>
      )}
      <AskMore way={way} keys={keyWords(about, options.length)}>
        <Link to={pathIn(scale, "review")}>{m.scales_to_review()}</Link>
        <Link to={pathOfScale(scale)}>{m.scales_save_leave()}</Link>
      </AskMore>
    </nav>
  );
}

function faultOf({ fault }: RefusedForm): string {
  const field = fault.fields.find(({ path }) => path === "answer") ?? fault.fields[0];
  return field?.text ?? fault.text;
}

/** Saves at once where an answer is chosen first and JavaScript runs; else the answer goes with the button. */
function useAutosave({ attempt, item, about }: QuestionView) {
  const fetcher = useFetcher<{ saved: number } | RefusedForm | typeof ON_DEVICE>({ key: `save-${item.id}` });
  const save = (answer: string, ms?: number) => {
    const time = ms === undefined ? "" : String(ms);
    void fetcher.submit({ attempt, item: item.id, answer, ms: time, intent: "save" }, { method: "post" });
  };
  if (fetcher.state !== "idle" || !fetcher.data) return { save, status: "" };
  if ("saved" in fetcher.data)
    return { save, status: m.scales_walk_saved({ done: fetcher.data.saved, total: about.items }) };
  return { save, status: "isOnDevice" in fetcher.data ? "" : m.scales_not_saved() };
}
