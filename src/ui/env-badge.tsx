import type { Environment } from "#shared/environments.ts";
import { environmentIcon, Icon } from "./icon.tsx";

/** A work environment by name, glyph and colour: never by colour alone. */
export function EnvBadge({ code, name }: { code: Environment; name: string }) {
  return (
    <span className="env-badge" data-env={code}>
      <Icon name={environmentIcon(code)} />
      {name}
    </span>
  );
}

/** The glyph on its tint, for headings and cards that carry the name beside it. */
export function EnvTile({ code }: { code: Environment }) {
  return (
    <span className="env-tile" data-env={code}>
      <Icon name={environmentIcon(code)} />
    </span>
  );
}

interface EnvLineProps {
  readonly environments: readonly { readonly code: Environment; readonly title: string }[];
}

/** The environments of something as one small line, the first with its glyph. */
export function EnvLine({ environments }: EnvLineProps) {
  const [first, ...others] = environments;
  return (
    first && (
      <p className="env-line" data-env={first.code}>
        <Icon name={environmentIcon(first.code)} />
        {first.title}
        {others.map(({ code, title }) => (
          <span key={code} data-env={code}>
            · {title}
          </span>
        ))}
      </p>
    )
  );
}
