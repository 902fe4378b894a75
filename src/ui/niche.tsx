import { hidesPictures } from "./pictures.ts";
import { motifRef } from "./sprites.ts";

/** What happens on a page, in a lit niche: in the order it is drawn, each with its foot at x (y where it hangs) and its size. */
export interface NicheScene {
  readonly hue: string;
  readonly mate: string;
  readonly stands: readonly (readonly [name: string, x: number, scale: number, y?: number])[];
}

/** A lit niche at the head of a page of one's own. */
export function Niche({ hue, mate, stands }: NicheScene) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <div className="own-niche" data-env={hue} data-mate={mate}>
      <svg
        viewBox="-160 -200 320 200"
        preserveAspectRatio="xMidYMax slice"
        className="drawing"
        aria-hidden="true"
        focusable="false"
      >
        {stands.map(([name, x, scale, y = 0]) => (
          <g key={name} transform={`translate(${x} ${y})scale(${scale})`}>
            <use href={motifRef(name)} className={name.includes("!") ? "stays" : undefined} />
          </g>
        ))}
      </svg>
    </div>
  );
}
