import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";

/** Water alike in all six: nobody has answered, or what was answered is not told yet. */
const ALIKE = Object.fromEntries(ENVIRONMENTS.map((code) => [code, 0.4])) as Record<Environment, number>;

interface LitBranchesProps {
  readonly names: Readonly<Record<Environment, string>>;
}

/** The six doors, all lit, and who comes along the line: where choosing between activities begins. */
export function LitBranches({ names }: LitBranchesProps) {
  return (
    <>
      <FigureDrawing name="p-pupil" className="branch-who opening-who" />
      <SixBranches levels={ALIKE} names={names} className="branches-told" hasDoors claimsNothing />
    </>
  );
}
