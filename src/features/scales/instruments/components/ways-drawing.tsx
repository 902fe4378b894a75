import type { ScaleWords } from "../schema.ts";

const WAYS: Readonly<Record<ScaleWords["kind"], number>> = { "true-false": 2, "three-options": 3, "five-point": 5 };
const [MIDDLE, FORK, LONG] = [200, 236, 128] as const;
/** A leaf on each side of a shoot, and the one that leads it. */
const SHOOT =
  "M0 0C4-22 22-36 48-36C46-14 28 0 0 0zM0 0C4 22 22 36 48 36C46 14 28 0 0 0zM14 0C28-15 50-15 74 0C50 15 28 15 14 0z";
const VEIN = "M0 0H58M0 0L34-24M0 0L34 24";

/** A young tree on the channel: the water rises in it and goes on, one branch for each answer. */
export function WaysDrawing({ kind }: Pick<ScaleWords, "kind">) {
  const count = WAYS[kind];
  const size = 6.6 / (count + 2);
  const turns = Array.from({ length: count }, (_, at) => -58 + (at * 116) / (count - 1));
  return (
    <svg className="palm ways-tree" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {turns.map((turn) => {
        const angle = (turn * Math.PI) / 180;
        const [x, y] = [Math.round(MIDDLE + LONG * Math.sin(angle)), Math.round(FORK - LONG * Math.cos(angle))];
        const leaf = `rotate(${turn - 90})`;
        return (
          <g key={turn}>
            <path className="ways-branch" d={`M${MIDDLE} ${FORK}C${MIDDLE} ${FORK - 60} ${x} ${y + 70} ${x} ${y}`} />
            <g transform={`translate(${x} ${y})${leaf}scale(${size})`}>
              <path className="ways-shoot" d={SHOOT} />
              <path className="ways-vein" d={VEIN} />
            </g>
          </g>
        );
      })}
      <path className="ways-stem" d={`M${MIDDLE} 402V${FORK}`} />
      <circle className="ways-gate" cx={MIDDLE} cy={FORK} r="15" />
    </svg>
  );
}
