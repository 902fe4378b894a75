import { hidesPictures } from "./pictures.ts";
import { motifFile, motifRef } from "./sprites.ts";

interface FigureDrawingProps {
  readonly name: string;
  readonly className: string;
  /** Who always stands in the same row, this one too: one file brings them all. */
  readonly among?: readonly string[];
}

/** Somebody at work or one thing, alone, with its foot on the lower edge: decoration in the colours of what it stands in. */
export function FigureDrawing({ name, className, among = [name] }: FigureDrawingProps) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <svg
      viewBox="-75 -125 150 125"
      className={`drawing alone ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    >
      <use href={motifRef(name, motifFile(among))} className={name.includes("!") ? "stays" : undefined} />
    </svg>
  );
}
