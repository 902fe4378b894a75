import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { SixBranches } from "#ui/six-branches.tsx";
import doorSheet from "#ui/styles/door.css?url";

/** Nobody's result: every branch carries as much and every door is lit. */
const ALL = Object.fromEntries(ENVIRONMENTS.map((code) => [code, 1]));

export interface DoorSideProps {
  /** The six by the names that editors gave them. */
  readonly names: Readonly<Record<Environment, string>>;
}

/** Beside the form, after it on a phone: the six environments as the landing page draws them, and what an account keeps. */
export function DoorSide({ names }: DoorSideProps) {
  return (
    <section className="door-side night glow" aria-labelledby="keeps">
      <link rel="stylesheet" href={doorSheet} precedence="default" />
      <SixBranches className="door-branches" levels={ALL} names={names} hasDoors claimsNothing />
      <h2 id="keeps" className="h3">
        {m.accounts_side_title()}
      </h2>
      <ul className="door-line">
        <li>{m.accounts_side_kept()}</li>
        <li>{m.accounts_side_saved()}</li>
        <li>{m.accounts_side_plan()}</li>
      </ul>
      <p>{m.accounts_side_yours()}</p>
    </section>
  );
}
