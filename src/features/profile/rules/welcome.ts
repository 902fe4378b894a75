import type { HomeKind } from "#shared/home-card.ts";

/** Whom the questions speak to: somebody on their own way, or somebody who accompanies others. */
export type WelcomeKind = "own" | "helper";

/** Those who look after the site itself are asked nothing. */
export function welcomeKindOf(kind: HomeKind): WelcomeKind | null {
  if (kind === "editor") return null;
  return kind === "own" ? "own" : "helper";
}

/** The questions in their order; the third is another one for each kind. */
export const QUESTIONS = ["goal", "interests", "jobs", "helped"] as const;
export type Question = (typeof QUESTIONS)[number];
const ASKED: Readonly<Record<WelcomeKind, readonly Question[]>> = {
  own: ["goal", "interests", "jobs"],
  helper: ["goal", "interests", "helped"],
};

export function questionsFor(kind: WelcomeKind): readonly Question[] {
  return ASKED[kind];
}

/** Why somebody comes. */
export const GOALS = ["fit", "study", "work", "skill", "help", "help_fit", "help_study", "help_work"] as const;
export type Goal = (typeof GOALS)[number];
const GOALS_OF: Readonly<Record<WelcomeKind, readonly Goal[]>> = {
  own: ["fit", "study", "work", "skill", "help"],
  helper: ["help_fit", "help_study", "help_work", "skill"],
};

export function goalsFor(kind: WelcomeKind): readonly Goal[] {
  return GOALS_OF[kind];
}

/** Whom a helper accompanies, by where they stand. */
export const HELPED = ["lower", "upper", "university", "work"] as const;
export type Helped = (typeof HELPED)[number];

interface Progress {
  readonly answered: number;
  readonly closedAt: string | null;
}

/** The question somebody is shown: the one asked for if it was reached, else the next; null after the last. */
export function questionAt(kind: WelcomeKind, { answered }: Pick<Progress, "answered">, asked: string | null) {
  const questions = questionsFor(kind);
  const wanted = questions.indexOf(asked as Question);
  return questions[wanted >= 0 && wanted <= answered ? wanted : answered] ?? null;
}

/** How many questions are behind somebody once this one is; going back undoes nothing. */
export function answeredAfter(kind: WelcomeKind, { answered }: Pick<Progress, "answered">, question: Question): number {
  return Math.max(answered, questionsFor(kind).indexOf(question) + 1);
}

/** Whether somebody is asked at all: never again once closed, and not who has said such things already. */
export function isAsked(progress: Progress | null, { saysSomething }: { readonly saysSomething: boolean }): boolean {
  return progress ? progress.closedAt === null : !saysSomething;
}
