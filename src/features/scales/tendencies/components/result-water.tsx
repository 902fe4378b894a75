import type { CSSProperties } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { leadingOf, type ScoreReading, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { EnvironmentWords, ResultView } from "../schema/result.ts";
import { nameOf } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;

/** Where the six branches end, at one pitch; the drawing is stretched to its box. */
const ENDS = [5, 15, 25, 35, 45, 55] as const;

/** One branch, to the height where it ends. */
const branchTo = (y: number) => `M22 30C52 30 42 ${y} 74 ${y}H90`;

/**
 * The channel dividing in the reader's own water: the width of a branch is its score, its faint edge what is not known for sure,
 * and the door it ends at the larger and brighter the more of it comes. Without water where the answers cannot be read.
 */
export function ResultWater({ view }: { readonly view: ResultView }) {
  const isDry = view.kind === "careless";
  const leading = leadingOf(view.reading.code.groups).flat();
  const drawn = { water: isDry ? null : view.reading.scores, over: leading[0] };
  return (
    <div className="branches water">
      <Drawing {...drawn} />
      {/* Six names without water are the drawing's alone. */}
      <ul aria-label={m.scales_water_label()} aria-hidden={isDry || undefined}>
        {ENVIRONMENTS.map((code) => (
          <li key={code} data-env={code} data-most={leading.includes(code) ? "" : undefined}>
            {!isDry && <BranchDoor code={code} level={shareOf(view.scores[code])} />}
            <Icon name={environmentIcon(code)} />
            <span>
              {nameOf(view.environments, code)}
              <Does environment={view.environments.find((one) => one.code === code)} />
            </span>
            {!isDry && <span className="hint">{m.scales_result_score_value({ raw: view.scores[code], total })}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Does({ environment }: { readonly environment: EnvironmentWords | undefined }) {
  return environment?.does && <span className="branch-does">{environment.does}</span>;
}

interface DrawingProps {
  /** Score and band of each branch; null: their beds are dry. */
  readonly water: ResultView["reading"]["scores"] | null;
  /** The branch drawn over the others where they part. */
  readonly over: Environment | undefined;
}

function Drawing({ water, over }: DrawingProps) {
  const branches = ENVIRONMENTS.map((code, at) => ({ code, d: branchTo(ENDS[at] ?? 0) })).sort(
    (a, b) => Number(a.code === over) - Number(b.code === over),
  );
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" className="channel" aria-hidden="true" focusable="false">
      {branches.map(({ code, d }) => (
        <g key={code} data-env={code} style={water ? widthsOf(water[code]) : undefined}>
          <path className="channel-bed" d={d} />
          {water && ["to", "most", "raw", "from"].map((edge) => <path key={edge} className={`edge-${edge}`} d={d} />)}
        </g>
      ))}
      <path className="channel-in" d="M0 30H22" />
      <path className="channel-gate" d="M22 30h0" />
    </svg>
  );
}

const shareOf = (score: number) => Math.round((100 * score) / total) / 100;

/** Score and band of a branch as shares of the whole, for the widths of its strokes. */
function widthsOf({ raw, from, to }: ScoreReading): CSSProperties {
  const widths = { "--from": shareOf(Math.min(from, raw)), "--raw": shareOf(raw), "--to": shareOf(Math.max(to, raw)) };
  return widths as CSSProperties;
}
