import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { Button } from "#ui/button.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { MAX, OUTCOME_ANSWERS } from "../rules.ts";
import { OUTCOME_WORDS } from "../schema/act-words.ts";
import type { ActionView, OutcomeView } from "../schema/desk.ts";
import { Own } from "./book-own-words.tsx";
import { isolated } from "./book-words.ts";

/** What was agreed on, each to be ticked off. */
export function AgreedPart({ actions }: { readonly actions: readonly ActionView[] }) {
  if (actions.length === 0) return null;
  return (
    <section className="grid gap-3" aria-labelledby="agreed">
      <h2 className="h2" id="agreed">
        {m.booking_book_agreed()}
      </h2>
      <ul className="book-previous">
        {actions.map(({ id, text, dueOn, isLate, doneAt }) => (
          <li key={id}>
            <p className="strong">
              <Own>{text}</Own>
            </p>
            <p className="hint">{doneAt ? m.booking_book_action_done() : dueOn && dueWords(dueOn, isLate)}</p>
            <PostForm>
              <input type="hidden" name="action" value={id} />
              <Button kind="quiet" small name="act" value={doneAt ? "undone" : "done"}>
                {doneAt ? m.booking_book_action_undo() : m.booking_book_action_do()}
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dueWords(dueOn: string, isLate: boolean): string {
  const date = isolated(formatDate(`${dueOn}T12:00:00Z`, getLocale(), "UTC"));
  return isLate ? m.booking_book_action_late({ date }) : m.booking_book_action_due({ date });
}

/** What became of it, asked two weeks after and twelve; an answer may be changed. */
export function OutcomePart({
  outcomes,
  refused,
}: {
  readonly outcomes: readonly OutcomeView[];
  readonly refused: Refused | undefined;
}) {
  const asked = outcomes.filter(({ isDue }) => isDue).at(-1);
  if (!asked) return null;
  const { weeks, answer, text } = asked;
  const mine = refused?.values.act === "outcome" ? refused : undefined;
  return (
    <section className="card book-ask" id="outcome" aria-labelledby="outcome-title">
      <h2 className="h3" id="outcome-title">
        {m.booking_book_outcome({ count: weeks })}
      </h2>
      <PostForm noValidate className="grid gap-4">
        <input type="hidden" name="weeks" value={weeks} />
        <RadioTiles
          name="answer"
          label={m.booking_book_outcome_question()}
          options={OUTCOME_ANSWERS.map((value) => ({ value, label: OUTCOME_WORDS[value]() }))}
          defaultValue={typed(mine, "answer") ?? answer ?? undefined}
          error={faultOf(mine, "answer")}
        />
        <TextArea
          name="text"
          label={m.booking_book_outcome_text()}
          optional
          rows={3}
          maxLength={MAX.outcome}
          defaultValue={typed(mine, "text") ?? text ?? ""}
          error={faultOf(mine, "text")}
        />
        <div>
          <Button name="act" value="outcome">
            {m.booking_book_outcome_send()}
          </Button>
        </div>
      </PostForm>
    </section>
  );
}
