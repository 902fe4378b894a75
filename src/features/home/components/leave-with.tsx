import { Link } from "react-router";
import { pathTo } from "#shared/screens.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { LateDrawing } from "#ui/late-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";
import type { Sample } from "../schema.ts";

/** Three things somebody leaves with, each as its own page shows it; all of one example, told as one. */
export function LeaveWith({ sample: { title, mark, result, jobs, plan } }: { readonly sample: Sample }) {
  return (
    <section aria-labelledby="leave" className="leave">
      <div className="leave-top">
        <h2 id="leave">{title}</h2>
        <p className="hint">{mark}</p>
      </div>
      <ul className="leave-three">
        <li className="night glow">
          <h3 className="leave-kind">{result.title}</h3>
          <p className="h2">{result.headline}</p>
          <Scores scores={result.scores} />
        </li>
        <li>
          <h3 className="leave-kind">{jobs.title}</h3>
          <ul className="leave-jobs">
            {jobs.list.map(({ slug, title: name, why, scene, hue }) => (
              <li key={slug}>
                <LateDrawing seed={`job/${slug}`} format="thumbnail" scene={scene} hue={hue} />
                <div>
                  <Link to={pathTo("job", { slug })}>{name}</Link>
                  <p>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </li>
        {plan && (
          <li className="leave-plan" data-env={jobs.list[0]?.hue}>
            <h3 className="leave-kind">{plan.title}</h3>
            <p className="h2">{plan.goal}</p>
            <ol className="steps-line">
              {plan.steps.map(({ year, text }) => (
                <li key={year}>
                  <bdi className="figure steps-when">{year}</bdi>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
            <FigureDrawing name="p-pupil" className="leave-who" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** The six as a result draws them, with how many of the statements fit. */
function Scores({ scores }: { readonly scores: Sample["result"]["scores"] }) {
  const pairs = <T,>(of: (one: (typeof scores)[number]) => T) =>
    Object.fromEntries(scores.map((one) => [one.code, of(one)])) as Record<(typeof scores)[number]["code"], T>;
  return (
    <SixBranches
      size="card"
      levels={pairs(({ share }) => share)}
      names={pairs(({ name }) => name)}
      notes={pairs(({ text }) => <bdi className="figure">{text}</bdi>)}
    />
  );
}
