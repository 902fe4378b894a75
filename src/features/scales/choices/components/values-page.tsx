import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { FormFault, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { MOST_SETS } from "../rules.ts";
import type { ValuesView } from "../schema.ts";
import { RadioRow } from "./radio-row.tsx";
import { WalkFrame } from "./walk-frame.tsx";

interface ValuesPageProps {
  readonly view: ValuesView;
  readonly isChanged: boolean;
  readonly refused: RefusedForm | undefined;
}

/** Eight pairs, of which one side each is preferred. */
export function ValuesPage({ view, isChanged, refused }: ValuesPageProps) {
  return (
    <WalkFrame
      title={m.scales_choices_values_title()}
      hint={m.scales_choices_values_hint()}
      done={MOST_SETS}
      words={m.scales_choices_values_title()}
      back={view.sets}
      isChanged={isChanged}
    >
      <FormFault refused={refused} />
      <PostForm>
        <div className="choices-pairs">
          {view.pairs.map(({ id, question, a, b }) => (
            <RadioRow
              key={id}
              name={id}
              legend={question}
              options={[
                { value: "a", label: a },
                { value: "b", label: b },
                { value: "", label: m.scales_choices_any() },
              ]}
              chosen={typed(refused, id) ?? view.sides[id]}
            />
          ))}
        </div>
        <p>
          <Button kind="primary">{m.scales_next()}</Button>
        </p>
      </PostForm>
    </WalkFrame>
  );
}
