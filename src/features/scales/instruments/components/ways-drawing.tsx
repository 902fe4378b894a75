import type { ScaleWords } from "../schema.ts";

const WIDTH = 480;
const HEIGHT = 260;
const MIDDLE = HEIGHT / 2;
const FORK = 130;
const END = WIDTH - 40;
const WAYS: Readonly<Record<ScaleWords["kind"], number>> = { "true-false": 2, "three-options": 3, "five-point": 5 };

/** The golden line and where it may go on: one way for each answer, none of them filled before somebody answers. */
export function WaysDrawing({ kind }: Pick<ScaleWords, "kind">) {
  const count = WAYS[kind];
  const rows = Array.from({ length: count }, (_, at) => 30 + (at * (HEIGHT - 60)) / (count - 1));
  return (
    <svg className="item-ways-drawn" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {rows.map((y) => (
        <path key={y} d={`M${FORK} ${MIDDLE}C${FORK + 130} ${MIDDLE} ${FORK + 90} ${y} ${FORK + 220} ${y}H${END}`} />
      ))}
      {rows.map((y) => (
        <circle key={y} cx={END} cy={y} r="13" />
      ))}
      <path className="item-water" d={`M0 ${MIDDLE}H${FORK}`} />
      <circle className="item-water" cx={FORK} cy={MIDDLE} r="11" />
    </svg>
  );
}
