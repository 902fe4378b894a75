import { hidesPictures } from "./pictures.ts";
import { motifFile, motifRef } from "./sprites.ts";

/** One motif: its foot at x (y where it hangs), its size, and a second colour of its own. */
type Stand = readonly [name: string, x: number, scale: number, y?: number, mate?: string];

/** What happens on a page, in the order it is drawn. */
export interface NicheScene {
  readonly hue: string;
  readonly mate: string;
  readonly stands: readonly Stand[];
  /** Units from its side to side, where it stands free on the line and no niche holds it; what lies beyond goes on to the window's edge. */
  readonly wide?: number;
  /** The place it happens in, in the colours of what is far. */
  readonly place?: readonly Stand[];
  /** A lit room that is looked into: its middle, width and height. */
  readonly room?: readonly [x: number, width: number, height: number];
}

/** Who and what a page of one's own is about: in a lit niche at its head, or free on its line. */
export function Niche({ hue, mate, stands, wide, place = [], room }: NicheScene) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  const width = wide ?? 320;
  const file = motifFile([...place, ...stands].map(([name]) => name));
  const drawn = ([name, x, scale, y = 0, mate]: Stand) => (
    <g key={`${name}${x}`} transform={`translate(${x} ${y})scale(${scale})`} data-mate={mate}>
      <use href={motifRef(name, file)} className={name.includes("!") ? "stays" : undefined} />
    </g>
  );
  return (
    <div className={wide ? "own-stage" : "own-niche"} data-theme={wide && "dark"} data-env={hue} data-mate={mate}>
      <svg
        viewBox={`${-width / 2} -200 ${width} 200`}
        preserveAspectRatio={wide ? "xMaxYMax" : "xMidYMax slice"}
        className={wide ? "drawing alone" : "drawing"}
        aria-hidden="true"
        focusable="false"
      >
        {room && <path className="own-room" d={`M${room[0] - room[1] / 2} 0v${-room[2]}h${room[1]}v${room[2]}`} />}
        <g className="drawing-place">{place.map(drawn)}</g>
        {stands.map(drawn)}
      </svg>
    </div>
  );
}
