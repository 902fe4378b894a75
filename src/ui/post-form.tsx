import { type ComponentProps, useEffect, useRef } from "react";
import { Form, useActionData, useNavigation, useRouteLoaderData } from "react-router";
import { SENDING_FIELD } from "#shared/sending.ts";

/** Names what a form without scripts sends, so that a browser may send it again; none on a page that visitors share. */
export function SendingField() {
  const root = useRouteLoaderData("root") as { readonly sending?: string } | undefined;
  return root?.sending ? <input type="hidden" name={SENDING_FIELD} value={root.sending} /> : null;
}

/** A form that posts. By scripts its page stays as it is until there is an answer, also while the line is gone; without, the browser sends it. */
export function PostForm({ children, onSubmit, ...rest }: Omit<ComponentProps<typeof Form>, "method">) {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  const answer = useActionData();
  const { state } = useNavigation();
  useEffect(() => {
    if (state !== "idle" || !isSent.current) return;
    isSent.current = false;
    if (form.current) afresh(form.current, isRefused(answer));
  }, [state, answer]);
  return (
    <Form
      ref={form}
      method="post"
      onSubmit={(event) => {
        onSubmit?.(event);
        isSent.current = !event.defaultPrevented;
      }}
      {...rest}
    >
      <SendingField />
      {children}
    </Form>
  );
}

/** As a new page has it: refused, all but passwords stays; done, the form is for the next. */
function afresh(form: HTMLFormElement, isRefusedForm: boolean): void {
  if (!isRefusedForm) form.reset();
  else
    for (const field of form.querySelectorAll<HTMLInputElement>(
      "input[autocomplete*=password],input[autocomplete=one-time-code]",
    ))
      field.value = "";
}

function isRefused(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && "fault" in answer;
}
