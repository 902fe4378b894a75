import { Icon, type IconName } from "./icon.tsx";

export const ENVIRONMENT_CODES = ["R", "I", "A", "S", "E", "C"] as const;
export type EnvironmentCode = (typeof ENVIRONMENT_CODES)[number];

export function environmentIcon(code: EnvironmentCode): IconName {
  return code.toLowerCase() as IconName;
}

/** A work environment by name, glyph and colour: never by colour alone. */
export function EnvBadge({ code, name }: { code: EnvironmentCode; name: string }) {
  return (
    <span className="env-badge" data-env={code}>
      <Icon name={environmentIcon(code)} />
      {name}
    </span>
  );
}

/** The glyph on its tint, for headings and cards that carry the name beside it. */
export function EnvTile({ code }: { code: EnvironmentCode }) {
  return (
    <span className="env-tile" data-env={code}>
      <Icon name={environmentIcon(code)} />
    </span>
  );
}
