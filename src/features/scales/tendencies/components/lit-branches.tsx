import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { SixBranches } from "#ui/six-branches.tsx";

/** Water alike in all six: nobody has answered, or what was answered is not told yet. */
const ALIKE = Object.fromEntries(ENVIRONMENTS.map((code) => [code, 0.4])) as Record<Environment, number>;

interface LitBranchesProps {
  readonly names: Readonly<Record<Environment, string>>;
  /** What one does in each. */
  readonly does?: Readonly<Record<Environment, string>> | null | undefined;
}

/** The six doors, all lit, and who comes along the line: the drawing of the landing page, where the way to a result begins. */
export function LitBranches({ names, does }: LitBranchesProps) {
  return (
    <>
      <FigureDrawing name="p-pupil" className="branch-who opening-who" />
      <SixBranches levels={ALIKE} names={names} notes={does ?? {}} className="branches-told" hasDoors claimsNothing />
    </>
  );
}
