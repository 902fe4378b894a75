import { type FormEvent, useId } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { FormFault, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { SetView } from "../schema.ts";
import { positionOf } from "./step-title.ts";
import { WalkFrame } from "./walk-frame.tsx";

interface SetPageProps {
  readonly view: SetView;
  readonly isChanged: boolean;
  readonly refused: RefusedForm | undefined;
}

const SIDES = { best: m.scales_choices_most_of, worst: m.scales_choices_least_of } as const;
type Side = keyof typeof SIDES;

/** Four activities: one is most like somebody, another least. Two groups of radios side by side, a row for each activity. */
export function SetPage({ view, isChanged, refused }: SetPageProps) {
  const { number, activities } = view;
  const [first] = activities;
  const stand = { best: `best-${first?.id}`, worst: `worst-${first?.id}` };
  const chosen = { best: typed(refused, "best") ?? view.best, worst: typed(refused, "worst") ?? view.worst };
  const question = useId();
  return (
    <WalkFrame
      title={m.scales_choices_question()}
      hint={m.scales_choices_hint()}
      position={positionOf(number)}
      done={number - 1}
      words={positionOf(number)}
      back={number > 1 ? number - 1 : null}
      isChanged={isChanged}
    >
      <FormFault refused={refused} stand={stand} />
      <PostForm onChange={keepApart} noValidate>
        <fieldset className="choices-four" aria-describedby={question}>
          <legend className="sr-only" id={question}>
            {m.scales_choices_question()}
          </legend>
          <p className="choices-heads" aria-hidden="true">
            <span>{m.scales_choices_most()}</span>
            <span />
            <span>{m.scales_choices_least()}</span>
          </p>
          {activities.map(({ id, text }) => (
            <div className="choices-row" key={id}>
              <Pick side="best" id={id} text={text} chosen={chosen.best} />
              <p>{text}</p>
              <Pick side="worst" id={id} text={text} chosen={chosen.worst} />
            </div>
          ))}
        </fieldset>
        <p>
          <Button kind="primary">{m.scales_next()}</Button>
        </p>
      </PostForm>
    </WalkFrame>
  );
}

interface PickProps {
  readonly side: Side;
  readonly id: string;
  readonly text: string;
  readonly chosen: string | null;
}

function Pick({ side, id, text, chosen }: PickProps) {
  return (
    <label className="choices-pick" data-side={side}>
      <input
        type="radio"
        id={`${side}-${id}`}
        name={side}
        value={id}
        defaultChecked={chosen === id}
        aria-label={SIDES[side]({ activity: text })}
      />
    </label>
  );
}

/** What is chosen on one side leaves the other; without scripts the server says that it cannot be both. */
function keepApart({ target, currentTarget }: FormEvent<HTMLFormElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  const other = currentTarget.querySelector<HTMLInputElement>(
    `input[name="${target.name === "best" ? "worst" : "best"}"][value="${target.value}"]`,
  );
  if (other?.checked) other.checked = false;
}
