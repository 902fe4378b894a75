import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { FormFault, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { CONDITION_NAMES } from "../rules/conditions.ts";
import { MOST_SETS } from "../rules.ts";
import { CONDITION_WORDS, optionsOf } from "../schema/condition-words.ts";
import type { ConditionsView } from "../schema.ts";
import { RadioRow } from "./radio-row.tsx";
import { WalkFrame } from "./walk-frame.tsx";

interface ConditionsPageProps {
  readonly view: ConditionsView;
  readonly refused: RefusedForm | undefined;
}

/** Four conditions of work, each with "no matter". */
export function ConditionsPage({ view, refused }: ConditionsPageProps) {
  return (
    <WalkFrame
      title={m.scales_choices_conditions_title()}
      hint={m.scales_choices_conditions_hint()}
      done={MOST_SETS + 1}
      words={m.scales_choices_conditions_title()}
      back="values"
    >
      <FormFault refused={refused} labels={CONDITION_WORDS} />
      <PostForm>
        <div className="choices-pairs">
          {CONDITION_NAMES.map((name) => (
            <RadioRow
              key={name}
              name={name}
              legend={CONDITION_WORDS[name]()}
              options={[...optionsOf(name), { value: "any", label: m.scales_choices_any() }]}
              chosen={typed(refused, name) ?? view.conditions?.[name] ?? "any"}
            />
          ))}
        </div>
        <p>
          <Button kind="primary">{m.scales_choices_to_end()}</Button>
        </p>
      </PostForm>
    </WalkFrame>
  );
}
