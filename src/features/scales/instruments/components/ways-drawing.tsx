import type { ScaleWords } from "../schema.ts";

const WAYS: Readonly<Record<ScaleWords["kind"], number>> = { "true-false": 2, "three-options": 3, "five-point": 5 };
const [MIDDLE, FORK, LONG] = [200, 236, 128] as const;
/** A leaf on each side of a shoot, and the one that leads it. */
const SHOOT =
  "M0 0C2-20 16-34 44-37C44-16 28-1 0 0zM0 0C28 1 44 16 44 37C16 34 2 20 0 0zM4 0C22-17 50-16 78 0C50 16 22 17 4 0z" +
  "M-36 0C-34-16-22-27 2-29C2-12-12-1-36 0zM-36 0C-12 1 2 12 2 29C-22 27-34 16-36 0z";
const VEIN = "M8 0H60";

/** A young tree on the channel: the water rises in it and goes on, one branch for each answer. */
export function WaysDrawing({ kind }: Pick<ScaleWords, "kind">) {
  const count = WAYS[kind];
  const size = 6.6 / (count + 2);
  const turns = Array.from({ length: count }, (_, at) => -58 + (at * 116) / (count - 1));
  return (
    <svg className="palm ways-tree" viewBox="0 0 400 400" aria-hidden="true" focusable="false">
      {turns.map((turn) => {
        const angle = (turn * Math.PI) / 180;
        const [x, y] = [
          Math.round(MIDDLE + LONG * Math.sin(angle)),
          Math.round(FORK - 24 - LONG * Math.cos(angle) * 0.86),
        ];
        const bend = `${Math.round(x - 44 * Math.sin(angle))} ${Math.round(y + 44 * Math.cos(angle))}`;
        return (
          <g key={turn}>
            <path className="ways-branch" d={`M${MIDDLE} ${FORK}C${MIDDLE} ${FORK - 64} ${bend} ${x} ${y}`} />
            <g transform={`translate(${x} ${y})rotate(${turn - 90})scale(${size})`}>
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
