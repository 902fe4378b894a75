import { type ChangeEvent, type KeyboardEvent, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { RadioTiles } from "#ui/radio-tiles.tsx";
import type { Answer } from "../schema.ts";

/** Digits of both kinds, as keyboards send them. */
const KEYS: Readonly<Record<string, Answer>> = { "1": "true", "١": "true", "2": "false", "٢": "false" };

interface AnswerTilesProps {
  readonly text: string;
  readonly example: string;
  readonly position: string;
  readonly chosen?: Answer;
  readonly error?: string;
  /** `ms` only where a mouse chose for the first time: with keys, touch and screen readers time says nothing about care. */
  readonly onAnswer?: (answer: Answer, ms?: number) => void;
}

/** One statement as a named group: the legend is the page's heading, so that both are heard once. */
/** The longest time that is taken for a statement; a page left open for days says nothing of it. */
const LONGEST_MS = 86_400_000;

export function AnswerTiles({ text, example, position, chosen, error, onAnswer }: AnswerTilesProps) {
  const byMouse = useRef(false);
  const shownAt = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each statement
  useEffect(() => {
    shownAt.current = performance.now();
    byMouse.current = false;
  }, [text]);
  const answer = (event: ChangeEvent<HTMLInputElement>) => {
    const timed = byMouse.current && !chosen;
    onAnswer?.(
      event.target.value === "true" ? "true" : "false",
      timed ? Math.min(Math.round(performance.now() - shownAt.current), LONGEST_MS) : undefined,
    );
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys count only while the focus is inside the question
    <div
      onKeyDown={chooseByKey}
      onPointerDown={({ pointerType, isTrusted }) => {
        byMouse.current = isTrusted && pointerType === "mouse";
      }}
    >
      <RadioTiles
        name="answer"
        label={
          <h1 tabIndex={-1} className="h2">
            <span className="hint block">{position}</span>
            {text}
          </h1>
        }
        hint={
          <>
            {m.scales_example()} {example}
          </>
        }
        error={error}
        options={[
          { value: "true", label: m.scales_true(), shortcut: "1" },
          { value: "false", label: m.scales_false(), shortcut: "2" },
        ]}
        defaultValue={chosen}
        onChange={answer}
      />
      <p className="hint mt-3 keys">{m.scales_keys()}</p>
    </div>
  );
}

function chooseByKey(event: KeyboardEvent<HTMLDivElement>): void {
  const answer = KEYS[event.key];
  if (!answer || event.ctrlKey || event.altKey || event.metaKey) return;
  const radio = event.currentTarget.querySelector<HTMLInputElement>(`input[value="${answer}"]`);
  if (!radio) return;
  event.preventDefault();
  radio.focus();
  radio.click();
}
