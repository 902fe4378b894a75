import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { SampleJobs, SampleScores } from "#ui/sample-parts.tsx";
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
          <SampleScores scores={result.scores} />
        </li>
        <li>
          <h3 className="leave-kind">{jobs.title}</h3>
          <SampleJobs jobs={jobs.list} />
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
            <FigureDrawing name={whoWorks(jobs.list[0]?.scene)} className="leave-who" />
          </li>
        )}
      </ul>
    </section>
  );
}

/** Who stands in a scene: the goal of the example, at work. */
const whoWorks = (scene = "") => scene.split(" ").find((one) => /^[!~+*]*p-/.test(one)) ?? "p-pupil";
