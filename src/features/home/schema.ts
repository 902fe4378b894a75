import type { JobCard, Moment } from "#features/jobs/schema.ts";
import type { Question } from "#features/legal/schema.ts";
import type { Environment } from "#shared/environments.ts";
import type { HomeCard, HomeLink, HomeStep } from "#shared/home-card.ts";
import type { SampleJob, SampleScore } from "#ui/sample-parts.tsx";

export interface EnvironmentName {
  readonly code: Environment;
  readonly title: string;
  readonly slug: string;
}

export interface FeaturedArticle {
  readonly heading: string;
  readonly title: string;
  readonly description: string;
  readonly to: string;
  readonly scene: string;
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
  /** What its drawing shows, as `compose-scene.ts` says it. */
  readonly scene: string;
  readonly hue: string;
  readonly to: string;
  readonly isNew: boolean;
}

/** What somebody leaves with, as examples told as such. */
export interface Sample {
  readonly title: string;
  readonly mark: string;
  readonly result: {
    readonly title: string;
    readonly headline: string;
    readonly scores: readonly SampleScore[];
  };
  readonly jobs: {
    readonly title: string;
    readonly list: readonly SampleJob[];
  };
  readonly plan: {
    readonly title: string;
    readonly goal: string;
    /** Years as schools write them. */
    readonly steps: readonly { readonly year: string; readonly text: string }[];
  } | null;
}

/** A profession of the day, with a few of its moments. */
export interface TodaysJob {
  readonly card: JobCard;
  readonly moments: readonly Moment[];
  readonly link: string;
}

/** Headings and small words of the page, in the reader's language. */
export interface LandingWords {
  readonly today: string;
  readonly todayLead: string;
  readonly more: string;
  readonly reading: string;
  readonly questions: string;
  readonly allQuestions: string;
}

/** What a reader is called to at the end of the page. */
export interface Call {
  readonly title: string;
  readonly text: string;
  readonly link: HomeLink;
}

/** What the landing page tells. */
export interface Landing {
  readonly environments: readonly EnvironmentName[];
  /** What one does in each environment, in two words. */
  readonly does: Readonly<Record<Environment, string>>;
  readonly words: LandingWords;
  /** Null where the six environments are not all published, or no result was asked for. */
  readonly sample: Sample | null;
  readonly today: TodaysJob | null;
  /** Other professions of the day, from other environments. */
  readonly featured: readonly JobCard[];
  /** The article an editor puts first, under the editor's heading; null when there is none. */
  readonly article: FeaturedArticle | null;
  readonly tips: DailyTips | null;
  /** For search engines and shared links. */
  readonly description: string;
  readonly promise: Step;
  /** The main action: the scale, one's result, or the children of a guardian. */
  readonly call: Call;
  readonly tools: readonly ToolCard[];
  /** The words of the way to all professions. */
  readonly allJobs: string;
  readonly questions: readonly Question[];
}

/** Words of the page that stand still. */
export interface HomeWords {
  /** The greeting, by name. */
  readonly welcome: string;
  readonly step: string;
  /** Over the line of what comes. */
  readonly coming: string;
  /** Over what is not finished. */
  readonly waiting: string;
  readonly allJobs: string;
}

/** A profession near to a result or to what was told, and why; one of the day has no reason. */
export interface NearJob {
  readonly job: JobCard;
  readonly reason: string;
}

/** Professions with their reasons, under what they have in common. */
export interface NearJobs {
  readonly title: string;
  /** Why these, where one reason holds for all. */
  readonly text?: string;
  readonly jobs: readonly NearJob[];
}

/** What stands on the home of somebody signed in. */
export interface Home {
  /** What this person came for. */
  readonly lead: HomeCard;
  /** The next appointment, before everything else. */
  readonly upcoming: HomeCard | null;
  /** The day it is, in words. */
  readonly today: string;
  /** Whether it begins with others: the pupils of an advisor or teacher, the children of a guardian. */
  readonly isBeside: boolean;
  /** Who stands on its channel then. */
  readonly figures: readonly { readonly name: string; readonly hue: string }[];
  /** Two pupils stand on a pupil's own line; on others' who works where most of it flows. */
  readonly isPupil: boolean;
  /** One row: the professions nearest to a result, else by what somebody told, else of the day. */
  readonly near: NearJobs | null;
  readonly step: HomeStep | null;
  /** Whether what waits is more than an invitation. */
  readonly isAskedFirst: boolean;
  /** What else there is: begun, reached, new. */
  readonly cards: readonly HomeCard[];
  readonly words: HomeWords;
}
