import { m } from "#i18n/paraglide/messages.js";
import { SampleJobs, SampleScores } from "#ui/sample-parts.tsx";
import { Example } from "../../instruments/components/example.tsx";
import type { StartSample as Sample } from "../schema/sample.ts";

interface StartSampleProps {
  readonly sample: Sample;
  /** How many statements there are. */
  readonly total: number;
}

/** One statement answered, the result it counts to, and the profession that quotes it: one example, as its own pages draw it. */
export function StartSample({ sample: { statement, headline, scores, jobs }, total }: StartSampleProps) {
  return (
    <section className="leave" aria-labelledby="sample">
      <div className="leave-top">
        <h2 className="h2" id="sample">
          {m.scales_sample_title()}
        </h2>
        <p className="hint">{m.scales_sample_mark()}</p>
      </div>
      <ol className="leave-three">
        <li className="night sample-ask">
          <h3 className="leave-kind">{m.scales_sample_ask()}</h3>
          <div>
            <p className="ask-position">{m.scales_statement_of({ number: statement.number, total })}</p>
            <p className="sample-text">{statement.text}</p>
            {statement.example && (
              <p>
                <Example text={statement.example} />
              </p>
            )}
          </div>
          <p className="answers">
            <span className="answer" data-given="">
              {m.scales_true()}
            </span>
            <span className="answer">{m.scales_false()}</span>
          </p>
        </li>
        <li className="night glow">
          <h3 className="leave-kind">{m.scales_sample_result()}</h3>
          <p className="h2">{headline}</p>
          <SampleScores scores={scores} />
        </li>
        <li>
          <h3 className="leave-kind">{m.scales_sample_jobs()}</h3>
          <SampleJobs jobs={jobs} />
        </li>
      </ol>
    </section>
  );
}
