import type { CSSProperties, ReactNode } from "react";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { environmentIcon, Icon } from "#ui/icon.tsx";

export type Names = Readonly<Record<Environment, string>>;

interface AskPageProps {
  readonly done: number;
  readonly total: number;
  readonly label: string;
  readonly words: string;
  /** What stands at the ends of the branches; a page without a line may know the glyphs alone. */
  readonly names: Names | undefined;
  readonly children: ReactNode;
}

/** One statement and nothing beside it: the line over it is the way through the scale. */
export function AskPage({ children, ...flow }: AskPageProps) {
  return (
    <div className="scale-page ask-page">
      <div className="night ask">
        <div className="wrap ask-in">
          <Flow {...flow} />
          <div className="ask-words">{children}</div>
        </div>
      </div>
    </div>
  );
}

/** Where the line divides, of 100. */
const GATE = 58;
const rowOf = (at: number) => 5 + at * 10;

/** The water has come as far as the answers, in all six alike: it says nothing of what was answered. */
function Flow({ done, total, label, words, names }: Omit<AskPageProps, "children">) {
  const share = total > 0 ? done / total : 0;
  return (
    <div className="ask-flow">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={words}
        className="progress"
        style={{ "--share": `${done > 0 ? 14 + 86 * share : 4}%` } as CSSProperties}
      >
        <Lines />
        <Lines />
      </div>
      <ul aria-hidden="true">
        {ENVIRONMENTS.map((code) => (
          <li key={code} data-env={code}>
            <Icon name={environmentIcon(code)} />
            {names && <span>{names[code]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lines() {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ENVIRONMENTS.map((code, at) => (
        <path key={code} data-env={code} d={`M${GATE} 5C${GATE + 11} 5 ${GATE + 6} ${rowOf(at)} 78 ${rowOf(at)}H100`} />
      ))}
      <path className="ask-in-line" d={`M0 5H${GATE}`} />
      <path className="channel-gate" d={`M${GATE} 5h0`} />
    </svg>
  );
}
