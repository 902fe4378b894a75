import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { PaperLink } from "../../instruments/components/paper-link.tsx";
import type { ResultView } from "../schema/result.ts";
import { jobAddress, shownMatches } from "./nearest-of.ts";

/** What is to be done next, and where. */
export interface NextLink {
  /** What it is, where the link only leads to it. */
  readonly text?: string;
  readonly label: string;
  readonly to: string;
}

interface NextStepProps {
  readonly view: ResultView;
  readonly step: NextLink | null;
}

/** The one thing to do now, in the first view: what a plan says next, else the first profession to read. */
export function NextStep({ view, step }: NextStepProps) {
  const [first] = shownMatches(view);
  const reading = { to: first ? jobAddress(view, first) : pathTo("jobs"), label: readingOf(view, first?.title) };
  const { text, to, label }: NextLink = step ?? reading;
  return (
    <section className="opening-step no-print" aria-labelledby="next">
      <h2 className="result-kind" id="next">
        {m.scales_step_heading()}
      </h2>
      {text && <p className="lead strong">{text}</p>}
      <ButtonLink to={to}>{label}</ButtonLink>
      <PaperLink of={pathTo("careerTestResult", { attempt: view.attempt })} />
      <Link className="btn btn-quiet" to={pathTo("resultShare", { attempt: view.attempt })}>
        <Icon name="share" />
        <span>{m.scales_share_link()}</span>
      </Link>
    </section>
  );
}

function readingOf({ kind }: ResultView, job: string | undefined): string {
  if (job === undefined) return m.scales_next_browse();
  const title = `\u2068${job}\u2069`;
  return kind === "leaning" ? m.scales_step_try_action({ title }) : m.scales_step_read_action({ title });
}
