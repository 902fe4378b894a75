import { hidesPictures } from "./pictures.ts";
import { motifRef } from "./sprites.ts";

/** Somebody at work or one thing, alone, with its foot on the lower edge: decoration in the colours of what it stands in. */
export function FigureDrawing({ name, className }: { readonly name: string; readonly className: string }) {
  if (import.meta.env.SSR && hidesPictures()) return null;
  return (
    <svg
      viewBox="-75 -125 150 125"
      className={`drawing alone ${className}`.trim()}
      aria-hidden="true"
      focusable="false"
    >
      <use href={motifRef(name)} className={name.includes("!") ? "stays" : undefined} />
    </svg>
  );
}
