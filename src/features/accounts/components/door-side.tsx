import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { Channel } from "#ui/channel.tsx";
import { levelStyle } from "#ui/six-branches.tsx";
import doorSheet from "#ui/styles/door.css?url";

/** Nobody's own: the widths say that some branches carry more than others. */
const LEVELS = { R: 0.25, I: 0.6, A: 0.4, S: 1, E: 0.75, C: 0.15 } as const;

/** Beside the form, after it on a phone: what an account keeps, as the site itself shows it, from the result to the plan. */
export function DoorSide() {
  return (
    <section className="door-side night glow" aria-labelledby="keeps">
      <link rel="stylesheet" href={doorSheet} precedence="default" />
      <div className="branches door-branches" style={levelStyle(LEVELS)} aria-hidden="true">
        <Channel over="S" />
        <ul>
          {ENVIRONMENTS.map((code) => (
            <li key={code} data-env={code}>
              <BranchDoor code={code} level={LEVELS[code]} />
            </li>
          ))}
        </ul>
      </div>
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
