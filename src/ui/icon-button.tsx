import type { ComponentProps } from "react";
import { Icon, type IconName } from "./icon.tsx";

/** A button that shows only a glyph; `label` is its name. */
export function IconButton({
  icon,
  label,
  className = "",
  ...rest
}: { icon: IconName; label: string } & ComponentProps<"button">) {
  return (
    <button type="button" className={`icon-btn ${className}`.trim()} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  );
}
