import type { ApiAnswer } from "../schema.ts";
import { cleanWords, lengthOf, toggled } from "./clean-words.ts";
import { LEAST_LETTERS } from "./search-limits.ts";

/** What the overlay asks; each asking is an object of its own, so that an answer to an earlier one is known as late. */
export interface Question {
  readonly word: string;
  readonly keywords: readonly string[];
}

export interface OverlayState {
  readonly word: string;
  /** Related keywords chosen beside the word. */
  readonly keywords: readonly string[];
  /** Typing has not rested long enough yet. */
  readonly isWaiting: boolean;
  /** Asked last; null when nothing is. */
  readonly question: Question | null;
  /** Stays while the same word is asked with other keywords. */
  readonly answer: ApiAnswer | null;
  readonly isLoading: boolean;
  /** Keywords to choose from: those of the word alone, in one order, so that the focus keeps its place. */
  readonly related: readonly string[];
  readonly isOpen: boolean;
  /** The option the keyboard stands on; -1 for none. */
  readonly active: number;
}

export type OverlayEvent =
  | { readonly kind: "typed"; readonly text: string }
  | { readonly kind: "asked" }
  | { readonly kind: "toggled"; readonly keyword: string }
  | { readonly kind: "answered"; readonly question: Question; readonly answer: ApiAnswer | null }
  | { readonly kind: "moved"; readonly active: number }
  | { readonly kind: "opened" }
  | { readonly kind: "closed" };

export const CLOSED: OverlayState = {
  word: "",
  keywords: [],
  isWaiting: false,
  question: null,
  answer: null,
  isLoading: false,
  related: [],
  isOpen: false,
  active: -1,
};

/** What becomes of the overlay; an answer that is not the newest question's changes nothing. */
export function nextState(state: OverlayState, event: OverlayEvent): OverlayState {
  switch (event.kind) {
    case "typed":
      return typed(state, cleanWords(event.text));
    case "asked":
      return isAskable(state) ? { ...asked(state, []), answer: null } : state;
    case "toggled":
      return asked(state, toggled(state.keywords, event.keyword));
    case "answered":
      return event.question === state.question ? answered(state, event.answer) : state;
    case "moved":
      return { ...state, active: event.active };
    case "opened":
      return { ...state, isOpen: state.answer !== null };
    case "closed":
      return { ...state, isOpen: false, isWaiting: false, active: -1 };
  }
}

/** Whether the word is long enough to be asked. */
export function isAskable({ word }: Pick<OverlayState, "word">): boolean {
  return lengthOf(word) >= LEAST_LETTERS;
}

/** Whether the word as it stands has been asked and the asking has ended, well or not. */
export function isSettled({ word, question, isLoading, isOpen }: OverlayState): boolean {
  return question?.word === word && (!isLoading || !isOpen);
}

function typed(state: OverlayState, word: string): OverlayState {
  if (!isAskable({ word })) return { ...CLOSED, word };
  if (word === state.word) return state;
  return { ...state, word, keywords: [], isWaiting: true, active: -1 };
}

function asked(state: OverlayState, keywords: readonly string[]): OverlayState {
  const question = { word: state.word, keywords };
  return { ...state, keywords, question, isWaiting: false, isLoading: true, isOpen: true, active: -1 };
}

/** A failure closes the overlay and says nothing (spec §8). */
function answered(state: OverlayState, answer: ApiAnswer | null): OverlayState {
  const isFirst = state.question?.keywords.length === 0;
  const related = isFirst ? (answer?.meta.related ?? []) : state.related;
  return { ...state, answer, related, isLoading: false, isOpen: answer !== null && state.isOpen };
}
