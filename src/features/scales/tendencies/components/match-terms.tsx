import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import type { Profile } from "../rules.ts";
import type { ResultView } from "../schema/result.ts";
import { nameOf } from "./words.ts";

interface MatchTermsProps {
  readonly view: ResultView;
  readonly terms: Profile;
}

/** The six signed parts of a likeness, the largest first: what it is, a small bar and the figure, so that none stands alone. */
export function MatchTerms({ view, terms }: MatchTermsProps) {
  const most = Math.max(...ENVIRONMENTS.map((one) => Math.abs(terms[one])));
  const mean = ENVIRONMENTS.reduce((total, one) => total + view.scores[one], 0) / ENVIRONMENTS.length;
  return (
    <ul className="bars">
      {ENVIRONMENTS.toSorted((a, b) => terms[b] - terms[a]).map((one) => (
        <li key={one} data-env={one}>
          <span>{nameOf(view.environments, one)}</span>
          <span className={terms[one] < 0 ? "bar opposing" : "bar"} aria-hidden="true">
            <span
              style={{ ["--share" as string]: `${most > 0 ? Math.round((100 * Math.abs(terms[one])) / most) : 0}%` }}
            />
          </span>
          <span>
            {effectOf(terms, one, view.scores[one] > mean)} <span className="sr-only">{m.scales_term_part()}</span>{" "}
            <bdi dir="ltr" className="figure">
              {signed(terms[one])}
            </bdi>
          </span>
        </li>
      ))}
    </ul>
  );
}

function effectOf(terms: Profile, one: Environment, isHigh: boolean): string {
  if (Math.abs(terms[one]) < 0.005) return m.scales_term_neutral();
  if (terms[one] < 0) return m.scales_term_apart();
  return isHigh ? m.scales_term_high() : m.scales_term_low();
}

function signed(term: number): string {
  return formatNumber(term, getLocale(), { maximumFractionDigits: 2, signDisplay: "exceptZero" });
}
