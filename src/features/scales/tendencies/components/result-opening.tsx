import { m } from "#i18n/paraglide/messages.js";
import type { ResultView } from "../schema/result.ts";
import { Opening } from "./opening.tsx";
import { ResultWater } from "./result-water.tsx";

/** A longer headline is set smaller, so that it stands in two lines. */
const FITS = 34;

/** The answer first: in words, large, and as the channel dividing in the reader's own water. */
export function ResultOpening({ view, date }: { readonly view: ResultView; readonly date: string }) {
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
      {enjoyed && <p className="lead">{enjoyed}</p>}
      <p className={enjoyed ? undefined : "lead"}>{leadOf(view)}</p>
      {view.kind !== "careless" && <p>{m.scales_water_hint()}</p>}
      <p className="hint">{m.scales_result_date({ date })}</p>
    </Opening>
  );
}

function leadOf({ kind, reading }: ResultView): string {
  if (kind === "careless") return m.scales_careless_lead();
  if (kind === "flat") return m.scales_flat_lead();
  if (kind === "leaning") return m.scales_leaning_lead();
  return reading.code.groups.length > 0 ? m.scales_clear_lead() : m.scales_clear_none_lead();
}
