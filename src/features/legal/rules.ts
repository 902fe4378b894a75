import { foldText } from "#shared/fold-text.ts";
import type { Topic } from "./schema.ts";

/** What a person agrees to at sign-up while no text with a version of its own is published. */
export const CONSENT_VERSION = "2026-11-22";
export const CONSENT_KINDS = ["terms-of-use", "privacy-policy"] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** So many letters of what is looked for are read. */
export const MAX_FIND = 80;

/** The questions in whose title or answer every word stands, whichever way it is spelt; without words all of them. */
export function questionsWith(topics: readonly Topic[], words: string): Topic[] {
  const asked = foldText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return topics.flatMap((topic) => {
    const questions = topic.questions.filter(({ title, html }) => {
      const told = foldText(`${title} ${html.replace(/<[^>]*>/g, " ")}`);
      return asked.every((word) => told.includes(word));
    });
    return questions.length > 0 ? [{ ...topic, questions }] : [];
  });
}
