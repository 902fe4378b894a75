import { ENVIRONMENTS } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";

/** Under the title where nothing stands beside the form: two pupils on the line, and the six doors it leads to. */
export function DoorStrip() {
  return (
    <div className="sign-strip night" aria-hidden="true">
      <FigureDrawing name="p-pupil" className="" />
      {ENVIRONMENTS.map((code) => (
        <span key={code} data-env={code}>
          <BranchDoor code={code} level={1} />
        </span>
      ))}
    </div>
  );
}
