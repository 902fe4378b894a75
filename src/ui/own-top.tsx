import type { ReactNode } from "react";
import { FigureDrawing } from "./figure-drawing.tsx";

/** Their second colours, so that two of one hue are told apart. */
const MATES = "ERCS";

interface OwnTopProps {
  /** Who and what stands on the channel, each in its hue. */
  readonly figures?: readonly { readonly name: string; readonly hue: string }[];
  readonly children: ReactNode;
}

/** The top of a page of one's own: its title on the night, the channel from edge to edge, whom the page is about on it. */
export function OwnTop({ figures = [], children }: OwnTopProps) {
  return (
    <div className="night own-top">
      <div className="wrap">
        {children}
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
