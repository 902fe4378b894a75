import { type ChangeEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#ui/icon.tsx";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import type { AnswerWay } from "../rules/answer-way.ts";

/** Digits of both kinds, as keyboards send them. */
const DIGITS = ["1١", "2٢", "3٣", "4٤", "5٥"];
/** The longest time that is taken for an item; a page left open for days says nothing of it. */
const LONGEST_MS = 86_400_000;
/** Yes and no are told apart before they are read, and weigh alike. */
const GLYPHS = ["check", "close"] as const;

export interface AnswerOption<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface AskedQuestionProps<T extends string> {
  readonly text: string;
  /** What a voice says in its place. */
  readonly speech?: string | undefined;
  readonly position: string;
  /** Below the text. */
  readonly hint?: ReactNode;
  /** How far somebody has come: between the question and its answers. */
  readonly strip: ReactNode;
  readonly options: readonly AnswerOption<T>[];
  /** The answers are sentences and stand one under another. */
  readonly isLong?: boolean;
  readonly chosen?: T | undefined;
  readonly error?: string | undefined;
  /** One press answers and goes on, or an answer is chosen first. */
  readonly way: AnswerWay;
  /** An answer was chosen. `ms` only where a mouse chose for the first time: with keys, touch and screen readers time says nothing about care. */
  readonly onAnswer?: ((answer: T, ms?: number) => void) | undefined;
}

/** One item of any scale as a named group: the legend is the page's heading, so that both are heard once. */
export function AskedQuestion<T extends string>(props: AskedQuestionProps<T>) {
  const { text, speech, position, hint, strip, options, isLong = false, chosen, error, way, onAnswer } = props;
  const { note, time } = useTime(text, chosen);
  const heading = (
    <h1 tabIndex={-1} className="ask-statement">
      <span className="ask-position">{position}</span> <span aria-hidden={speech ? true : undefined}>{text}</span>
      {speech && <span className="sr-only">{speech}</span>}
    </h1>
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys count only while the focus is inside the question
    <div
      data-long={isLong || undefined}
      onKeyDown={answerByKey}
      onPointerDown={({ pointerType, isTrusted }) => note(isTrusted && pointerType === "mouse")}
    >
      {way === "choose" ? (
        <RadioTiles
          name="answer"
          label={heading}
          hint={hint}
          error={error}
          between={strip}
          options={options.map(({ value, label }, at) => ({ value, label, shortcut: String(at + 1) }))}
          defaultValue={chosen}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => {
            const option = options.find(({ value }) => value === target.value);
            if (option) onAnswer?.(option.value, time());
          }}
        />
      ) : (
        <fieldset className="field">
          <legend>{heading}</legend>
          {hint && <p>{hint}</p>}
          <input type="hidden" name="ms" />
          {strip}
          <AnswerButtons
            options={options}
            isLong={isLong}
            chosen={chosen}
            onPress={(button) => setTime(button, time())}
          />
        </fieldset>
      )}
    </div>
  );
}

interface AnswerButtonsProps<T extends string> {
  readonly options: readonly AnswerOption<T>[];
  readonly isLong: boolean;
  readonly chosen: T | undefined;
  readonly onPress: (button: HTMLButtonElement) => void;
}

/** The answers as buttons of their form: without scripts they send it as well. */
function AnswerButtons<T extends string>({ options, isLong, chosen, onPress }: AnswerButtonsProps<T>) {
  return (
    <div className="answers" data-long={isLong || undefined}>
      {options.map(({ value, label }, at) => (
        <button
          key={value}
          id={at === 0 ? "answer" : undefined}
          type="submit"
          className="answer"
          name="answer"
          value={value}
          aria-pressed={chosen ? chosen === value : undefined}
          onClick={({ currentTarget }) => onPress(currentTarget)}
        >
          {!isLong && <Icon name={GLYPHS[at] ?? "check"} />}
          {isLong ? <span>{label}</span> : label}
          <span className="key" aria-hidden="true">
            {at + 1}
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

/** How long an item stood before a mouse answered it for the first time. */
function useTime(text: string, chosen: string | undefined) {
  const byMouse = useRef(false);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each item
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
  const at = event.key.length === 1 ? DIGITS.findIndex((digits) => digits.includes(event.key)) : -1;
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
  const control = event.currentTarget.querySelectorAll<HTMLElement>('[name="answer"]')[at];
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.click();
}
