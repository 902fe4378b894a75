import { m } from "#i18n/paraglide/messages.js";
import type { GuardianRule } from "#platform/config.ts";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { FormFault, faultOf, typed } from "#ui/form-fault.tsx";
import type { NicheScene } from "#ui/niche.tsx";
import { PostForm } from "#ui/post-form.tsx";
import { SceneTop } from "#ui/scene-top.tsx";
import { TextField } from "#ui/text-field.tsx";

interface QuestionPageProps {
  readonly rule: GuardianRule;
  /** Whether the question waits for an answer; when not, there is only a way on. */
  readonly isAsked: boolean;
  /** Where to go on, if not to the scale. */
  readonly next?: string;
  readonly refused?: RefusedForm;
}

/** Who may be asked. */
const SCENE: NicheScene = {
  hue: "S",
  mate: "E",
  stands: [["p-family", 0, 1.36]],
};

/** Asks a pupil for a guardian's address before results are first kept; leaving it out is an equal choice. */
export function QuestionPage({ rule, isAsked, next, refused }: QuestionPageProps) {
  return (
    <>
      <SceneTop title={m.guardians_question_title()} scene={SCENE} />
      <div className="scale-page read gap-6 pb-8">
        {isAsked ? <Question mustConfirm={rule === "require"} refused={refused} /> : <NoQuestion next={next} />}
      </div>
    </>
  );
}

function NoQuestion({ next }: { readonly next?: string }) {
  return (
    <>
      <p>{m.guardians_question_none()}</p>
      <p>
        <ButtonLink to={next ?? pathTo("careerTest")}>
          {next ? m.guardians_question_go_back() : m.guardians_question_go_on()}
        </ButtonLink>
      </p>
    </>
  );
}

function Question({ mustConfirm, refused }: { readonly mustConfirm: boolean; readonly refused?: RefusedForm }) {
  return (
    <>
      <FormFault refused={refused} labels={{ email: m.guardians_field_email }} />
      <p className="lead">{mustConfirm ? m.guardians_question_lead_require() : m.guardians_question_lead()}</p>
      <section aria-labelledby="guardian-gets" className="grid gap-2">
        <h2 id="guardian-gets" className="h3">
          {m.guardians_question_gets()}
        </h2>
        <ul className="list-disc ps-6">
          <li>{m.guardians_question_gets_name()}</li>
          <li>{m.guardians_question_gets_no_result()}</li>
          <li>{mustConfirm ? m.guardians_question_gets_confirm() : m.guardians_question_gets_object()}</li>
        </ul>
      </section>
      <PostForm noValidate className="form">
        <TextField
          name="email"
          type="email"
          label={m.guardians_field_email()}
          autoComplete="off"
          defaultValue={typed(refused, "email")}
          error={faultOf(refused, "email")}
        />
        <p className="hint">
          {mustConfirm ? m.guardians_question_skip_note_require() : m.guardians_question_skip_note()}
        </p>
        <p className="flex flex-wrap gap-3">
          <Button kind="quiet" name="choice" value="send">
            {m.guardians_question_send()}
          </Button>
          <Button kind="quiet" name="choice" value="skip">
            {m.guardians_question_skip()}
          </Button>
        </p>
      </PostForm>
    </>
  );
}
