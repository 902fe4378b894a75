/** Raw scores of any instrument, from its keys. */
import type { AnswerKind, Instrument, InstrumentItem } from "../schema/instrument.ts";

/** Grows when the same answers would be scored otherwise; kept with every result. */
export const INSTRUMENT_SCORING = 1;

/** Item id → the answer's name. */
export type GivenAnswers = Readonly<Record<string, string>>;

/** The answers a kind offers, in the order shown. */
export const ANSWERS: Readonly<Record<AnswerKind, readonly string[]>> = {
  "true-false": ["true", "false"],
  "three-options": ["A", "B", "C"],
  "five-point": ["1", "2", "3", "4", "5"],
};

/** What every answer to an item counts before its keys, by the answer's name. */
export function pointsOf(answers: AnswerKind, item: InstrumentItem): Readonly<Record<string, number>> {
  if ("weights" in item) return item.weights;
  if (answers === "true-false") return { true: 1, false: 0 };
  return { "1": 1, "2": 2, "3": 3, "4": 4, "5": 5 };
}

/** What an item adds to a scale by one answer; 0 where it is not keyed to it. */
function addedTo(body: Instrument, item: InstrumentItem, scale: string, answer: string): number {
  const points = pointsOf(body.answers, item);
  const found = item.keys.find((one) => one.scale === scale);
  const own = points[answer];
  if (own === undefined) throw new RangeError(`${item.id} has no answer ${answer}`);
  if (!found) return 0;
  const { weight, reversed } = { weight: 1, reversed: false, ...found };
  const values = Object.values(points);
  return weight * (reversed ? Math.min(...values) + Math.max(...values) - own : own);
}

/** The scales without items of their own that make up a scale: itself, or those it sums. */
function partsOf(body: Instrument, scale: string): readonly string[] {
  return body.scales.find(({ id }) => id === scale)?.sums ?? [scale];
}

/** Lowest and highest raw score of a scale. */
export function rangeOf(body: Instrument, scale: string): { readonly min: number; readonly max: number } {
  let [min, max] = [0, 0];
  for (const part of partsOf(body, scale))
    for (const item of body.items) {
      if (!item.keys.some((one) => one.scale === part)) continue;
      const added = ANSWERS[body.answers].map((answer) => addedTo(body, item, part, answer));
      min += Math.min(...added);
      max += Math.max(...added);
    }
  return { min, max };
}

/** Items without an answer, in order. */
export function findOpen(body: Instrument, answers: GivenAnswers): readonly InstrumentItem[] {
  return body.items.filter(({ id }) => !Object.hasOwn(answers, id));
}

/** Raw score of every scale, in the instrument's order. Throws while an item is open or an answer is none of its own. */
export function scoreInstrument(body: Instrument, answers: GivenAnswers): Readonly<Record<string, number>> {
  const open = findOpen(body, answers);
  if (open.length > 0) throw new RangeError(`Unanswered: ${open.map(({ id }) => id).join(", ")}`);
  return Object.fromEntries(
    body.scales.map(({ id }) => {
      const added = partsOf(body, id).flatMap((part) =>
        body.items.map((item) => addedTo(body, item, part, answers[item.id] ?? "")),
      );
      return [id, added.reduce((sum, one) => sum + one, 0)];
    }),
  );
}
