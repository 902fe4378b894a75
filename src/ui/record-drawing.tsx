import { useEffect, useRef } from "react";
import { type DrawingFormat, hashOf, PLANES } from "./drawing-plane.ts";

const CODES = "RIASEC";

interface RecordDrawingProps {
  /** Type and slug: the same record has the same drawing everywhere. */
  readonly seed: string;
  readonly format: DrawingFormat;
  /** A work environment (R, I, A, S, E, C) or any word: records of one word share a colour. Else the seed chooses. */
  readonly hue?: string | null;
  /** On a list: the browser draws it when the page is there, so that many drawings weigh as little as one. */
  readonly late?: boolean;
  readonly className?: string;
}

type Draw = (seed: string, format: DrawingFormat, own?: number) => string;
let draw: Draw = () => "";

/** The server brings what draws; a browser fetches it only when it walks on to another page. */
export function bringDrawing(own: Draw): void {
  draw = own;
}

/**
 * The own drawing of a record without a picture: decoration, in the colours of the theme.
 */
export function RecordDrawing({ seed, format, hue, late = false, className = "" }: RecordDrawingProps) {
  const own = CODES.indexOf(hue?.length === 1 ? hue : "-");
  const code = CODES[own < 0 ? hashOf(hue || seed) % CODES.length : own];
  const [width, height] = PLANES[format];
  const mine = own < 0 ? undefined : own;
  const drawing = useRef<SVGSVGElement>(null);
  useEffect(() => {
    const svg = drawing.current;
    if (!svg || svg.firstChild) return;
    void import("./drawing-lines.ts").then((lines) => {
      svg.innerHTML = lines.drawingMarkup(seed, format, mine);
    });
  }, [seed, format, mine]);
  return (
    <svg
      key={seed}
      ref={drawing}
      viewBox={`0 0 ${width} ${height}`}
      className={`drawing ${className}`.trim()}
      data-env={code}
      aria-hidden="true"
      focusable="false"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers of our own
      dangerouslySetInnerHTML={{ __html: late ? "" : draw(seed, format, mine) }}
    />
  );
}
