/** A result of nobody, as pages show what one leaves with. */
import type { Environment } from "#shared/environments.ts";

export interface SampleScore {
  readonly code: Environment;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly text: string;
}

export interface SampleJob {
  readonly slug: string;
  readonly title: string;
  readonly why: string;
  readonly scene?: string | undefined;
  readonly hue?: string | undefined;
}

/** One answer and what comes of it. */
export interface StartSample {
  readonly statement: {
    readonly number: number;
    readonly text: string;
    readonly example?: string | undefined;
  };
  readonly headline: string;
  readonly scores: readonly SampleScore[];
  readonly jobs: readonly SampleJob[];
}
