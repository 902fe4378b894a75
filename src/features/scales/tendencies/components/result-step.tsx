import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { PaperLink } from "../../instruments/components/paper-link.tsx";
import type { ResultView } from "../schema/result.ts";
import { jobAddress, shownMatches } from "./nearest-of.ts";

/** The one thing to do now, in the first view. */
export function NextStep({ view }: { readonly view: ResultView }) {
  const [first] = shownMatches(view);
  const title = `\u2068${first?.title}\u2069`;
  const isTry = view.kind === "leaning";
  return (
    <section className="opening-step no-print" aria-labelledby="next">
      <h2 className="result-kind" id="next">
        {m.scales_step_heading()}
      </h2>
      <ButtonLink to={first ? jobAddress(view, first) : pathTo("jobs")}>
        {first
          ? isTry
            ? m.scales_step_try_action({ title })
            : m.scales_step_read_action({ title })
          : m.scales_next_browse()}
      </ButtonLink>
      <PaperLink of={pathTo("careerTestResult", { attempt: view.attempt })} />
    </section>
  );
}
