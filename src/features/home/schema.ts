import type { JobCard } from "#features/jobs/schema.ts";
import type { Question } from "#features/legal/schema.ts";
import type { Environment } from "#features/scales/tendencies/rules.ts";

/** A link on a card of the home page; `to` is an address of ours. */
export interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/** What a feature shows a person on /home, in the person's language. */
export interface HomeCard {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Steps done out of all, drawn as the channel. */
  readonly progress?: { readonly label: string; readonly value: number; readonly max: number };
  readonly items?: readonly HomeLink[];
  /** The one thing to do. */
  readonly action?: HomeLink;
}

/** Where a card stands: what was begun comes first, then what was reached, then what is new. */
export type HomePlace = "continue" | "reached" | "new";

export interface EnvironmentIntro {
  readonly code: Environment;
  readonly title: string;
  readonly summary: string;
  readonly slug: string;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale: string | null;
}

/** What the landing page tells. */
export interface Landing {
  readonly environments: readonly EnvironmentIntro[];
  readonly newest: readonly JobCard[];
  readonly jobCount: number;
  readonly statementCount: number;
  readonly questions: readonly Question[];
}
