import { lazy, type ReactNode } from "react";
import { formatDate } from "#i18n/format.ts";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ResultNotices } from "../../instruments/components/result-notices.tsx";
import type { ResultView } from "../schema/result.ts";
import { ResultAfter } from "./result-after.tsx";
import { JobsToTry, NearestJobs } from "./result-jobs.tsx";
import { ResultMore } from "./result-more.tsx";
import { ResultOpening } from "./result-opening.tsx";
import type { NextLink } from "./result-step.tsx";

/** Most results list professions: what these say in their place is loaded where it is said. */
const FlatProfile = lazy(async () => ({ default: (await import("./flat-profile.tsx")).FlatProfile }));
const WithdrawnResult = lazy(async () => ({ default: (await import("./withdrawn-result.tsx")).WithdrawnResult }));
const CarelessResult = lazy(async () => ({ default: (await import("./careless-result.tsx")).CarelessResult }));

interface ResultPageProps {
  readonly view: ResultView;
  readonly timeZone: string;
  readonly isRestored: boolean;
  /** The next step of their plan, where it has one: the same as on their home. */
  readonly step: NextLink | null;
  /** Professions they have in mind already. */
  readonly inMind?: ReactNode;
  /** What is to be said beside results. */
  readonly children?: ReactNode;
}

/** One result: the answer large and drawn, what to read and do, then everything behind it, folded. */
export function ResultPage({ view, timeZone, isRestored, step, inMind, children }: ResultPageProps) {
  if (view.state === "withdrawn") return <WithdrawnResult view={view} timeZone={timeZone} />;
  return (
    <div className="scale-page result" data-kind={view.kind}>
      <ResultOpening view={view} step={step} />
      <div className="wrap result-parts">
        <ResultNotices result={view} timeZone={timeZone} isRestored={isRestored} />
        <Answer view={view} />
        {inMind}
        {children}
        <ResultMore view={view} date={formatDate(view.completedAt, getLocale(), timeZone)} />
      </div>
      <ResultAfter attempt={view.attempt} />
    </div>
  );
}

/** What its kind lets a result say. */
function Answer({ view }: { readonly view: ResultView }) {
  if (view.kind === "careless") return <CarelessResult reading={view.reading} />;
  if (view.kind === "flat") return <FlatProfile view={view} />;
  return view.kind === "clear" ? <NearestJobs view={view} /> : <JobsToTry view={view} />;
}
