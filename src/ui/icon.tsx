import type { Environment } from "#shared/environments.ts";
import sprite from "./icons.svg?url&no-inline";

export type IconName =
  | "r"
  | "i"
  | "a"
  | "s"
  | "e"
  | "c"
  | "next"
  | "previous"
  | "down"
  | "close"
  | "menu"
  | "grip"
  | "more"
  | "check"
  | "search"
  | "filter"
  | "theme"
  | "bell"
  | "save"
  | "saved"
  | "info"
  | "warn"
  | "err"
  | "ok"
  | "share"
  | "print"
  | "paper"
  | "path"
  | "mail"
  | "edit"
  | "external"
  | "play";

/** Glyphs that point along the reading direction turn with it. */
const TURNING = new Set<IconName>(["next", "previous", "path", "external"]);

/** A line glyph, decoration only: words stand beside it or in the control's label. */
export function Icon({ name, className = "" }: { name: IconName; className?: string }) {
  const turn = TURNING.has(name) ? " icon-turn" : "";
  return (
    <svg className={`icon${turn} ${className}`.trim()} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The glyph of an environment. */
export function environmentIcon(code: Environment): IconName {
  return code.toLowerCase() as IconName;
}
