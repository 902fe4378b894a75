import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { FirstStatements } from "#features/scales/tendencies/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PostForm } from "#ui/post-form.tsx";
import type { FirstWalk } from "./use-first-walk.ts";

interface FirstQuestionProps {
  readonly first: FirstStatements;
  readonly walk: FirstWalk;
}

/** A statement with two large answers; after the last of them what they are: no result. Without scripts the answer is posted. */
export function FirstQuestion({ first, walk }: FirstQuestionProps) {
  const { number, isHere, answer } = walk;
  const total = first.statements.length;
  const end = useRef<HTMLHeadingElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const isAnswering = useRef(false);
  const give = (isTrue: boolean) => {
    const isKept = answer(isTrue);
    if (isKept) isAnswering.current = true;
    return isKept;
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
  useEffect(() => {
    // The buttons are gone with the last answer: the focus goes on to what stands there.
    if (number === null && isAnswering.current) end.current?.focus();
  }, [number]);
  if (number === null)
    return (
      <div className="first">
        <h2 ref={end} tabIndex={-1}>
          {m.home_first_done()}
        </h2>
        <p>
          <ButtonLink to={pathTo("careerTestTry", { number: "next" })}>{m.home_first_go_on()}</ButtonLink>
        </p>
        <p>
          {m.home_first_done_text({ left: first.total - total })}{" "}
          <Link to={pathTo("careerTestTry", { number: "done" })}>{m.home_first_kept()}</Link>
        </p>
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
        const { submitter } = event.nativeEvent as SubmitEvent;
        const isTrue = (submitter as HTMLButtonElement | null)?.value === "true";
        if (give(isTrue)) event.preventDefault();
      }}
    >
      <div aria-live="polite">
        <p className="first-note">{m.home_first_position({ number, total })}</p>
        <h2>{first.statements[number - 1]?.text}</h2>
      </div>
      <div className="answers" ref={buttons}>
        <button type="submit" className="answer" name="answer" value="true">
          {first.words.yes}
        </button>
        <button type="submit" className="answer" name="answer" value="false">
          {first.words.no}
        </button>
      </div>
      <p className="first-note">{m.home_first_note()}</p>
    </PostForm>
  );
}
