import { formatNumber } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { Profile } from "../rules.ts";
import type { EnvironmentWords } from "../schema.ts";
import { nameOf } from "./result-headline.tsx";

interface MatchTermsProps {
  readonly environments: readonly EnvironmentWords[];
  readonly terms: Profile;
}

/** The six signed parts of a likeness: figure, word and a small bar, so that none stands alone. */
export function MatchTerms({ environments, terms }: MatchTermsProps) {
  const most = Math.max(...ENVIRONMENTS.map((one) => Math.abs(terms[one])));
  return (
    <>
      <p className="strong">{m.scales_match_terms()}</p>
      <ul className="bars">
        {ENVIRONMENTS.map((one) => (
          <li key={one} data-env={one}>
            <span>{nameOf(environments, one)}</span>
            <span className={terms[one] < 0 ? "bar opposing" : "bar"} aria-hidden="true">
              <span style={{ ["--share" as string]: `${most > 0 ? (100 * Math.abs(terms[one])) / most : 0}%` }} />
            </span>
            <span>
              {effectOf(terms[one])}{" "}
              <bdi dir="ltr" className="figure">
                {signed(terms[one])}
              </bdi>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function effectOf(term: number): string {
  if (Math.abs(term) < 0.005) return m.scales_term_neutral();
  return term > 0 ? m.scales_term_raises() : m.scales_term_lowers();
}

function signed(term: number): string {
  return formatNumber(term, getLocale(), { maximumFractionDigits: 2, signDisplay: "exceptZero" });
}
