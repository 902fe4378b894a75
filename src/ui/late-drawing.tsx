import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import { useHydrated } from "./hydrated.ts";
import { withLine } from "./line/line.ts";
import type { RecordDrawing } from "./record-drawing.tsx";

type DrawingProps = ComponentProps<typeof RecordDrawing>;

/** A browser is sent pages with their drawings: the code that draws comes only where one is drawn anew. */
const Late = lazy(() => withLine(async () => ({ default: (await import("./record-drawing.tsx")).RecordDrawing })));

let ready: ComponentType<DrawingProps> = Late;

/** The server has it at once. */
export function bringDrawing(drawing: ComponentType<DrawingProps>): void {
  ready = drawing;
}

/** React leaves alone what stands in an element whose inside is given as text. */
const AS_SENT = { __html: "" };

const told = ({ scene, format, hue, hour, className }: DrawingProps) => [scene, format, hue, hour, className].join();

/** The own drawing of a record, for which no page's scripts wait; on a page walked to its room is kept. */
export function LateDrawing(props: DrawingProps) {
  const isAwake = useHydrated();
  const [sent] = useState(isAwake || import.meta.env.SSR ? null : told(props));
  const Drawn = ready;
  if (sent === told(props))
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the drawing stays as the page brought it
    return <svg aria-hidden="true" suppressHydrationWarning dangerouslySetInnerHTML={AS_SENT} />;
  if (Drawn !== Late) return <Drawn {...props} />;
  return (
    <Suspense fallback={<div className={`drawing picture-${props.format} ${props.className ?? ""}`} />}>
      <Drawn {...props} />
    </Suspense>
  );
}
