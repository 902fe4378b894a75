import { m } from "#i18n/paraglide/messages.js";
import type { ResultView } from "../schema/result.ts";
import { Opening } from "./opening.tsx";
import { type NextLink, NextStep } from "./result-step.tsx";
import { ResultWater } from "./result-water.tsx";
import { leadOf } from "./result-words.ts";

/** A longer headline is set smaller. */
const FITS = 24;

interface ResultOpeningProps {
  readonly view: ResultView;
  readonly step: NextLink | null;
}

/** The answer first: in words, large, and as the channel dividing in the reader's own water. */
export function ResultOpening({ view, step }: ResultOpeningProps) {
  const { enjoyed, headline, isClosest } = view;
  return (
    <Opening
      title={
        <>
          {/* Heard, the title names the scale whatever it goes on to say. */}
          {isClosest && <span className="sr-only">{m.scales_result_title()} </span>}
          <span className="result-kind">{isClosest ? m.scales_result_closest() : m.scales_result_title()}</span>{" "}
          <span className="result-line" data-long={headline.length > FITS ? "" : undefined}>
            {headline}
          </span>
        </>
      }
      branches={
        <>
          <ResultWater view={view} />
          {enjoyed && <p className="water-notes">{leadOf(view)}</p>}
        </>
      }
    >
      <p className="lead">{enjoyed ?? leadOf(view)}</p>
      {(view.kind === "clear" || view.kind === "leaning") && <NextStep view={view} step={step} />}
    </Opening>
  );
}
