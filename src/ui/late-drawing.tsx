import { type ComponentProps, type ComponentType, lazy, Suspense } from "react";
import { withLine } from "./line/line.ts";
import type { RecordDrawing } from "./record-drawing.tsx";

export type DrawingProps = ComponentProps<typeof RecordDrawing>;

/** A browser is sent pages with their drawings: the code that draws comes after the page's own. */
const Late = lazy(() => withLine(async () => ({ default: (await import("./record-drawing.tsx")).RecordDrawing })));

let ready: ComponentType<DrawingProps> = Late;

/** The server has it at once. */
export function bringDrawing(drawing: ComponentType<DrawingProps>): void {
  ready = drawing;
}

/** The own drawing of a record, for which no page's scripts wait; on a page walked to its room is kept. */
export function LateDrawing(props: DrawingProps) {
  const Drawn = ready;
  return (
    <Suspense fallback={<div className={`drawing picture-${props.format} ${props.className ?? ""}`} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
