/** From one answer to a result and to a profession: an example that nobody gave. */
import type { SampleJob, SampleScore } from "#ui/sample-parts.tsx";

export interface StartSample {
  readonly statement: {
    readonly number: number;
    readonly text: string;
    readonly example?: string | undefined;
  };
  readonly headline: string;
  readonly scores: readonly SampleScore[];
  readonly job: SampleJob;
}
