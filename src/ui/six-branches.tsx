import type { CSSProperties, ReactNode } from "react";
import { Link } from "react-router";
import { ENVIRONMENTS, type Environment } from "#shared/environments.ts";
import { BranchDoor } from "./branch-door.tsx";
import { Channel } from "./channel.tsx";
import { environmentIcon, Icon } from "./icon.tsx";

type Six<T> = Readonly<Partial<Record<Environment, T>>>;

interface SixBranchesProps {
  /** The water of each branch, 0 to 1; without a value its bed is dry. */
  readonly levels: Six<number>;
  readonly names: Readonly<Record<Environment, string>>;
  /** Those whose names stand out; else the fullest. */
  readonly leading?: readonly Environment[];
  /** Where a name leads. */
  readonly links?: Six<string>;
  /** A few words or a figure after a name. */
  readonly notes?: Six<ReactNode>;
  /** Each branch ends at a door, lit as far as there is water, in which stands who works there. */
  readonly hasDoors?: boolean;
  /** `card`: small, for a card of a home page. */
  readonly size?: "wide" | "card";
  /** On screens too narrow for both, the line comes from above. */
  readonly turns?: boolean;
  /** The fullest is not set apart: the drawing says nothing of anybody. */
  readonly claimsNothing?: boolean;
  /** The branch that has just changed. */
  readonly moved?: Environment | null;
  readonly label?: string;
  readonly className?: string;
}

/** One line in, six out: the widths tell how much of each environment there is, the names stand at the ends as text. */
export function SixBranches({
  levels,
  names,
  leading,
  links = {},
  notes = {},
  hasDoors,
  size = "wide",
  turns,
  claimsNothing,
  moved,
  label,
  className = "",
}: SixBranchesProps) {
  const most = claimsNothing ? 0 : Math.max(...ENVIRONMENTS.map((code) => levels[code] ?? 0));
  const over = leading?.[0] ?? (most > 0 ? ENVIRONMENTS.find((code) => levels[code] === most) : undefined);
  return (
    <div
      className={`branches branches-${size}${turns ? " branches-turn" : ""} ${className}`.trim()}
      style={levelStyle(levels)}
    >
      <Channel over={over} />
      {turns && <Channel shape="down" over={over} />}
      <ul aria-label={label}>
        {ENVIRONMENTS.map((code) => (
          <li
            key={code}
            data-env={code}
            data-most={(leading ? leading.includes(code) : most > 0 && levels[code] === most) ? "" : undefined}
            data-moved={code === moved ? "" : undefined}
          >
            {hasDoors && <BranchDoor code={code} level={`var(--level-${code.toLowerCase()}, 0)`} />}
            <Icon name={environmentIcon(code)} />
            {links[code] ? <Link to={links[code]}>{names[code]}</Link> : <span>{names[code]}</span>}
            {notes[code] !== undefined && <span className="hint">{notes[code]}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The levels as custom properties, which the drawings below read. */
export function levelStyle(levels: Six<number>): CSSProperties {
  const pairs = ENVIRONMENTS.flatMap((code) => {
    const level = levels[code];
    return level === undefined ? [] : [[`--level-${code.toLowerCase()}`, Math.min(1, Math.max(0, level))]];
  });
  return Object.fromEntries(pairs) as CSSProperties;
}
