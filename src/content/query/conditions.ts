import type { Test } from "./operators.ts";

/** A filter, understood. `key` says the same in one spelling, so that equal questions are known to be equal. */
export type Condition =
  | { readonly kind: "every" | "some"; readonly parts: readonly Condition[]; readonly key: string }
  | { readonly kind: "not"; readonly part: Condition; readonly key: string }
  /** `equal`: the texts one of which the value must be, when that is all that is asked. */
  | {
      readonly kind: "value";
      readonly field: string;
      readonly test: Test;
      readonly equal: readonly string[] | null;
      readonly held: Held | null;
      readonly key: string;
    }
  /** Each of these words, in small letters, stands somewhere in the texts that are searched. */
  | { readonly kind: "words"; readonly words: readonly string[]; readonly key: string }
  | { readonly kind: "named"; readonly by: Naming; readonly values: readonly string[]; readonly key: string }
  /** Points at a record that meets `part` (at any record when it is null). */
  | { readonly kind: "linked"; readonly link: string; readonly part: Condition | null; readonly key: string };

/** A text that the value must hold, or must not; in small letters it is compared with small letters. */
export interface Held {
  readonly text: string;
  readonly isFolded: boolean;
  readonly isNot: boolean;
}

/** What names a record alone, so that it is found without looking through the others. */
export type Naming = "slug" | "documentId" | "id";

const joined = (parts: readonly Condition[]) => [...new Set(parts.map((part) => part.key))].sort().join("&");

export function every(parts: readonly Condition[]): Condition {
  return parts.length === 1 ? (parts[0] as Condition) : { kind: "every", parts, key: `(${joined(parts)})` };
}

export function some(parts: readonly Condition[]): Condition {
  return parts.length === 1 ? (parts[0] as Condition) : { kind: "some", parts, key: `some(${joined(parts)})` };
}

export function not(part: Condition): Condition {
  return { kind: "not", part, key: `not(${part.key})` };
}

export function value(field: string, test: Test, operator: string, operand: unknown): Condition {
  const name = operator.toLowerCase();
  const texts = name === "$eq" || name === "$in" ? [operand].flat() : [];
  const equal = texts.length > 0 && texts.every((text) => typeof text === "string") ? (texts as string[]) : null;
  return {
    kind: "value",
    field,
    test,
    equal,
    held: heldBy(name, operand),
    key: JSON.stringify([field, name, operand ?? null]),
  };
}

function heldBy(name: string, operand: unknown): Held | null {
  const parts = /^\$(not)?contains(i?)$/.exec(name);
  if (!parts || typeof operand !== "string") return null;
  const isFolded = parts[2] === "i";
  return { text: isFolded ? operand.toLowerCase() : operand, isFolded, isNot: parts[1] !== undefined };
}

export function spoken(words: readonly string[]): Condition {
  return { kind: "words", words, key: JSON.stringify(["_q", [...words].sort()]) };
}

export function named(by: Naming, values: readonly string[]): Condition {
  return { kind: "named", by, values, key: JSON.stringify([by, [...new Set(values)].sort()]) };
}

export function linked(link: string, part: Condition | null): Condition {
  return { kind: "linked", link, part, key: `${link}{${part?.key ?? ""}}` };
}
