import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import type { AnswerWay } from "../rules/answer-way.ts";
import type { Answer } from "../schema.ts";

/** Digits of both kinds, as keyboards send them. */
const KEYS: Readonly<Record<string, Answer>> = { "1": "true", "١": "true", "2": "false", "٢": "false" };
const OPTIONS = [
  { value: "true", label: m.scales_true, shortcut: "1" },
  { value: "false", label: m.scales_false, shortcut: "2" },
] as const;
/** The longest time that is taken for a statement; a page left open for days says nothing of it. */
const LONGEST_MS = 86_400_000;

interface QuestionProps {
  readonly text: string;
  readonly example: string;
  readonly position: string;
  readonly chosen?: Answer;
  readonly error?: string;
  /** One press answers and goes on, or an answer is chosen first. */
  readonly way: AnswerWay;
  /** An answer was chosen. `ms` only where a mouse chose for the first time: with keys, touch and screen readers time says nothing about care. */
  readonly onAnswer?: (answer: Answer, ms?: number) => void;
}

/** One statement as a named group: the legend is the page's heading, so that both are heard once. */
export function Question({ text, example, position, chosen, error, way, onAnswer }: QuestionProps) {
  const { note, time } = useTime(text, chosen);
  const heading = (
    <h1 tabIndex={-1} className="ask-statement">
      <span className="ask-position">{position}</span> {text}
    </h1>
  );
  const hint = (
    <span className="ask-example">
      {m.scales_example()} {example}
    </span>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys count only while the focus is inside the question
    <div
      onKeyDown={answerByKey}
      onPointerDown={({ pointerType, isTrusted }) => note(isTrusted && pointerType === "mouse")}
    >
      {way === "choose" ? (
        <RadioTiles
          name="answer"
          label={heading}
          hint={hint}
          error={error}
          options={OPTIONS.map(({ label, ...rest }) => ({ ...rest, label: label() }))}
          defaultValue={chosen}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
            onAnswer?.(target.value === "true" ? "true" : "false", time())
          }
        />
      ) : (
        <fieldset className="field">
          <legend>{heading}</legend>
          <p>{hint}</p>
          <input type="hidden" name="ms" />
          <AnswerButtons chosen={chosen} onPress={(button) => setTime(button, time())} />
        </fieldset>
      )}
    </div>
  );
}

interface AnswerButtonsProps {
  readonly chosen?: Answer;
  readonly onPress?: (button: HTMLButtonElement) => void;
}

/** The two answers as buttons of their form: without scripts they send it as well. */
function AnswerButtons({ chosen, onPress }: AnswerButtonsProps) {
  return (
    <div className="answers">
      {OPTIONS.map(({ value, label, shortcut }) => (
        <button
          key={value}
          id={value === "true" ? "answer" : undefined}
          type="submit"
          className="answer"
          name="answer"
          value={value}
          aria-pressed={chosen ? chosen === value : undefined}
          onClick={({ currentTarget }) => onPress?.(currentTarget)}
        >
          {label()}
          <span className="key" aria-hidden="true">
            {shortcut}
          </span>
        </button>
      ))}
    </div>
  );
}

function setTime(button: HTMLButtonElement, ms: number | undefined): void {
  const field = button.form?.elements.namedItem("ms");
  if (field instanceof HTMLInputElement) field.value = ms === undefined ? "" : String(ms);
}

/** How long a statement stood before a mouse answered it for the first time. */
function useTime(text: string, chosen?: Answer) {
  const byMouse = useRef(false);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each statement
  useEffect(() => {
    shownAt.current = performance.now();
    byMouse.current = false;
  }, [text]);
  return {
    note: (isMouse: boolean) => {
      byMouse.current = isMouse;
    },
    time: () =>
      byMouse.current && !chosen ? Math.min(Math.round(performance.now() - shownAt.current), LONGEST_MS) : undefined,
  };
}

function answerByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const answer = KEYS[event.key];
  if (!answer || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const control = event.currentTarget.querySelector<HTMLElement>(`[name="answer"][value="${answer}"]`);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.click();
}
