import type { Environment } from "./environments.ts";

/** A link on a card of the home page; `to` is an address of ours. */
export interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/** A line of a card: where it leads, and a few words on how it stands. */
export interface HomeItem extends HomeLink {
  /** What it is: a degree, an article. */
  readonly kind?: string;
  readonly note?: string;
  /** Why it stands here. */
  readonly because?: string;
  /** Its record's own drawing. */
  readonly drawing?: { readonly seed: string; readonly scene?: string };
}

/** What a feature shows a person on /home, in the person's language. */
export interface HomeCard {
  readonly id: string;
  readonly title: string;
  /** What the title is, where the title is the answer itself. */
  readonly over?: string;
  readonly text?: string;
  /** Steps done out of all, drawn as the channel. */
  readonly progress?: { readonly label: string; readonly value: number; readonly max: number };
  /** A result, drawn as the channel. */
  readonly branches?: HomeBranches;
  /** What there is today, as the title of the home of somebody who accompanies others; without it they are greeted. */
  readonly headline?: string;
  /** Bookings that wait for this reader's answer, the oldest first. */
  readonly requests?: readonly HomeRequest[];
  /** The next meeting of whoever gives advice. */
  readonly next?: HomeMeeting;
  /** Whom this reader accompanies, or who shows them something, each with what is shared. */
  readonly people?: readonly HomePerson[];
  /** A question to begin a talk with, and the way to more of it. */
  readonly talk?: { readonly over: string; readonly question: string; readonly link: HomeLink };
  readonly classes?: readonly HomeClass[];
  /** The stops of what is written on its way to readers, how much is at each. */
  readonly stages?: { readonly title: string; readonly list: readonly HomeStage[] };
  /** What stands in one street of scenes. */
  readonly street?: { readonly title: string; readonly items: readonly HomeItem[] };
  /** What is to be done after meetings, what waits longest first. */
  readonly followUps?: { readonly title: string; readonly list: readonly HomeFollowUp[] };
  /** How one gets there, step by step, where nothing is there yet. */
  readonly how?: readonly string[];
  /** Professions this leads to by their slugs, each with why. */
  readonly matches?: { readonly title: string; readonly jobs: readonly HomeMatch[] };
  /** Where a home begins with others: the environments its professions are taken from, as far as this reader is shown them, and why. */
  readonly areas?: { readonly codes: readonly Environment[]; readonly reason: string };
  /** Professions by what somebody told, each with why; what stands under `matches` is left out there. */
  readonly suggested?: { readonly title: string; readonly jobs: readonly HomeMatch[] };
  readonly items?: readonly HomeItem[];
  /** What this person has planned to do next: on an own home it is the one next step, and no item of the list any more. */
  readonly step?: HomeStep;
  /** Its items are steps in time: they stand along the channel. */
  readonly isPath?: boolean;
  /** An appointment: it stands first on a home, its day as on a leaf of a calendar. */
  readonly when?: HomeMoment;
  /** The one thing to do. */
  readonly action?: HomeLink;
  /** Puts the card away for good: what the form sends as `act`, and where. */
  readonly dismissal?: HomeLink & { readonly act: string };
}

/** The channel of a result: the water of each environment, 0 to 1, and its name. */
export interface HomeBranches {
  readonly levels: Readonly<Record<Environment, number>>;
  readonly names: Readonly<Record<Environment, string>>;
  /** Those that lead, where that can be told. */
  readonly leading?: readonly Environment[];
}

/** A booking that waits for an answer: who asks, about what, for when, and until when there is time. */
export interface HomeRequest {
  readonly id: string;
  readonly who: string;
  readonly about: string;
  /** How the question begins, in whole sentences. */
  readonly asks: string;
  readonly facts: string;
  readonly when: Omit<HomeMoment, "who">;
  readonly to: string;
  /** The words of its two answers. */
  readonly words: Readonly<Record<"accept" | "decline" | "reason" | "told", string>>;
  /** The longest reason. */
  readonly most: number;
}

/** A meeting: with whom, about what, and where its preparation is read. */
export interface HomeMeeting extends HomeLink {
  /** It begins before an answer to any request is due: it stands before them. */
  readonly isFirst: boolean;
  readonly over: string;
  readonly about: string;
  readonly when: HomeMoment;
}

/** Somebody beside this reader: what they share, since when, and the one way on. */
export interface HomePerson {
  /** Left out where it is not told: then `unnamed` says whose it is instead, and why. */
  readonly name?: string;
  readonly unnamed?: { readonly title: string; readonly why: string };
  readonly text: string;
  readonly note?: string;
  readonly branches?: HomeBranches;
  readonly link: HomeLink;
}

/** A leaf of a line, or a bud where it is not done. */
export interface HomeLeaf {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly isDone: boolean;
}

/** A class: how many of it have finished, and who. */
export interface HomeClass extends HomeLink {
  readonly count: string;
  readonly pupils: readonly HomeLeaf[];
}

/** A stop of what is written: how much is there, and the newest of it by name or a word about it. */
export interface HomeStage {
  readonly id: string;
  readonly label: string;
  readonly count: string;
  readonly newest: readonly { readonly label: string; readonly kind: string; readonly to?: string }[];
  readonly note?: string;
}

/** A meeting that was: what is to be done about it (its note), and what was agreed on. */
export interface HomeFollowUp extends HomeLink {
  readonly id: string;
  readonly about: string;
  readonly when: HomeMoment;
  readonly steps: readonly HomeLeaf[];
}

/** The one next step: what it is, why, and where it is done. */
export interface HomeStep {
  readonly title: string;
  readonly text: string;
  readonly link: HomeLink;
}

/** When something is, in the pieces a reader looks for, and with whom. */
export interface HomeMoment {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly time: string;
  readonly who: string;
  /** How it stands: confirmed, waiting. */
  readonly note: string;
  /** For whoever is elsewhere: the moment, the zone it is told in, and a sentence with `{}` for the time on their own clock. */
  readonly own?: { readonly at: string; readonly zone: string; readonly words: string };
}

export interface HomeMatch {
  readonly slug: string;
  readonly reason: string;
}

/** Where a card stands: what was begun comes first, then what was reached, then what is new. */
export type HomeSection = "continue" | "reached" | "new";

/** Whose home it is: a home begins with what its kind of person came for. */
export type HomeKind = "own" | "guardian" | "advisor" | "teacher" | "editor";
