import { Link } from "react-router";
import type { Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { SixBranches } from "./six-branches.tsx";
import { Why } from "./why.tsx";

/** One score of an example, as a result draws it. */
export interface SampleScore {
  readonly code: Environment;
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
  readonly text: string;
}

/** A profession near to it, with its reason. */
export interface SampleJob {
  readonly slug: string;
  readonly title: string;
  readonly why: string;
  readonly scene?: string | undefined;
  readonly hue?: string | undefined;
}

/** A profession of an example by its name, and why it is near. */
export function SampleJobTold({ job, className }: { readonly job: SampleJob; readonly className: string }) {
  return (
    <>
      <p className={className}>
        <Link to={pathTo("job", { slug: job.slug })}>{job.title}</Link>
      </p>
      <Why>{job.why}</Why>
    </>
  );
}

/** The six as a result draws them, with how many of the statements fit. */
export function SampleScores({ scores }: { readonly scores: readonly SampleScore[] }) {
  const pairs = <T,>(of: (one: SampleScore) => T) =>
    Object.fromEntries(scores.map((one) => [one.code, of(one)])) as Record<SampleScore["code"], T>;
  return (
    <SixBranches
      size="card"
      levels={pairs(({ share }) => share)}
      names={pairs(({ name }) => name)}
      notes={pairs(({ text }) => <bdi className="figure">{text}</bdi>)}
    />
  );
}
