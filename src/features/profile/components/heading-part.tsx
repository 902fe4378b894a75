import { languageOf } from "#i18n/language-of.ts";
import { m } from "#i18n/paraglide/messages.js";
import { faultOf, type Refused, typed } from "#ui/form-fault.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { MAX } from "../rules.ts";
import type { ProfileForms } from "../schema/view.ts";
import { Nothing, type PartProps, Words } from "./part-frame.tsx";
import { SaveForm } from "./save-form.tsx";

type Heading = ProfileForms["heading"];

/** Goals, interests and tags. */
export function HeadingPart({ view, refused, isEditing }: PartProps) {
  const { forms, versions } = view.profile;
  if (!isEditing) return <HeadingRead heading={forms.heading} interests={view.interests} />;
  return (
    <SaveForm
      part="heading"
      version={versions.heading}
      refused={refused}
      labels={{}}
      newer={<HeadingRead heading={forms.heading} interests={view.interests} />}
    >
      <HeadingFields heading={forms.heading} interests={view.interests} sectors={view.sectors} refused={refused} />
    </SaveForm>
  );
}

interface ReadProps {
  readonly heading: Heading;
  /** What is said of them, what is known by its name in the language of the page. */
  readonly interests: readonly string[];
}

function HeadingRead({ heading: { goals, tags }, interests }: ReadProps) {
  if (goals.length + interests.length + tags.length === 0) return <Nothing />;
  return (
    <div className="profile-aims">
      {goals.length > 0 && (
        <div>
          <h3>{m.profile_field_goals()}</h3>
          <ul className="profile-goals">
            {goals.map((goal) => (
              <li key={goal} lang={languageOf(goal)}>
                <bdi dir="auto">{goal}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {interests.length > 0 && (
        <div>
          <h3>{m.profile_field_interests()}</h3>
          <Words words={interests} />
        </div>
      )}
      {tags.length > 0 && (
        <div>
          <h3>{m.profile_field_tags()}</h3>
          <Words words={tags} />
        </div>
      )}
    </div>
  );
}

interface FieldsProps extends ReadProps {
  readonly sectors: readonly string[];
  readonly refused: Refused | undefined;
}

function HeadingFields({ heading, interests, sectors, refused }: FieldsProps) {
  const comma = m.profile_comma();
  const chosen = refused ? (typed(refused, "known") ?? "").split("\n") : interests;
  const own = interests.filter((one) => !sectors.includes(one));
  const words = { max: MAX.words, letters: MAX.word };
  return (
    <>
      <TextArea
        name="goals"
        label={m.profile_field_goals()}
        hint={m.profile_goals_hint({ max: MAX.goals, letters: MAX.goal })}
        defaultValue={typed(refused, "goals") ?? heading.goals.join("\n")}
        error={faultOf(refused, "goals")}
        rows={3}
        optional
      />
      <fieldset className="field">
        <legend>{m.profile_interests_known()}</legend>
        <div className="profile-choices">
          {sectors.map((sector) => (
            <label key={sector} className="check">
              <input type="checkbox" name="known" value={sector} defaultChecked={chosen.includes(sector)} />
              <span>{sector}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        name="interests"
        label={m.profile_interests_own()}
        hint={m.profile_words_hint(words)}
        defaultValue={typed(refused, "interests") ?? own.join(comma)}
        error={faultOf(refused, "interests")}
        optional
      />
      <TextField
        name="tags"
        label={m.profile_field_tags()}
        hint={m.profile_words_hint(words)}
        defaultValue={typed(refused, "tags") ?? heading.tags.join(comma)}
        error={faultOf(refused, "tags")}
        optional
      />
    </>
  );
}
