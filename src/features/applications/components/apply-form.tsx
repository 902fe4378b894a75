import { ADVICE_FIELD_WORDS, ADVICE_LANGUAGE_WORDS } from "#i18n/advice-words.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES } from "#shared/advice.ts";
import { pathTo } from "#shared/screens.ts";
import { Button } from "#ui/button.tsx";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import { FileField, PDFS } from "#ui/file-field.tsx";
import { type FieldLabels, FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Ticks } from "#ui/ticks.tsx";
import { type ApplicationKind, MAX } from "../rules.ts";
import type { ApplyView } from "../schema.ts";
import { FIELD_WORDS } from "./application-words.ts";

const WORDS = {
  advisor: {
    title: m.applications_start_advisor,
    organisation: m.applications_hint_organisation,
    proof: m.applications_hint_proof_advisor,
    why: m.applications_hint_why_advisor,
  },
  teacher: {
    title: m.applications_start_teacher,
    organisation: m.applications_hint_school,
    proof: m.applications_hint_proof_teacher,
    why: m.applications_hint_why_teacher,
  },
} as const;

interface ApplyFormProps {
  readonly kind: ApplicationKind;
  readonly view: Pick<ApplyView, "answerIn" | "asksAge" | "fileMb">;
  readonly refused?: RefusedForm;
}

/** Whoever it is that applies, at work. */
const SCENES: Readonly<Record<ApplicationKind, NicheScene>> = {
  advisor: { hue: "S", mate: "E", stands: [["p-listen", 0, 1.35]] },
  teacher: { hue: "E", mate: "C", stands: [["p-tutor", 4, 1.25]] },
};

/** The form of an application: what an advisor or a teacher says of themselves, and the proof. */
export function ApplyForm({ kind, view, refused }: ApplyFormProps) {
  const words = WORDS[kind];
  const labels: FieldLabels = {
    organisation: FIELD_WORDS[kind].organisation,
    why: m.applications_field_why,
  };
  return (
    <>
      <SceneTop
        back={{ label: m.applications_form_back(), to: pathTo("apply") }}
        title={words.title()}
        lead={m.applications_form_lead({ days: view.answerIn })}
        scene={SCENES[kind]}
      />
      <div className="read pb-8">
        <FormFault refused={refused} labels={labels} />
        <Fields kind={kind} view={view} refused={refused} />
      </div>
    </>
  );
}

function Fields({ kind, view, refused }: ApplyFormProps) {
  const field = (name: string) => ({ name, error: faultOf(refused, name) });
  const words = WORDS[kind];
  return (
    <PostForm encType="multipart/form-data" noValidate className="grid gap-6 mt-4">
      <input type="hidden" name="kind" value={kind} />
      {kind === "advisor" && (
        <Ticks
          {...field("fields")}
          label={m.applications_field_fields()}
          hint={m.applications_hint_fields()}
          options={ADVICE_FIELDS.map((value) => ({ value, label: ADVICE_FIELD_WORDS[value]() }))}
          ticked={typed(refused, "fields")}
        />
      )}
      <Ticks
        {...field("languages")}
        label={FIELD_WORDS[kind].languages()}
        options={ADVICE_LANGUAGES.map((value) => ({ value, label: ADVICE_LANGUAGE_WORDS[value]() }))}
        ticked={typed(refused, "languages")}
      />
      <TextField
        {...field("organisation")}
        label={FIELD_WORDS[kind].organisation()}
        hint={words.organisation()}
        autoComplete="organization"
        required
        maxLength={MAX.organisation}
        defaultValue={typed(refused, "organisation")}
      />
      <FileField
        {...field("proof")}
        label={m.applications_field_proof()}
        hint={
          <>
            {words.proof({ mb: view.fileMb })}
            {refused && <strong className="block">{m.applications_proof_again()}</strong>}
          </>
        }
        accept={PDFS}
        required
      />
      <TextArea
        {...field("why")}
        label={m.applications_field_why()}
        hint={words.why()}
        rows={6}
        required
        maxLength={MAX.why}
        defaultValue={typed(refused, "why")}
      />
      {view.asksAge && (
        <CheckboxField
          {...field("adult")}
          label={m.applications_field_adult()}
          defaultChecked={typed(refused, "adult") === "on"}
        />
      )}
      <p className="hint">{m.applications_private()}</p>
      {kind === "advisor" && <p className="hint">{m.applications_changes_advisor()}</p>}
      <div>
        <Button name="act" value="apply">
          {m.applications_send()}
        </Button>
      </div>
    </PostForm>
  );
}
