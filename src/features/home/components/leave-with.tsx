import { LateDrawing } from "#ui/late-drawing.tsx";
import { SampleJobTold, SampleScores } from "#ui/sample-parts.tsx";
import type { Sample } from "../schema.ts";

/** Three things somebody leaves with as three stops of one channel, all of one example, told as one. */
export function LeaveWith({ sample: { title, mark, result, jobs, plan } }: { readonly sample: Sample }) {
  const [job] = jobs.list;
  return (
    <section aria-labelledby="leave" className="leave">
      <div className="leave-top">
        <h2 id="leave">{title}</h2>
        <p className="hint">{mark}</p>
      </div>
      <ul className="leave-line">
        <li className="night glow">
          <h3 className="leave-kind">{result.title}</h3>
          <p className="h2">{result.headline}</p>
          <SampleScores scores={result.scores} />
        </li>
        {job && (
          <li className="leave-job">
            <h3 className="leave-kind">{jobs.title}</h3>
            <LateDrawing seed={`job/${job.slug}`} format="banner" scene={job.scene} hue={job.hue} />
            <div>
              <SampleJobTold job={job} className="h2" />
            </div>
          </li>
        )}
        {plan && (
          <li className="leave-plan" data-env={job?.hue}>
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
          </li>
        )}
      </ul>
    </section>
  );
}
