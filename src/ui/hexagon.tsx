import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";

const CENTRE = 100;
const RADIUS = 78;

function corner(at: number, share: number): readonly [number, number] {
  const angle = (Math.PI / 3) * at - Math.PI / 2;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [round(CENTRE + RADIUS * share * Math.cos(angle)), round(CENTRE + RADIUS * share * Math.sin(angle))];
}

function ring(share: number): string {
  return ENVIRONMENTS.map((_, at) => corner(at, share).join(",")).join(" ");
}

interface HexagonProps {
  readonly scores: Readonly<Record<Environment, number>>;
  readonly max: number;
}

/** Six scores as a shape. Decoration: the caller gives the same in words or a table. */
export function Hexagon({ scores, max }: HexagonProps) {
  const points = ENVIRONMENTS.map((code, at) => corner(at, max > 0 ? scores[code] / max : 0));
  return (
    <svg viewBox="0 0 200 200" className="hexagon" aria-hidden="true" focusable="false">
      <g fill="none" stroke="var(--line)">
        {[1 / 3, 2 / 3, 1].map((share) => (
          <polygon key={share} className="ring" points={ring(share)} />
        ))}
        {ENVIRONMENTS.map((code, at) => (
          <path key={code} d={`M${CENTRE} ${CENTRE}L${corner(at, 1).join(" ")}`} />
        ))}
      </g>
      <polygon
        points={points.map((point) => point.join(",")).join(" ")}
        fill="var(--brand)"
        fillOpacity="0.18"
        stroke="var(--brand)"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      {ENVIRONMENTS.map((code, at) => (
        <g key={code} data-env={code} fill="var(--env)" fontSize="11" fontWeight="600" textAnchor="middle">
          <circle cx={points[at]?.[0]} cy={points[at]?.[1]} r="4" />
          <text x={corner(at, 1.16)[0]} y={corner(at, 1.16)[1] + 4} fill="var(--ink)">
            {code}
          </text>
        </g>
      ))}
    </svg>
  );
}
