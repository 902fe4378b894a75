import { Link } from "react-router";
import type { Environment } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import { LateDrawing } from "./late-drawing.tsx";
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

/** Professions near a result, each with its reason. */
export function SampleJobs({ jobs }: { readonly jobs: readonly SampleJob[] }) {
  return (
    <ul className="leave-jobs">
      {jobs.map(({ slug, title, why, scene, hue }) => (
        <li key={slug}>
          <LateDrawing seed={`job/${slug}`} format="thumbnail" scene={scene} hue={hue} />
          <div>
            <Link to={pathTo("job", { slug })}>{title}</Link>
            <Why>{why}</Why>
          </div>
        </li>
      ))}
    </ul>
  );
}
