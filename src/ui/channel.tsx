import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";

/** Where branch `at` ends, of six rows of ten: the drawing is stretched to its box, so a branch always meets its row. */
const rowOf = (at: number) => 5 + at * 10;

const BRANCHES = {
  across: (y: number) => `M22 30C52 30 42 ${y} 80 ${y}H100`,
  // Down the reading side and away from it row by row: for narrow screens.
  down: (y: number) => `M0 0V${y / 4}C0 ${y * 0.8} 12 ${y} 46 ${y}H100`,
} as const;

interface ChannelProps {
  /** `across`: in from the reading side at half height. `down`: in from above at the reading side. */
  readonly shape?: keyof typeof BRANCHES;
  /** The strongest branch, drawn over the others where they part. */
  readonly over?: Environment;
  readonly className?: string;
}

/** The drawing of the product: one golden line comes in and divides in six; `--level` of a branch (0 to 1) is its water. */
export function Channel({ shape = "across", over, className = "" }: ChannelProps) {
  const branches = ENVIRONMENTS.map((code, at) => ({ code, at })).sort(
    (a, b) => Number(a.code === over) - Number(b.code === over),
  );
  return (
    <svg
      viewBox="0 0 100 60"
      preserveAspectRatio="none"
      className={`channel channel-${shape} ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    >
      {branches.map(({ code, at }) => (
        <g key={code} data-env={code} style={{ ["--level" as string]: `var(--level-${code.toLowerCase()}, 0)` }}>
          <path className="channel-bed" d={BRANCHES[shape](rowOf(at))} />
          <path className="channel-water" d={BRANCHES[shape](rowOf(at))} />
        </g>
      ))}
      {shape === "across" && <path className="channel-in" d="M0 30H22" />}
      <path className="channel-gate" d={shape === "across" ? "M22 30h0" : "M0 0h0"} />
    </svg>
  );
}
