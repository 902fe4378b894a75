import { m } from "#i18n/paraglide/messages.js";
import { AskedQuestion } from "../../instruments/components/asked-question.tsx";
import type { AnswerWay } from "../rules/answer-way.ts";
import type { Answer } from "../schema.ts";

interface QuestionProps {
  readonly text: string;
  readonly example: string;
  readonly position: string;
  readonly chosen?: Answer;
  readonly error?: string;
  /** One press answers and goes on, or an answer is chosen first. */
  readonly way: AnswerWay;
  readonly onAnswer?: (answer: Answer, ms?: number) => void;
}

/** One statement of the tendencies scale with its two answers. */
export function Question({ example, ...asked }: QuestionProps) {
  return (
    <AskedQuestion
      {...asked}
      hint={
        <span className="ask-example">
          {m.scales_example()} {example}
        </span>
      }
      options={[
        { value: "true", label: m.scales_true() },
        { value: "false", label: m.scales_false() },
      ]}
    />
  );
}
