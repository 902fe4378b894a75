import { m } from "#i18n/paraglide/messages.js";
import type { ResultView } from "../schema/result.ts";
import { Opening } from "./opening.tsx";
import { type NextLink, NextStep } from "./result-step.tsx";
import { ResultWater } from "./result-water.tsx";
import { leadOf } from "./result-words.ts";

/** A longer headline is set smaller, so that it stands in two lines. */
const FITS = 34;

interface ResultOpeningProps {
  readonly view: ResultView;
  readonly step: NextLink | null;
  readonly date: string;
}

/** The answer first: in words, large, and as the channel dividing in the reader's own water. */
export function ResultOpening({ view, step, date }: ResultOpeningProps) {
  const { enjoyed } = view;
  return (
    <Opening
      title={
        <>
          <span className="result-kind">{m.scales_result_title()}</span>{" "}
          <span className="result-line" data-long={view.headline.length > FITS ? "" : undefined}>
            {view.headline}
          </span>
        </>
      }
      branches={<ResultWater view={view} />}
    >
      <p className="lead">{enjoyed ?? leadOf(view)}</p>
      {(view.kind === "clear" || view.kind === "leaning") && <NextStep view={view} step={step} />}
      {enjoyed && <p>{leadOf(view)}</p>}
      {view.kind !== "careless" && <p className="hint water-key">{m.scales_water_hint()}</p>}
      <p className="hint">{m.scales_result_date({ date })}</p>
    </Opening>
  );
}
