import { m } from "#i18n/paraglide/messages.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { Alert } from "#ui/alert.tsx";
import { Button } from "#ui/button.tsx";
import { FormFault } from "#ui/form-fault.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { Decision, DecisionView } from "../schema.ts";

interface DecisionPartProps {
  readonly view: DecisionView;
  /** What was chosen in the message; nothing is decided by that yet. */
  readonly chosen: Decision | null;
  readonly refused?: RefusedForm;
}

/** What a guardian's link is about, what was said so far, and what can be chosen. */
export function DecisionPart({ view, chosen, refused }: DecisionPartProps) {
  const choices = view.isAdult ? [] : choicesOf(view);
  const name = `\u2068${view.firstName}\u2069`;
  const asked = choices.find((one) => one === chosen);
  return (
    <div className="grid gap-5">
      <FormFault refused={refused} />
      <p className="h3">{m.guardians_decision_about({ name })}</p>
      <Alert kind={view.isObjected ? "warn" : "info"} role="status">
        {standOf(view)({ name })}
      </Alert>
      {choices.length > 0 && <p>{m.guardians_decision_keeps({ name })}</p>}
      {asked && asked !== "stranger" && <p className="strong">{CHOSEN[asked]()}</p>}
      {choices.length > 0 && (
        <PostForm className="flex flex-wrap gap-3">
          {choices.map((decision) => (
            <Button key={decision} kind={kindOf(decision, asked)} name="decision" value={decision}>
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

const CHOSEN = { confirm: m.guardians_decision_chosen_confirm, object: m.guardians_decision_chosen_object } as const;

/** Agreeing and objecting look alike, unless one of them was chosen in the message. */
function kindOf(decision: Decision, asked: Decision | undefined): "primary" | "quiet" {
  return decision === "stranger" || (asked && asked !== decision) ? "quiet" : "primary";
}

function choicesOf({ isConfirmed, isObjected, guardianAgreed }: DecisionView): Decision[] {
  if (isObjected) return guardianAgreed ? ["object"] : ["confirm"];
  return isConfirmed ? ["object"] : ["confirm", "object", "stranger"];
}

function standOf(view: DecisionView): (inputs: { name: string }) => string {
  if (view.isAdult) return m.guardians_decision_adult;
  if (view.isObjected && view.guardianAgreed) return m.guardians_decision_waiting;
  if (view.isObjected) return view.pupilAgreed ? m.guardians_decision_objected_pupil : m.guardians_decision_objected;
  if (view.isConfirmed) return m.guardians_decision_confirmed;
  return view.rule === "require" ? m.guardians_decision_require : m.guardians_decision_open;
}
