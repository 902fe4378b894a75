import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/progress.tsx";
import type { Leaves } from "../rules/leaves.ts";
import type { Names } from "../schema.ts";

interface AskPageProps {
  readonly done: number;
  readonly total: number;
  readonly label: string;
  readonly words: string;
  /** What stands at the ends of the branches; a page without a line may know the glyphs alone. */
  readonly names: Names | undefined;
  readonly leaves: Leaves;
  readonly children: ReactNode;
}

/** One statement and nothing beside it but what has grown of the answers. */
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

/** Until so many are answered the drawing is only said to grow: two answers say nothing of anybody. */
const SAID_FROM = 6;
const PLACES = 9;
const rowOf = (at: number) => 5 + at * 10;

/** The golden line divides in six, and each answer grows on its branch: a leaf where it was true, a bud where not. */
function Flow({ done, total, label, words, names, leaves }: Omit<AskPageProps, "children">) {
  return (
    <div className="ask-flow">
      <ProgressBar value={done} max={total} label={label} words={words} share={(100 * done) / total}>
        <Lines leaves={leaves} />
      </ProgressBar>
      <ul aria-hidden="true">
        {ENVIRONMENTS.map((code) => (
          <li key={code} data-env={code} style={{ ["--n" as string]: leaves[code].length / PLACES }}>
            <Branch marks={leaves[code]} />
            <Icon name={environmentIcon(code)} />
            {names && <span>{names[code]}</span>}
          </li>
        ))}
      </ul>
      <p className="hint">{done >= SAID_FROM ? m.scales_grown() : m.scales_grows()}</p>
    </div>
  );
}

function Branch({ marks }: { readonly marks: string }) {
  return (
    <i className="branch">
      {Array.from(marks, (mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the branch
        <i key={at} data-mark={mark} />
      ))}
    </i>
  );
}

function Lines({ leaves }: { readonly leaves: Leaves }) {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ENVIRONMENTS.map((code, at) => (
        <path
          key={code}
          data-env={code}
          data-wet={leaves[code] ? "" : undefined}
          d={`M30 5C62 5 46 ${rowOf(at)} 100 ${rowOf(at)}`}
        />
      ))}
      <path className="ask-in-line" d="M-4000 5H30" />
      <path className="channel-gate" d="M30 5h0" />
    </svg>
  );
}
