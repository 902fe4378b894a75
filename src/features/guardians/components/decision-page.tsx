import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Decision, DecisionView } from "../schema.ts";

interface DecisionPartProps {
  readonly view: DecisionView;
  readonly refused?: RefusedForm;
}

/** What a guardian's link is about, what was said so far, and what can be chosen. */
export function DecisionPart({ view, refused }: DecisionPartProps) {
  const choices = view.isAdult ? [] : choicesOf(view);
  return (
    <div className="grid gap-5">
      <FormFault refused={refused} />
      <p className="text-lead">{m.guardians_decision_about({ name: `\u2068${view.firstName}\u2069` })}</p>
      <Alert kind={view.isObjected ? "warn" : "info"} role="status">
        {standOf(view)}
      </Alert>
      {choices.length > 0 && <p>{m.guardians_decision_keeps()}</p>}
      {choices.length > 0 && (
        <PostForm className="flex flex-wrap gap-3">
          {choices.map((decision) => (
            <Button key={decision} kind={decision === "confirm" ? "brand" : "quiet"} name="decision" value={decision}>
              {WORDS[decision]()}
            </Button>
          ))}
        </PostForm>
      )}
    </div>
  );
}

const WORDS: Readonly<Record<Decision, () => string>> = {
  confirm: m.guardians_decision_confirm,
  object: m.guardians_decision_object,
  stranger: m.guardians_decision_stranger,
};

function choicesOf({ rule, isConfirmed, isObjected, guardianAgreed }: DecisionView): Decision[] {
  if (isObjected) return guardianAgreed ? ["object"] : ["confirm"];
  if (isConfirmed) return ["object"];
  return rule === "require" ? ["confirm", "object", "stranger"] : ["object", "stranger"];
}

function standOf(view: DecisionView): string {
  if (view.isAdult) return m.guardians_decision_adult();
  if (view.isObjected && view.guardianAgreed) return m.guardians_decision_waiting();
  if (view.isObjected)
    return view.pupilAgreed ? m.guardians_decision_objected_pupil() : m.guardians_decision_objected();
  if (view.isConfirmed) return m.guardians_decision_confirmed();
  return view.rule === "require" ? m.guardians_decision_require() : m.guardians_decision_open();
}
