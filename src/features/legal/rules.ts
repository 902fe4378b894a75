import { foldText } from "#shared/fold-text.ts";
import type { Question, Topic } from "./schema.ts";

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

/** Questions to begin with, for pupils and guardians; our own choice. */
export const ASKED_FIRST = [
  "where-do-i-start",
  "is-wijha-free",
  "who-sees-my-answers",
  "what-the-result-means",
  "professions-without-a-degree",
];

/** The questions to begin with, and the topics without them. */
export function askedFirst(topics: readonly Topic[]): { asked: Question[]; topics: Topic[] } {
  const all = topics.flatMap(({ questions }) => questions);
  return {
    asked: ASKED_FIRST.flatMap((slug) => all.find((question) => question.slug === slug) ?? []),
    topics: topics.flatMap((topic) => {
      const questions = topic.questions.filter(({ slug }) => !ASKED_FIRST.includes(slug));
      return questions.length > 0 ? [{ ...topic, questions }] : [];
    }),
  };
}
