import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { ResultView } from "../schema/result.ts";
import { CONSISTENCY_WORDS } from "./words.ts";

const figure = (value: number, digits = 2) =>
  formatNumber(value, getLocale(), { maximumFractionDigits: digits, minimumFractionDigits: 0 });

/** How the result was worked out, for those who ask: every figure that decided something. */
export function ResultMethod({ view }: { readonly view: ResultView }) {
  const { reading, firstScoring } = view;
  const { sameness, differentiation, error, quality, code, scoring } = reading;
  const percent = sameness.p < 0.001 ? m.scales_method_less() : figure(100 * sameness.p, 1);
  return (
    <dl className="facts-list">
      <dt>{m.scales_method_zone()}</dt>
      <dd>{m.scales_method_zone_value({ percent, q: figure(sameness.q) })}</dd>
      {code.text && (
        <>
          <dt>{m.scales_result_code()}</dt>
          <dd>
            <bdi dir="ltr" lang="en">
              {code.text}
            </bdi>
            . {m.scales_result_code_hint()}
          </dd>
        </>
      )}
      <dt>{m.scales_method_order()}</dt>
      <dd>
        {m.scales_method_order_value({
          holland: figure(differentiation.holland),
          iachan: figure(differentiation.iachan),
        })}
      </dd>
      {view.kind === "clear" && (
        <>
          <dt>{m.scales_consistency_name()}</dt>
          <dd>{CONSISTENCY_WORDS[reading.consistency ?? "tied"]()}</dd>
        </>
      )}
      {quality.runsZ !== null && view.kind !== "careless" && (
        <>
          <dt>{m.scales_method_answers()}</dt>
          <dd>{m.scales_method_answers_value({ z: `\u2066${figure(quality.runsZ, 1)}\u2069` })}</dd>
        </>
      )}
      <dt>{m.scales_method_error()}</dt>
      <dd>
        {m.scales_method_error_value({ alpha: figure(error.alpha), sd: figure(error.sd), mean: figure(error.mean) })}
      </dd>
      <dt>{m.scales_method_version()}</dt>
      <dd>
        {firstScoring === scoring
          ? m.scales_method_version_value({ version: figure(scoring) })
          : m.scales_method_version_anew({ first: figure(firstScoring), version: figure(scoring) })}
      </dd>
    </dl>
  );
}
