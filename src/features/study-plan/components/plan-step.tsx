import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX_TEXT } from "../rules.ts";
import type { ItemView } from "../schema/plan-view.ts";
import { GRIP } from "./drag-steps.ts";
import { ItemName } from "./own-words.tsx";
import { WhenFields } from "./plan-fields.tsx";
import { PlanForm } from "./plan-form.tsx";
import { dueWords, isolated, nameOf } from "./plan-words.ts";

interface StepProps {
  readonly step: ItemView;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What is to be done first of the whole plan. */
  readonly isNext?: boolean;
}

/** A step: ticked off, moved, changed and taken away, each by a button of its own. */
export function PlanStep({ step, isFirst, isLast, isNext = false }: StepProps) {
  const { id, dueOn, isDone, isLate, kind, to } = step;
  const title = isolated(nameOf(step));
  return (
    <li
      className="plan-step"
      id={id}
      data-item={id}
      data-done={isDone ? "" : undefined}
      data-next={isNext ? "" : undefined}
    >
      <Tick item={id} title={title} isDone={isDone} />
      <div className="plan-words">
        <Title item={step} />
        {(dueOn || (kind && to)) && (
          <p className={isLate ? "plan-late" : "hint"}>
            {kind && <span>{kind}</span>}
            {dueOn && <span className="plan-due">{dueWords(dueOn, isLate)}</span>}
          </p>
        )}
      </div>
      <ItemActs id={id} title={title} isFirst={isFirst} isLast={isLast} remove={m.study_plan_remove({ title })} />
    </li>
  );
}

interface ActsProps extends MovesProps {
  /** What taking it away is called. */
  readonly remove: string;
  /** There is nowhere to move it. */
  readonly isStill?: boolean;
}

/** What can be done with a goal or a step: change, move, take away. */
export function ItemActs({ remove, isStill = false, ...moves }: ActsProps) {
  const { id, title } = moves;
  return (
    <PlanForm className="plan-acts no-print">
      <input type="hidden" name="item" value={id} />
      {!isStill && <Grip {...moves} />}
      <details className="pop plan-menu" name="plan-menu">
        <summary className="icon-btn" aria-label={m.study_plan_acts({ title })}>
          <Icon name="more" />
        </summary>
        <div className="panel">
          <Link className="plan-change" to={`${pathTo("ownPlan", {}, { edit: id })}#${id}`} preventScrollReset>
            {m.study_plan_change()}
            <span className="sr-only"> {title}</span>
          </Link>
          {!isStill && <Moves {...moves} />}
          <IconButton type="submit" icon="close" name="act" value="remove" label={remove} />
        </div>
      </details>
    </PlanForm>
  );
}

interface TickProps {
  readonly item: string;
  readonly title: string;
  readonly isDone: boolean;
  readonly isAgreed?: boolean;
}

/** The box of a step: a button, since it is saved at once. */
export function Tick({ item, title, isDone, isAgreed = false }: TickProps) {
  return (
    <PlanForm className="plan-tick">
      <input type="hidden" name="item" value={item} />
      <button
        type="submit"
        name="act"
        value={(isAgreed ? "agreed-" : "") + (isDone ? "undone" : "done")}
        aria-pressed={isDone}
        aria-label={m.study_plan_tick({ title })}
      >
        <span>{isDone && <Icon name="check" />}</span>
      </button>
    </PlanForm>
  );
}

/** What an item is called, with the way to what it is about. */
export function Title({ item }: { readonly item: ItemView }) {
  const { to } = item;
  const name = <ItemName item={item} />;
  return <p className="plan-title">{to ? <Link to={to}>{name}</Link> : name}</p>;
}

interface MovesProps extends Omit<StepProps, "step" | "isNext"> {
  readonly id: string;
  readonly title: string;
}

/** What moves an item with a finger, a pointer or arrow keys, once scripts are alive. */
function Grip({ id, title, isFirst, isLast }: MovesProps) {
  const isAlive = useHydrated();
  if (!isAlive || (isFirst && isLast)) return null;
  return (
    <IconButton icon="grip" className="plan-grip" id={`grip-${id}`} label={m.study_plan_grip({ title })} {...GRIP} />
  );
}

/** Up and down by buttons. */
function Moves({ id, title, isFirst, isLast }: MovesProps) {
  return (
    <>
      <IconButton
        type="submit"
        icon="down"
        className="plan-up"
        name="act"
        value="up"
        id={`up-${id}`}
        aria-disabled={isFirst || undefined}
        label={m.study_plan_up({ title })}
      />
      <IconButton
        type="submit"
        icon="down"
        name="act"
        value="down"
        id={`down-${id}`}
        aria-disabled={isLast || undefined}
        label={m.study_plan_down({ title })}
      />
    </>
  );
}

interface EditProps {
  readonly item: ItemView;
  readonly isGoal?: boolean;
  readonly yearOptions: readonly number[];
  readonly refused: Refused | undefined;
}

/** An item while it is written on; it knows the state it was begun on. */
export function PlanEdit({ item, isGoal = false, yearOptions, refused }: EditProps) {
  const { id, revision, text, year, dueOn, title } = item;
  const mine = refused?.values.act === "edit" && refused.values.item === id ? refused : undefined;
  return (
    <PlanForm className="plan-edit" noValidate>
      <input type="hidden" name="item" value={id} />
      <input type="hidden" name="revision" value={typed(mine, "revision") ?? revision} />
      <TextField
        id={`text-${id}`}
        name="text"
        label={isGoal ? m.study_plan_field_goal_name() : m.study_plan_field_text()}
        hint={text === "" && title !== "" ? m.study_plan_field_named({ title: isolated(title) }) : undefined}
        maxLength={MAX_TEXT}
        autoComplete="off"
        defaultValue={typed(mine, "text") ?? text}
        error={faultOf(mine, "text")}
      />
      {!isGoal && <WhenFields of={id} yearOptions={yearOptions} year={year} dueOn={dueOn} refused={mine} />}
      <div className="flex flex-wrap items-center gap-4">
        <Button small name="act" value="edit">
          {m.study_plan_save()}
        </Button>
        <Link to={`${pathTo("ownPlan")}#${id}`} preventScrollReset>
          {m.study_plan_cancel()}
        </Link>
      </div>
    </PlanForm>
  );
}
