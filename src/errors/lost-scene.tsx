import { FigureDrawing } from "#ui/figure-drawing.tsx";

/** Where the channel is lost in sand: somebody with a lamp has found the signpost. */
export function LostScene() {
  return (
    <div className="lost-scene" aria-hidden="true">
      <span className="lost-beam" />
      <FigureDrawing name="p-guard" className="lost-light" />
      <svg viewBox="0 0 560 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <path d="M0 30h0M38 38h0M70 27h0M112 40h0M150 30h0M204 42h0M262 31h0M330 41h0M412 33h0M520 40h0" />
      </svg>
      <FigureDrawing name="t-sign" className="lost-sign" />
    </div>
  );
}
