import type { ReactNode } from "react";
import motifs from "./drawings/motifs.svg?url&no-inline";
import more from "./drawings/motifs-more.svg?url&no-inline";
import { FigureDrawing } from "./figure-drawing.tsx";
import { hidesPictures } from "./pictures.ts";

/** Their second colours, so that two of one hue are told apart. */
const MATES = "ERCS";

/** What happens on a page, in a lit niche: in the order it is drawn, each with its foot at x (y where it hangs) and its size. */
export interface NicheScene {
  readonly hue: string;
  readonly mate: string;
  readonly stands: readonly (readonly [name: string, x: number, scale: number, y?: number])[];
}

interface OwnTopProps {
  /** Who and what stands on the channel, each in its hue. */
  readonly figures?: readonly { readonly name: string; readonly hue: string }[];
  readonly scene?: NicheScene;
  readonly children: ReactNode;
}

/** The top of a page of one's own: its title on the night, the channel from edge to edge, whom the page is about on it. */
export function OwnTop({ figures = [], scene, children }: OwnTopProps) {
  return (
    <div className="night own-top">
      <div className="wrap">
        {children}
        {scene && <Niche {...scene} />}
        {figures.length > 0 && (
          <div className="own-row" data-theme="dark">
            {figures.map(({ name, hue }, at) => (
              <span key={name} data-env={hue} data-mate={MATES[at % 4]}>
                <FigureDrawing name={name} className="" />
              </span>
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

function Niche({ hue, mate, stands }: NicheScene) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <div className="own-niche" data-env={hue} data-mate={mate}>
      <svg viewBox="-160 -200 320 200" className="drawing" aria-hidden="true" focusable="false">
        {stands.map(([name, x, scale, y = 0]) => (
          <g key={name} transform={`translate(${x} ${y})scale(${scale})`}>
            <use
              href={`${name.includes("+") ? more : motifs}#${name.replace(/[!+]/g, "")}`}
              className={name.includes("!") ? "stays" : undefined}
            />
          </g>
        ))}
      </svg>
    </div>
  );
}
