import { type DrawingFormat, hashOf, PLANES } from "./drawing-plane.ts";
import motifs from "./drawings/motifs.svg?url&no-inline";

const CODES = "RIASEC";
/** Where nothing says what a record is about: a field that the channel reaches. */
const FIELD = "1 farm hand-hold drop";

/** Below it lines are drawn wider, so that they stay lines. */
const SMALL = 0.9;

interface RecordDrawingProps {
  /** Type and slug. */
  readonly seed: string;
  readonly format: DrawingFormat;
  /** What is drawn, as `compose-scene.ts` says it: a ground, the place, the tools beside it; before it its own hue. */
  readonly scene?: string;
  /** A work environment (R, I, A, S, E, C) or any word: records of one word share a colour. Else the seed chooses. */
  readonly hue?: string | null;
  readonly className?: string;
}

/** The own drawing of a record without a picture: decoration, in the colours of the theme, ready from the server. */
export function RecordDrawing({ seed, format, scene = FIELD, hue, className = "" }: RecordDrawingProps) {
  const own = CODES.indexOf(hue?.length === 1 ? hue : scene.charAt(0));
  const code = CODES[own < 0 ? hashOf(hue || seed) % CODES.length : own];
  const { width, height, far, ground, channel, pool, spots, isSmall } = PLANES[format];
  const [lie, ...told] = scene.split(" ");
  const names = isSmall && told.length > 1 ? told.slice(1) : told;
  const uses = spots.map(([x, y, scale], at) => {
    const name = names[at];
    if (!name) return null;
    const stays = name.endsWith("!");
    return (
      <g key={name} transform={`translate(${x} ${y})scale(${scale})`} strokeWidth={scale < SMALL ? 3 : undefined}>
        <use href={`${motifs}#${stays ? name.slice(0, -1) : name}`} className={stays ? "stays" : undefined} />
      </g>
    );
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={`drawing ${className}`.trim()}
      data-env={code}
      aria-hidden="true"
      focusable="false"
    >
      <path className="drawing-far" d={far[Number(lie?.slice(-1))]} />
      <path className="drawing-ground" d={ground} />
      {format === "cover" && <path className="drawing-spine" d="M0 0h14v300H0z" />}
      {!isSmall && uses[0]}
      <path className="drawing-channel" d={channel} />
      <path className="drawing-pool" d={pool} />
      {isSmall ? uses : uses.slice(1)}
    </svg>
  );
}
