import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import doorSheet from "#ui/styles/door.css?url";

/** The far side of a wide screen: what an account gives, as gates on the line, and where the line leads. */
export function DoorSide() {
  const gives = [m.accounts_side_kept(), m.accounts_side_yours(), m.accounts_side_ends()];
  return (
    <section className="door-side night" aria-label={m.accounts_side_title()}>
      <link rel="stylesheet" href={doorSheet} precedence="default" />
      <ul className="door-gates">
        {gives.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <svg viewBox="0 0 320 130" className="icon-turn" aria-hidden="true" focusable="false">
        {ENVIRONMENTS.map((code, at) => {
          const x = 6 + at * 60;
          return <path key={code} data-env={code} d={`M6 24C6 110 ${x} 30 ${x} 130`} />;
        })}
        <path className="door-in" d="M6 0V24" />
        <circle cx="6" cy="24" r="8" />
      </svg>
      <p className="door-ends" aria-hidden="true">
        {ENVIRONMENTS.map((code) => (
          <span key={code} data-env={code}>
            <Icon name={environmentIcon(code)} />
          </span>
        ))}
      </p>
    </section>
  );
}
