import type { CSSProperties } from "react";
import type { Environment } from "#shared/environments.ts";
import { FigureDrawing } from "./figure-drawing.tsx";
import { PERSON_OF } from "./person-of.ts";

/** Where a branch ends: who works there, in a door lit by as much water (0 to 1, also as CSS) as reaches it. */
export function BranchDoor({ code, level }: { readonly code: Environment; readonly level: number | string }) {
  return (
    <span className="branch-door" style={{ "--level": level } as CSSProperties}>
      <FigureDrawing name={PERSON_OF[code]} className="" among={Object.values(PERSON_OF)} />
    </span>
  );
}
