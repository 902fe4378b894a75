import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { Environment } from "#shared/environments.ts";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema/result.ts";
import { nameOf } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;
const figure = (value: number) => formatNumber(value, getLocale(), { maximumFractionDigits: 1 });

interface ScoreBandsProps extends Pick<ResultView, "environments"> {
  readonly order: readonly Environment[];
  readonly scores: ResultView["reading"]["scores"];
  /** What each score says to whose it is. */
  readonly sentences?: ResultView["sentences"];
}

/** Six scores, each with where its tendency lies. */
export function ScoreBands({ order, scores, environments, sentences }: ScoreBandsProps) {
  return (
    <ul className="bands">
      {order.map((one) => {
        const { raw, from, to } = scores[one];
        return (
          <li key={one} data-env={one}>
            <strong>{nameOf(environments, one)}</strong>
            <span>
              {m.scales_result_score_value({ raw, total })}
              <span className="hint"> · {m.scales_band_is({ from: figure(from), to: figure(to) })}</span>
            </span>
            <span className="band" aria-hidden="true" style={bandStyle({ raw, from, to })}>
              <i />
              <b />
            </span>
            {sentences && <span className="hint">{sentences[one]}</span>}
          </li>
        );
      })}
    </ul>
  );
}

const percent = (value: number) => `${Math.round((1000 * value) / total) / 10}%`;

function bandStyle({ raw, from, to }: { readonly raw: number; readonly from: number; readonly to: number }) {
  return {
    ["--from" as string]: percent(from),
    ["--wide" as string]: percent(to - from),
    ["--raw" as string]: percent(raw),
  };
}
