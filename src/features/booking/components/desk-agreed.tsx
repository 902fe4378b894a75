import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { Summary } from "#ui/summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { ActionView } from "../schema/desk.ts";
import type { DeskOneProps } from "./desk-one-props.ts";
import { plainDayWords, type Shown } from "./desk-words.ts";

type AgreedProps = Pick<DeskOneProps, "brief" | "shown" | "refused" | "removed">;

/** What both agree that the person does, and by when; both see it. */
export function DeskAgreed({ brief, shown, refused, removed }: AgreedProps) {
  return (
    <section className="grid gap-4" aria-labelledby="agreed">
      <div>
        <h2 className="h2" id="agreed">
          {m.booking_desk_agreed()}
        </h2>
        <p className="hint">{m.booking_desk_agreed_hint()}</p>
      </div>
      {removed && (
        <PostForm className="desk-undo">
          <span>{m.booking_desk_done_removed()}</span>
          <input type="hidden" name="action" value={removed} />
          <Button kind="quiet" small name="intent" value="restore">
            {m.booking_desk_undo()}
          </Button>
        </PostForm>
      )}
      {brief.actions.length > 0 && (
        <ul className="desk-actions">
          {brief.actions.map((action) => (
            <Action key={action.id} action={action} shown={shown} refused={refused} />
          ))}
        </ul>
      )}
      <PostForm noValidate className="desk-action-form" key={`new${brief.actions.length}`}>
        <ActionFields form="add" refused={refused} />
        <Button kind="quiet" name="intent" value="add">
          {m.booking_desk_action_add()}
        </Button>
      </PostForm>
    </section>
  );
}

interface ActionFieldsProps extends Pick<DeskOneProps, "refused"> {
  /** Its own name among the forms of the page. */
  readonly form: string;
  readonly action?: ActionView;
}

function ActionFields({ form, action, refused }: ActionFieldsProps) {
  const mine = refused && `${refused.values.intent}${refused.values.action ?? ""}` === form ? refused : undefined;
  return (
    <>
      <TextField
        name="text"
        id={`${form}-text`}
        label={m.booking_desk_action_text()}
        maxLength={MAX.action}
        required
        defaultValue={typed(mine, "text") ?? action?.text}
        error={faultOf(mine, "text")}
      />
      <TextField
        type="date"
        name="due_on"
        id={`${form}-due_on`}
        label={m.booking_desk_action_due()}
        optional
        defaultValue={typed(mine, "due_on") ?? action?.dueOn ?? ""}
        error={faultOf(mine, "due_on")}
      />
    </>
  );
}

interface ActionProps extends Pick<DeskOneProps, "refused"> {
  readonly action: ActionView;
  readonly shown: Shown;
}

function Action({ action, shown, refused }: ActionProps) {
  const { id, text, dueOn, isLate, doneAt } = action;
  const form = `change${id}`;
  const isRefused = refused?.values.intent === "change" && refused.values.action === id;
  return (
    <li className="desk-action" data-done={doneAt ? true : undefined}>
      <p dir="auto" className="strong">
        {text}
      </p>
      <p className="hint">
        {doneAt ? m.booking_desk_action_done() : m.booking_desk_action_open()}
        {dueOn && ` · ${m.booking_desk_action_by({ day: plainDayWords(dueOn, shown.locale) })}`}
        {isLate && <strong className="desk-late"> {m.booking_desk_action_late()}</strong>}
      </p>
      <PostForm className="desk-ways">
        <input type="hidden" name="action" value={id} />
        <Button kind="quiet" small name="intent" value={doneAt ? "open" : "done"}>
          {doneAt ? m.booking_desk_action_reopen() : m.booking_desk_action_tick()}
        </Button>
        <Button kind="quiet" small name="intent" value="remove">
          {m.booking_desk_action_remove()}
        </Button>
      </PostForm>
      <details className="desk-fold" open={isRefused}>
        <Summary>{m.booking_desk_action_change()}</Summary>
        <PostForm noValidate className="desk-action-form">
          <input type="hidden" name="action" value={id} />
          <ActionFields form={form} action={action} refused={refused} />
          <Button kind="quiet" name="intent" value="change">
            {m.booking_desk_save()}
          </Button>
        </PostForm>
      </details>
    </li>
  );
}
