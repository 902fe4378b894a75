import { FigureDrawing } from "./figure-drawing.tsx";

/** A document as it lies in the hand: its sheets, what it is about drawn on the first. */
export function SheetFace({ figure }: { readonly figure: string }) {
  return (
    <div className="kind-sheet">
      <FigureDrawing name={figure} className="" />
    </div>
  );
}

/** As on a cover: without what stands after a colon, no more words than a plate of 26 letters bears. */
const ON_COVER = /^[^:]{1,26}(?=[\s:]|$)/;

interface BookFaceProps {
  readonly figure: string;
  readonly title: string;
  readonly authors?: readonly string[];
  readonly lang?: string | undefined;
}

/** A book without an uploaded cover: spine, title plate and an arch with what it is about. The page names it beside it. */
export function BookFace({ figure, title, authors = [], lang }: BookFaceProps) {
  return (
    <div className="kind-book" aria-hidden="true">
      <p className="kind-label" lang={lang}>
        <span className="strong">{ON_COVER.exec(title)?.[0]}</span>
        {authors.length > 0 && <span>{authors.join(" · ")}</span>}
      </p>
      <div className="kind-arch">
        <FigureDrawing name={figure} className="" />
      </div>
    </div>
  );
}
