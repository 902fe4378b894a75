import type { CSSProperties } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { leadingOf, type ScoreReading, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { EnvironmentWords, ResultView } from "../schema/result.ts";
import { nameOf } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;

/** A row in which somebody stands is so many times as high as another; a branch lies so far above the foot of its row, a wide one further. */
const TALL = 2.7;
const FOOT = { low: 0.3, tall: 0.6 };
/** More of them than this stand in rows of one height. */
const MOST_TALL = 3;

/** Where the six branches end, in a drawing of sixty that is stretched to its box. */
function endsOf(tall: readonly Environment[]): number[] {
  const unit = 60 / (6 + tall.length * (TALL - 1));
  let foot = 0;
  return ENVIRONMENTS.map((code) => {
    const isTall = tall.includes(code);
    foot += unit * (isTall ? TALL : 1);
    return Math.round(10 * (foot - unit * (isTall ? FOOT.tall : FOOT.low))) / 10;
  });
}

/** One branch, to the height where it ends: one that leads runs on under who stands on it. */
const branchTo = (y: number, leads: boolean) => `M22 30C46 30 40 ${y} 62 ${y}H${leads ? 94 : 82}`;

/**
 * The channel dividing in the reader's own water: the width of a branch is its score, its edge what is not known for sure;
 * on those that lead stands a door with who works there, on the others their sign. Without water where the answers cannot be read.
 */
export function ResultWater({ view }: { readonly view: ResultView }) {
  const isDry = view.kind === "careless";
  const leading = leadingOf(view.reading.code.groups).flat();
  const tall = leading.length > MOST_TALL ? [] : leading;
  const drawn = { water: isDry ? null : view.reading.scores, leading, ends: endsOf(tall) };
  return (
    <div
      className={`branches water${tall.length > 0 ? " water-tall" : ""}`}
      style={{ "--tall": tall.length } as CSSProperties}
    >
      <Drawing {...drawn} />
      {/* Six names without water are the drawing's alone. */}
      <ul aria-label={m.scales_water_label()} aria-hidden={isDry || undefined}>
        {ENVIRONMENTS.map((code) => (
          <li
            key={code}
            data-env={code}
            data-most={leading.includes(code) ? "" : undefined}
            style={isDry ? undefined : ({ "--level": shareOf(view.scores[code]) } as CSSProperties)}
          >
            {tall.includes(code) && <BranchDoor code={code} level={shareOf(view.scores[code])} />}
            <span className="branch-sign">
              <Icon name={environmentIcon(code)} />
            </span>
            <span>
              {nameOf(view.environments, code)}{" "}
              {!isDry && <span className="hint">{m.scales_result_score_value({ raw: view.scores[code], total })}</span>}
              <Does environment={view.environments.find((one) => one.code === code)} />
            </span>
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
  /** Those that lead; the first is drawn over the others where they part. */
  readonly leading: readonly Environment[];
  readonly ends: readonly number[];
}

function Drawing({ water, leading, ends }: DrawingProps) {
  const branches = ENVIRONMENTS.map((code, at) => ({ code, d: branchTo(ends[at] ?? 0, leading.includes(code)) })).sort(
    (a, b) => Number(a.code === leading[0]) - Number(b.code === leading[0]),
  );
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" className="channel" aria-hidden="true" focusable="false">
      {branches.map(({ code, d }) => (
        <g key={code} data-env={code} style={water ? widthsOf(water[code]) : undefined}>
          {!water?.[code].raw && <path className="channel-bed" d={d} />}
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
