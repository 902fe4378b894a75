import { type FormEvent, useEffect, useRef } from "react";
import { Form } from "react-router";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { FirstWalk } from "./use-first-walk.ts";

const END = pathTo("careerTestTry", { number: "done" });

interface FirstQuestionProps {
  readonly first: FirstStatements;
  readonly walk: FirstWalk;
}

/** A statement with two large answers; after the last of them what they are: no result. Without scripts the answer is posted. */
export function FirstQuestion({ first, walk }: FirstQuestionProps) {
  const { number, isHere, isBegun, answer } = walk;
  const total = first.statements.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<"answer" | "forget">(null);
  const give = (isTrue: boolean) => {
    const isKept = answer(isTrue);
    if (isKept) pressed.current = "answer";
    return isKept;
  };
  const forget = (event: FormEvent) => {
    event.preventDefault();
    pressed.current = "forget";
    walk.forget();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when answers can be kept here
  useEffect(() => {
    // What was pressed before the scripts were there (entry.server.tsx).
    const form = buttons.current?.closest("form");
    const held = form?.dataset.held;
    if (!isHere || !form || held === undefined) return;
    delete form.dataset.held;
    // It was the first statement that was pressed: who had answered it before sees where they are.
    if (number === 1) give(held === "true");
  }, [isHere]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another view stands there
  useEffect(() => {
    // Where the pressed button is gone, as both answers are with the last, the focus goes on to what stands there.
    if (pressed.current === "forget" || (pressed.current && number === null)) heading.current?.focus();
    pressed.current = null;
  }, [number, isBegun]);
  if (number === null)
    return (
      <div className="first">
        <h2 ref={heading} tabIndex={-1}>
          {m.home_first_done()}
        </h2>
        <p>
          <ButtonLink to={pathTo("careerTestTry", { number: "next" })}>{m.home_first_go_on()}</ButtonLink>
        </p>
        <p>{m.home_first_done_text({ left: first.total - total })}</p>
        <Form method="post" onSubmit={forget}>
          <Forget />
        </Form>
      </div>
    );
  return (
    <PostForm
      className="first"
      data-waits={isHere ? undefined : ""}
      action={pathTo("careerTestTry", { number })}
      onSubmit={(event) => {
        // Held for the effect above.
        if (event.defaultPrevented) return;
        const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
        if (button?.name === "intent") forget(event);
        else if (give(button?.value === "true")) event.preventDefault();
      }}
    >
      <div aria-live="polite">
        <p className="first-note">{m.home_first_position({ number, total })}</p>
        <h2 ref={heading} tabIndex={-1}>
          {first.statements[number - 1]?.text}
        </h2>
      </div>
      <div className="answers" ref={buttons}>
        <button type="submit" className="answer" name="answer" value="true">
          <Icon name="check" />
          {first.words.yes}
        </button>
        <button type="submit" className="answer" name="answer" value="false">
          <Icon name="close" />
          {first.words.no}
        </button>
      </div>
      {isBegun ? (
        <p className="first-note flex flex-wrap items-center gap-3">
          {m.home_first_kept()} <Forget />
        </p>
      ) : (
        <p className="first-note">{m.home_first_note()}</p>
      )}
    </PostForm>
  );
}

/** Deletes the answers from the device, as the page of their end does. */
function Forget() {
  return (
    <Button kind="quiet" small name="intent" value="forget" formAction={END}>
      {m.home_first_forget()}
    </Button>
  );
}
