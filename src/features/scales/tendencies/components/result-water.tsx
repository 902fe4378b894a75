import type { CSSProperties } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { type ScoreReading, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { MatchView, ResultView } from "../schema/result.ts";
import { bankOf, shownMatches } from "./nearest-of.ts";
import { Palm } from "./palm.tsx";
import { nameOf } from "./words.ts";

const total = STATEMENTS_PER_ENVIRONMENT;

/** What a palm with its name adds to the height of its row, on screens wide enough for names. */
const PALM = 0.85;
const HEIGHT = 60;

/** Where each branch ends, as far down as the rows before it are high; the drawing is stretched to its box. */
function endsOf(heights: readonly number[]): number[] {
  const all = heights.reduce((total, height) => total + height, 0);
  return heights.map((height, at) => {
    const before = heights.slice(0, at).reduce((total, one) => total + one, 0);
    return Math.round((10 * HEIGHT * (before + height / 2)) / all) / 10;
  });
}

const BRANCHES = {
  across: (y: number) => `M22 30C52 30 42 ${y} 74 ${y}H90`,
  down: (y: number) => `M0 0V${y / 4}C0 ${y * 0.8} 12 ${y} 46 ${y}H92`,
} as const;

/**
 * The channel dividing in the reader's own water: the width of a branch is its score, its faint edge what is not known for sure,
 * and by the branches that lead stand palms, the professions shown below. Without water where the answers cannot be read.
 */
export function ResultWater({ view }: { readonly view: ResultView }) {
  const isDry = view.kind === "careless";
  const leading = view.reading.code.groups[0] ?? [];
  const palms = isDry ? [] : shownMatches(view);
  const palmsOf = (code: Environment) => palms.filter((match) => bankOf(view, match) === code);
  const heights = ENVIRONMENTS.map((code) => 1 + PALM * palmsOf(code).length);
  const rows = { ["--rows" as string]: heights.reduce((total, one) => total + one, 0) };
  const drawn = { water: isDry ? null : view.reading.scores, over: leading[0] };
  return (
    <div className="branches branches-turn water" style={rows}>
      <Drawing shape="across" ends={endsOf(heights)} {...drawn} />
      <Drawing shape="down" ends={endsOf(heights.map(() => 1))} {...drawn} />
      {/* Six names without water are the drawing's alone. */}
      <ul aria-label={m.scales_water_label()} aria-hidden={isDry || undefined}>
        {ENVIRONMENTS.map((code, at) => (
          <li
            key={code}
            data-env={code}
            data-most={leading.includes(code) ? "" : undefined}
            style={{ ["--height" as string]: heights[at] }}
          >
            <Icon name={environmentIcon(code)} />
            <span>{nameOf(view.environments, code)}</span>
            {!isDry && <span className="hint">{m.scales_result_score_value({ raw: view.scores[code], total })}</span>}
            <Bank palms={palmsOf(code)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The palms of one branch. Decoration: the professions stand below as links. */
function Bank({ palms }: { readonly palms: readonly MatchView[] }) {
  if (palms.length === 0) return null;
  return (
    <span className="bank" aria-hidden="true">
      {palms.map(({ id, title, locale }) => (
        <span key={id} lang={locale === getLocale() ? undefined : locale}>
          <Palm />
          <span>{title}</span>
        </span>
      ))}
    </span>
  );
}

interface DrawingProps {
  readonly shape: keyof typeof BRANCHES;
  readonly ends: readonly number[];
  /** Score and band of each branch; null: their beds are dry. */
  readonly water: ResultView["reading"]["scores"] | null;
  /** The branch drawn over the others where they part. */
  readonly over: Environment | undefined;
}

function Drawing({ shape, ends, water, over }: DrawingProps) {
  const branches = ENVIRONMENTS.map((code, at) => ({ code, d: BRANCHES[shape](ends[at] ?? 0) })).sort(
    (a, b) => Number(a.code === over) - Number(b.code === over),
  );
  return (
    <svg
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      className={`channel channel-${shape}`}
      aria-hidden="true"
      focusable="false"
    >
      {branches.map(({ code, d }) => (
        <g key={code} data-env={code} style={water ? widthsOf(water[code]) : undefined}>
          <path className="channel-bed" d={d} />
          {water && ["to", "most", "raw", "from"].map((edge) => <path key={edge} className={`edge-${edge}`} d={d} />)}
        </g>
      ))}
      {shape === "across" && <path className="channel-in" d="M0 30H22" />}
      <path className="channel-gate" d={shape === "across" ? "M22 30h0" : "M0 0h0"} />
    </svg>
  );
}

/** Score and band of a branch as shares of the whole, for the widths of its strokes. */
function widthsOf({ raw, from, to }: ScoreReading): CSSProperties {
  const share = (value: number) => Math.round((100 * value) / total) / 100;
  const widths = { "--from": share(Math.min(from, raw)), "--raw": share(raw), "--to": share(Math.max(to, raw)) };
  return widths as CSSProperties;
}
