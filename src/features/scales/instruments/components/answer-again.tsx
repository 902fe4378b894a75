import { Form } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";

/** The way to answer a scale once more, and what that does to the results there are. */
export function AnswerAgain({ action }: { readonly action: string }) {
  return (
    <Form method="post" action={action} className="grid gap-2">
      <p>
        <Button kind="quiet">{m.scales_start_retake()}</Button>
      </p>
      <p className="hint">{m.scales_start_retake_note()}</p>
    </Form>
  );
}
