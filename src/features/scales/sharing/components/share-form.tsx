import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { faultOf, typed } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { RESULT_DAYS, USUAL_RESULT_DAYS } from "../rules.ts";
import type { SharesView } from "../schema.ts";
import { PART_WORDS } from "./words.ts";

const DAY_WORDS: Readonly<Record<(typeof RESULT_DAYS)[number], () => string>> = {
  7: m.scales_share_days_7,
  30: m.scales_share_days_30,
  90: m.scales_share_days_90,
};

interface ShareFormProps {
  readonly view: Pick<SharesView, "parts">;
  readonly refused?: RefusedForm;
}

/** Who sees it, what it shows, and for how long; the address is asked where an advisor is chosen. */
export function ShareForm({ view: { parts }, refused }: ShareFormProps) {
  const ticked = typed(refused, "shows")?.split("\n") ?? ["professions"];
  return (
    <PostForm className="form share-form" noValidate>
      <RadioTiles
        name="with"
        label={m.scales_share_with()}
        defaultValue={typed(refused, "with") ?? "link"}
        error={faultOf(refused, "with")}
        options={[
          { value: "link", label: m.scales_share_with_link(), hint: m.scales_share_with_link_hint() },
          { value: "advisor", label: m.scales_share_with_advisor(), hint: m.scales_share_with_advisor_hint() },
        ]}
      />
      <div className="share-email">
        <TextField
          type="email"
          name="email"
          autoComplete="off"
          label={m.scales_share_email()}
          hint={m.scales_share_email_hint()}
          error={faultOf(refused, "email")}
          defaultValue={typed(refused, "email")}
        />
      </div>
      <fieldset className="field" aria-describedby="shows-hint">
        <legend>{m.scales_share_parts()}</legend>
        <span className="hint" id="shows-hint">
          {m.scales_share_parts_hint()}
        </span>
        {parts.map((part) => (
          <CheckboxField
            key={part}
            name="shows"
            id={`shows-${part}`}
            value={part}
            label={PART_WORDS[part]()}
            defaultChecked={ticked.includes(part)}
          />
        ))}
        {!parts.includes("name") && <span className="hint">{m.scales_share_no_name()}</span>}
      </fieldset>
      <SelectField
        name="days"
        label={m.scales_share_days()}
        error={faultOf(refused, "days")}
        defaultValue={typed(refused, "days") ?? String(USUAL_RESULT_DAYS)}
        options={RESULT_DAYS.map((value) => ({ value: String(value), label: DAY_WORDS[value]() }))}
      />
      <p>
        <Button name="act" value="make">
          {m.scales_share_make()}
        </Button>
      </p>
    </PostForm>
  );
}
