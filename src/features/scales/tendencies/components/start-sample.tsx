import { m } from "#i18n/paraglide/messages.js";
import { SampleJobTold, SampleScores } from "#ui/sample-parts.tsx";
import type { StartSample as Sample } from "../schema/sample.ts";

interface StartSampleProps {
  readonly sample: Sample;
  /** How many statements there are. */
  readonly total: number;
}

/** One statement answered, the result it counts to, and the profession that quotes it: three stops of the channel, one example. */
export function StartSample({ sample: { statement, headline, scores, job }, total }: StartSampleProps) {
  return (
    <section className="sample" aria-labelledby="sample">
      <div>
        <h2 className="h2" id="sample">
          {m.scales_sample_title()}
        </h2>
        <p className="hint">{m.scales_sample_mark()}</p>
      </div>
      <ol className="sample-line">
        <li>
          <h3 className="sample-kind">{m.scales_sample_ask()}</h3>
          <p className="hint">{m.scales_statement_of({ number: statement.number, total })}</p>
          <p className="sample-text">{statement.text}</p>
          <p className="sample-answers">
            <span data-given="">{m.scales_true()}</span>
            <span>{m.scales_false()}</span>
          </p>
        </li>
        <li>
          <h3 className="sample-kind">{m.scales_sample_result()}</h3>
          <p className="sample-name">{headline}</p>
          <SampleScores scores={scores} />
        </li>
        <li>
          <h3 className="sample-kind">{m.scales_sample_jobs()}</h3>
          <SampleJobTold job={job} className="sample-name" />
        </li>
      </ol>
    </section>
  );
}
