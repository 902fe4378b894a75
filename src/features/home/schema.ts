import type { JobCard } from "#features/jobs/schema.ts";
import type { Question } from "#features/legal/schema.ts";
import type { Environment } from "#shared/environments.ts";
import type { HomeLink } from "#shared/home-card.ts";

export interface EnvironmentIntro {
  readonly code: Environment;
  readonly title: string;
  readonly summary: string;
  readonly slug: string;
  /** The language of the text when it is not the one asked for. */
  readonly otherLocale: string | null;
}

export interface FeaturedArticle {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
  readonly otherLocale: string | null;
}

/** A few pieces of advice that change with the day. */
export interface DailyTips {
  readonly title: string;
  readonly tips: readonly string[];
  readonly otherLocale: string | null;
}

/** Words that stand still come from the server in one language; in the page's code they would stand in both. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** A tool of the site. */
export interface ToolCard extends Step {
  readonly to: string;
  readonly isNew: boolean;
}

/** A number and what it counts. */
export interface Figure {
  readonly count: number;
  readonly words: string;
}

/** What a reader is called to at the end of the page. */
export interface Call {
  readonly title: string;
  readonly link: HomeLink;
}

/** What the landing page tells. */
export interface Landing {
  readonly environments: readonly EnvironmentIntro[];
  /** The professions of the day, from different environments. */
  readonly featured: readonly JobCard[];
  /** The article an editor puts first, under the editor's heading; null when there is none. */
  readonly article: FeaturedArticle | null;
  readonly tips: DailyTips | null;
  /** For search engines and shared links. */
  readonly description: string;
  readonly promise: Step;
  /** The main action: the scale, one's result, or the children of a guardian. */
  readonly call: Call;
  readonly steps: readonly Step[];
  readonly tools: readonly ToolCard[];
  readonly figures: readonly Figure[];
  /** The words of the way to all professions, with their number. */
  readonly allJobs: string;
  readonly questions: readonly Question[];
}
