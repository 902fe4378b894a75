import { m } from "#i18n/paraglide/messages.js";

const BRANCHES = ["r", "i", "a", "s", "e", "c"] as const;

/** The far side of a wide screen: the channel divides, and below it what an account gives. */
export function DoorSide() {
  const gives = [m.accounts_side_kept(), m.accounts_side_yours(), m.accounts_side_ends()];
  return (
    <section className="door-side night" aria-label={m.accounts_side_title()}>
      <svg viewBox="0 0 320 330" className="icon-turn" aria-hidden="true" focusable="false">
        {BRANCHES.map((code, at) => {
          const x = 6 + at * 60;
          return (
            <g key={code} style={{ ["--flow" as string]: `var(--${code})` }}>
              <path d={`M6 96C6 190 ${x} 130 ${x} 226V312`} />
              <circle cx={x} cy="318" r="5" />
            </g>
          );
        })}
        <path className="door-in" d="M6 0V96" />
        <circle className="door-in" cx="6" cy="96" r="6" />
      </svg>
      <ul>
        {gives.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
