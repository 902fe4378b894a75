import { type ComponentType, lazy, Suspense } from "react";
import { withLine } from "./line/line.ts";

interface LatePart<P> {
  /** The server puts the part itself here. */
  Part: ComponentType<P>;
}

/** A part whose code comes after the page's own. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): LatePart<P> {
  return { Part: lazy(() => withLine(async () => ({ default: await load() }))) };
}

interface LateProps<P> {
  readonly of: LatePart<P>;
  readonly with: P;
}

/** Shows it: the server at once, a browser keeps what it was sent until the code is there. */
export function Late<P extends object>({ of: { Part }, with: props }: LateProps<P>) {
  return (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
