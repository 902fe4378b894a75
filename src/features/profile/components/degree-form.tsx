import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { DEGREE_STATES } from "../rules.ts";
import { DEGREE_STATE_WORDS } from "../schema/profile-words.ts";
import type { LinkItem } from "../schema/view.ts";

/** How far somebody is with a degree, in words; empty where it is not said. */
export function degreeNote({ year, state }: Pick<LinkItem, "year" | "state">): string {
  return [state && DEGREE_STATE_WORDS[state](), year].filter(Boolean).join(" · ");
}

/** Year and state of one degree. */
export function DegreeForm({ item: { id, year, state }, title }: { item: LinkItem; title: string }) {
  return (
    <PostForm className="profile-degree" preventScrollReset aria-label={title}>
      <input type="hidden" name="part" value="academic-degree" />
      <input type="hidden" name="id" value={id} />
      <SelectField
        id={`state-${id}`}
        name="state"
        label={m.profile_field_state()}
        placeholder={m.profile_degree_state_none()}
        options={DEGREE_STATES.map((value) => ({ value, label: DEGREE_STATE_WORDS[value]() }))}
        defaultValue={state ?? ""}
      />
      <TextField
        id={`year-${id}`}
        name="year"
        label={m.profile_field_year()}
        inputMode="numeric"
        defaultValue={year ?? ""}
      />
      <Button kind="quiet" name="act" value="save">
        {m.profile_save()}
      </Button>
    </PostForm>
  );
}
