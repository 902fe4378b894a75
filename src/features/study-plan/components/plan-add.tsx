import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { Icon } from "#ui/icon.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { Summary } from "#ui/summary.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX_TEXT } from "../rules.ts";
import type { PlanView } from "../schema/plan-view.ts";
import { WhenFields } from "./plan-fields.tsx";
import { PlanForm } from "./plan-form.tsx";
import { isolated, nameOf } from "./plan-words.ts";

/** A new goal, or a step to one: in own words, or something of the site. Beside a plan that is begun it is folded until it is asked for. */
export function PlanAdd({ view, refused }: { readonly view: PlanView; readonly refused: Refused | undefined }) {
  const mine = refused?.values.act === "add" ? refused : undefined;
  const { adding, goals, saved, toGoal } = view;
  const target = goals.find(({ id }) => id === toGoal);
  const title = target ? m.study_plan_add_step_to({ goal: isolated(nameOf(target)) }) : titleOf(view);
  const form = (
    <PlanForm key={`${adding?.record}|${toGoal}`} noValidate className="grid gap-4">
      {adding ? (
        <p className="plan-adding">
          <input type="hidden" name="record" value={adding.record} />
          <input type="hidden" name="text" value="" />
          <strong>{adding.title}</strong>
          <Link to={pathTo("ownPlan")}>{m.study_plan_add_other()}</Link>
        </p>
      ) : (
        <What saved={saved} isGoal={goals.length === 0} refused={mine} />
      )}
      {goals.length > 0 && (
        <details open={mine !== undefined || toGoal !== null || undefined}>
          <Summary>{m.study_plan_add_when()}</Summary>
          <div className="grid gap-4">
            <SelectField
              id="goal"
              name="goal"
              label={m.study_plan_field_goal()}
              placeholder={m.study_plan_new_goal()}
              options={goals.map((goal) => ({ value: goal.id, label: nameOf(goal) }))}
              defaultValue={typed(mine, "goal") ?? toGoal ?? goals[0]?.id}
            />
            <WhenFields of="new" yearOptions={view.yearOptions} refused={mine} />
          </div>
        </details>
      )}
      <div>
        <Button name="act" value="add">
          {goals.length === 0 ? m.study_plan_add_goal() : m.study_plan_add()}
        </Button>
      </div>
    </PlanForm>
  );
  if (goals.length === 0)
    return (
      <section className="plan-add no-print" id="add" aria-labelledby="add-title">
        <h2 className="h3" id="add-title">
          {title}
        </h2>
        {form}
      </section>
    );
  return (
    <details
      className="plan-add no-print"
      id="add"
      open={Boolean(adding || target || mine) || undefined}
      key={`${adding?.record}|${toGoal}|${Boolean(mine)}`}
    >
      <summary className="summary">
        <h2 className="h3">{title}</h2>
        <Icon name="down" />
      </summary>
      {form}
    </details>
  );
}

function titleOf({ adding, goals }: PlanView): string {
  if (adding) return m.study_plan_add_this();
  return goals.length === 0 ? m.study_plan_first_goal() : m.study_plan_add_title();
}

interface WhatProps {
  readonly saved: PlanView["saved"];
  readonly isGoal: boolean;
  readonly refused: Refused | undefined;
}

/** Own words, or what was saved, or both: then it is named by the words. */
function What({ saved, isGoal, refused }: WhatProps) {
  return (
    <>
      <TextField
        id="text"
        name="text"
        label={isGoal ? m.study_plan_field_goal_text() : m.study_plan_field_text()}
        maxLength={MAX_TEXT}
        autoComplete="off"
        defaultValue={typed(refused, "text")}
        error={faultOf(refused, "text")}
      />
      {saved.length > 0 && (
        <SelectField
          id="record"
          name="record"
          label={m.study_plan_field_saved()}
          placeholder={m.study_plan_none_saved()}
          options={saved.map(({ record, title }) => ({ value: record, label: title }))}
          defaultValue={typed(refused, "record")}
          error={faultOf(refused, "record")}
        />
      )}
    </>
  );
}
