import type { CSSProperties } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { isReal } from "../../engine/rules/choose-pair.ts";
import type { ComparedPair } from "../../engine/schema/comparison.ts";
import { shortDates, WORDS } from "../../instruments/components/comparison.tsx";
import { STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { OverTimeView } from "../schema/result.ts";

interface ResultsWaterProps {
  readonly water: OverTimeView;
  readonly pair: ComparedPair | null;
  readonly timeZone: string;
}

/**
 * The line comes in, divides, and the six waters run through one's results in reading direction, each as wide as its score there;
 * at their ends names, figures and what really changed, so that nothing is told by a colour or a width alone.
 */
export function ResultsWater({ water: { results, waters }, pair, timeZone }: ResultsWaterProps) {
  const changes = new Map(pair?.scores.map((score) => [score.id, score]));
  const hasReal = pair?.scores.some(isReal);
  return (
    <div className="over-time" data-real={hasReal ? "" : undefined} data-many={results.length > 2 ? "" : undefined}>
      <div className="over-water">
        <Dates results={results} timeZone={timeZone} />
        <Waters waters={waters} results={results} />
      </div>
      <ul aria-label={m.scales_over_label()}>
        {waters.map(({ code, name, scores }) => {
          const change = changes.get(code);
          return (
            <li key={code} data-env={code} data-real={change && isReal(change) ? "" : undefined}>
              <Icon name={environmentIcon(code)} />
              <strong>{name}</strong>
              <span className="over-figures">{figuresOf(change, scores)}</span>
              {/* Where nothing changed for sure, the sentence beside it has said so of all of them. */}
              {hasReal && change && <span className="over-word">{WORDS[change.change]()}</span>}
            </li>
          );
        })}
      </ul>
      <p className="over-key">
        {m.scales_over_key({ total: STATEMENTS_PER_ENVIRONMENT })} {results.length > 2 && pair && m.scales_over_pair()}
      </p>
    </div>
  );
}

function figuresOf(change: ComparedPair["scores"][number] | undefined, scores: readonly number[]): string {
  if (change && change.before !== change.after)
    return m.scales_then_dates({ before: String(change.before), after: String(change.after) });
  return m.scales_result_score_value({ raw: change?.after ?? scores.at(-1) ?? 0, total: STATEMENTS_PER_ENVIRONMENT });
}

/** When each result is from, over the place where it stands. */
function Dates({ results, timeZone }: { readonly results: OverTimeView["results"]; readonly timeZone: string }) {
  const words = shortDates(
    results.map(({ completedAt }) => completedAt),
    timeZone,
  );
  return results.map(({ attempt, place, isCompared }, at) => (
    <span
      key={attempt}
      className="over-date"
      data-compared={isCompared ? "" : undefined}
      style={{ "--at": `${place}%` } as CSSProperties}
    >
      <span>{words[at]}</span>
    </span>
  ));
}

function Waters({ waters, results }: Pick<OverTimeView, "waters" | "results">) {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" className="channel" aria-hidden="true" focusable="false">
      {waters.map(({ code, inflow, course, first, last }, lane) => (
        <g key={code} data-env={code} style={{ "--first": first, "--last": last } as CSSProperties}>
          <path className="channel-bed" d={`${inflow}H100`} />
          {first > 0 && <path className="over-in" d={inflow} />}
          <path className="over-course" d={course} />
          {last > 0 && <path className="over-end" d={`M100 ${5 + 10 * lane}h0`} />}
        </g>
      ))}
      {results.map(({ attempt, place, isCompared }) => (
        <path key={attempt} className={isCompared ? "over-day over-compared" : "over-day"} d={`M${place} -1V61`} />
      ))}
      <path className="channel-in" d="M0 30H7" />
      <path className="channel-gate" d="M7 30h0" />
    </svg>
  );
}
