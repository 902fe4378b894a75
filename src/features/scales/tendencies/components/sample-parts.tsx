import { Link } from "react-router";
import { pathTo } from "#shared/screens.ts";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import type { SampleJob, SampleScore } from "../schema/sample.ts";

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
            <p>{why}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
