import type { ScaleWords } from "../schema.ts";

const WIDTH = 560;
const HEIGHT = 340;
const MIDDLE = HEIGHT / 2;
const FORK = 120;
const END = WIDTH - 84;
const WAYS: Readonly<Record<ScaleWords["kind"], number>> = { "true-false": 2, "three-options": 3, "five-point": 5 };
/** A leaf on each side of a shoot, and the next one between them. */
const SHOOT = "M0 0c2-30 22-44 52-44 0 30-20 46-52 44zM0 0c2 30 22 44 52 44 0-30-20-46-52-44zM0 0h66";

/** The golden line and where it may go on: one way for each answer, a shoot at its end, none of them filled before somebody answers. */
export function WaysDrawing({ kind }: Pick<ScaleWords, "kind">) {
  const count = WAYS[kind];
  const rows = Array.from({ length: count }, (_, at) => 46 + (at * (HEIGHT - 92)) / (count - 1));
  return (
    <svg className="item-ways-drawn" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {rows.map((y) => (
        <g key={y}>
          <path d={`M${FORK} ${MIDDLE}C${FORK + 160} ${MIDDLE} ${FORK + 90} ${y} ${FORK + 250} ${y}H${END}`} />
          <path className="item-shoot" transform={`translate(${END} ${y})scale(${5 / (count + 1)})`} d={SHOOT} />
        </g>
      ))}
      <path className="item-water" d={`M-20 ${MIDDLE}H${FORK}`} />
      <circle className="item-water" cx={FORK} cy={MIDDLE} r="16" />
    </svg>
  );
}
