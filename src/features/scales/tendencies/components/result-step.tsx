import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PaperLink } from "../../instruments/components/paper-link.tsx";
import type { ResultView } from "../schema/result.ts";
import { jobAddress, shownMatches } from "./nearest-of.ts";
import { stepWords } from "./result-words.ts";

/** The one thing to do now. */
export function NextStep({ view }: { readonly view: ResultView }) {
  const [first] = shownMatches(view);
  const isTry = view.kind === "leaning";
  return (
    <section className="next-step" aria-labelledby="next">
      <h2 className="h2" id="next">
        {m.scales_step_heading()}
      </h2>
      <p className="lead">{stepWords(view)}</p>
      <div className="step-acts no-print flex flex-wrap gap-3">
        <ButtonLink to={first ? jobAddress(view, first) : pathTo("jobs")}>
          {first ? (isTry ? m.scales_step_try_action() : m.scales_step_read_action()) : m.scales_next_browse()}
        </ButtonLink>
        <PaperLink of={pathTo("careerTestResult", { attempt: view.attempt })} />
      </div>
    </section>
  );
}
